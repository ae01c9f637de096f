import type { FormField, Words } from '../define-form';

interface OptionalChoiceOptions<Value extends string> {
  values: readonly Value[];
  words: Readonly<Record<Value, Words>>;
}

/** One of a closed list or none: null on the server. */
export function optionalChoice<Value extends string>({
  values,
  words,
}: OptionalChoiceOptions<Value>): FormField<Value | '', Value | null, never> {
  return {
    initial: '',
    check: () => undefined,
    read: (stored) => stored ?? '',
    write: (value) => values.find((each) => each === value) ?? null,
    attributes: { optional: true },
    choices: values.map((value) => ({ value, words: words[value] })),
  };
}
