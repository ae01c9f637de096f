import type { FormField, MessageOrText } from '../../forms/define-form';

interface OptionalChoiceOptions<Value extends string> {
  values: readonly Value[];
  labels: Readonly<Record<Value, MessageOrText>>;
}

/** One of a closed list or none: null on the server. */
export function optionalChoice<Value extends string>({
  values,
  labels,
}: OptionalChoiceOptions<Value>): FormField<Value | '', Value | null, never> {
  return {
    initial: '',
    check: () => undefined,
    read: (stored) => stored ?? '',
    write: (value) => values.find((each) => each === value) ?? null,
    attributes: { optional: true },
    choices: values.map((value) => ({ value, label: labels[value] })),
  };
}
