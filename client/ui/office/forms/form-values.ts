import type { DefinedForm, RecordOf, Table, ValuesOf } from '../../forms/define-form';
import { inputFrom } from '../../forms/form-input';

/** The form values of a server record. */
export function valuesFrom<F extends Table<F>>(
  { names, fields }: Pick<DefinedForm<F, string>, 'names' | 'fields'>,
  record: RecordOf<F>,
): ValuesOf<F> {
  // The compiler cannot infer that an object built from all keys is complete.
  return Object.fromEntries(names.map((name) => [name, fields[name].read(at(record, name))])) as ValuesOf<F>;
}

/**
 * Whether two inputs have the same content. Spaces, the form of accents and direction marks do not count: the server
 * changes them.
 */
export function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((input) =>
    JSON.stringify(input)
      .replace(/\p{Bidi_Control}/gu, '')
      .normalize('NFC')
      .replace(/ +/g, ' '),
  );
  return first === second;
}

/** Whether a server record has the values of a form. */
export function isStoredIn<F extends Table<F>>(
  form: Pick<DefinedForm<F, string>, 'names' | 'fields'>,
  values: ValuesOf<F>,
  record: RecordOf<F>,
): boolean {
  return isSame(inputFrom(form, values), inputFrom(form, valuesFrom(form, record)));
}

function at(record: object, path: string): unknown {
  const [head, ...rest] = path.split('.');
  const value: unknown = Object.entries(record).find(([name]) => name === head)?.[1];
  return rest.length > 0 && typeof value === 'object' && value !== null ? at(value, rest.join('.')) : value;
}
