import type { DefinedForm, RecordOf, Table, ValuesOf } from './define-form';

/** The server's input of a form. Only for valid values. */
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
  // The compiler cannot infer that an object built from all keys is complete.
  return input as RecordOf<F>;
}
