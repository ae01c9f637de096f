import type { DefinedForm, RecordOf, Table, ValuesOf } from './define-form';

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
  // What is built field by field has each field of the table, which the compiler cannot follow.
  return input as RecordOf<F>;
}
