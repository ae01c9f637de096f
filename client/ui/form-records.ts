import type { DefinedForm, RecordOf, Table, ValuesOf } from './define-form';

// What is built field by field has each field of the table, which the compiler cannot follow.

/** What a form holds of a record of the server. */
export function valuesFrom<F extends Table<F>>(
  { names, fields }: Pick<DefinedForm<F, string>, 'names' | 'fields'>,
  record: RecordOf<F>,
): ValuesOf<F> {
  return Object.fromEntries(names.map((name) => [name, fields[name].read(at(record, name))])) as ValuesOf<F>;
}

/** What a form sends to the server. Asked only of values that passed its check. */
export function inputFrom<F extends Table<F>>(
  { names, fields }: Pick<DefinedForm<F, string>, 'names' | 'fields'>,
  values: ValuesOf<F>,
): RecordOf<F> {
  const input: Record<string, unknown> = {};
  for (const name of names) {
    const sent = fields[name].write(values[name]);
    const [head = name, part] = name.split('.');
    const group = input[head];
    input[head] = part === undefined ? sent : { ...(typeof group === 'object' && group), [part]: sent };
  }
  return input as RecordOf<F>;
}

function at(record: object, path: string): unknown {
  const [head, ...rest] = path.split('.');
  const value: unknown = Object.entries(record).find(([name]) => name === head)?.[1];
  return rest.length > 0 && typeof value === 'object' && value !== null ? at(value, rest.join('.')) : value;
}
