import type { DefinedForm, RecordOf, Table, ValuesOf } from '../define-form';

/** What a form holds of a record of the server. */
export function valuesFrom<F extends Table<F>>(
  { names, fields }: Pick<DefinedForm<F, string>, 'names' | 'fields'>,
  record: RecordOf<F>,
): ValuesOf<F> {
  // What is built field by field has each field of the table, which the compiler cannot follow.
  return Object.fromEntries(names.map((name) => [name, fields[name].read(at(record, name))])) as ValuesOf<F>;
}

function at(record: object, path: string): unknown {
  const [head, ...rest] = path.split('.');
  const value: unknown = Object.entries(record).find(([name]) => name === head)?.[1];
  return rest.length > 0 && typeof value === 'object' && value !== null ? at(value, rest.join('.')) : value;
}
