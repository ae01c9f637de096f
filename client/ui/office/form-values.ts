import type { DefinedForm, RecordOf, Table, ValuesOf } from '../define-form';

/** The form values of a server record. */
export function valuesFrom<F extends Table<F>>(
  { names, fields }: Pick<DefinedForm<F, string>, 'names' | 'fields'>,
  record: RecordOf<F>,
): ValuesOf<F> {
  // The compiler cannot infer that an object built from all keys is complete.
  return Object.fromEntries(names.map((name) => [name, fields[name].read(at(record, name))])) as ValuesOf<F>;
}

function at(record: object, path: string): unknown {
  const [head, ...rest] = path.split('.');
  const value: unknown = Object.entries(record).find(([name]) => name === head)?.[1];
  return rest.length > 0 && typeof value === 'object' && value !== null ? at(value, rest.join('.')) : value;
}
