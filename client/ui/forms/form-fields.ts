import type { FieldAttributes, FormField, MessageOrText } from './define-form';

interface TextOptions<Problem, Limit> extends FieldAttributes {
  /** The problem of an empty field; without it, the field is optional. */
  required?: Problem;
  pattern?: RegExp;
  /** The problem of a value that does not match. */
  invalid?: Problem;
  /**
   * Checked with a problem, unlike `maxLength`, which the input enforces in UTF-16 units, so never above the server's
   * limit.
   */
  atMost?: Limit;
  rows?: number;
}

type TextProblem<Problem, Limit extends number> = Problem | `atMost${Limit}`;

export const isBlank = (text: string) => text.trim() === '';

/** The length of a text as counted by the server: code points in NFC, without direction marks. */
const lengthOf = (text: string) => [...text.replace(/\p{Bidi_Control}/gu, '').normalize('NFC')].length;

/** A text that is trimmed. */
export function text<const Problem extends string = never, const Limit extends number = never>({
  required,
  pattern,
  invalid,
  atMost,
  rows,
  ...attributes
}: TextOptions<Problem, Limit>): FormField<string, string, TextProblem<Problem, Limit>> {
  return {
    initial: '',
    check: (value): TextProblem<Problem, Limit> | undefined => {
      const typed = value.trim();
      if (typed === '') return required;
      if (atMost !== undefined && lengthOf(typed) > atMost) return `atMost${atMost}`;
      return pattern && !pattern.test(typed) ? invalid : undefined;
    },
    read: (stored) => stored,
    write: (value) => value.trim(),
    attributes,
    ...(rows !== undefined && { rows }),
  };
}

/** An optional text: null on the server. */
export function optionalText<const Problem extends string = never, const Limit extends number = never>(
  options: Omit<TextOptions<Problem, Limit>, 'required'> = {},
): FormField<string, string | null, TextProblem<Problem, Limit>> {
  return {
    ...text<Problem, Limit>({ optional: true, ...options }),
    read: (stored) => stored ?? '',
    write: (value) => value.trim() || null,
  };
}

/** A text that is sent as typed. */
export function secret<const Problem extends string = never>(
  required?: Problem,
): FormField<string, string, Problem> {
  return {
    initial: '',
    check: (value) => (required !== undefined && value === '' ? required : undefined),
    read: () => '',
    write: (value) => value,
  };
}

// The server's pattern: a local part, an at sign, a domain with a dot, no misplaced dot or hyphen, no dot of another
// script, and no character that ends an address in a mail header. The server also checks look-alike characters.
export const emailPattern =
  /^(?!.*[\u3002\uff0e\uff61])[^\s@<>"(),;:\\[\].]+(?:\.[^\s@<>"(),;:\\[\].]+)*@[^\s@<>"(),;:\\[\].-](?:[^\s@<>"(),;:\\[\].]*[^\s@<>"(),;:\\[\].-])?(?:\.[^\s@<>"(),;:\\[\].-](?:[^\s@<>"(),;:\\[\].]*[^\s@<>"(),;:\\[\].-])?)+$/;

export function email<const Problem extends string, const Limit extends number = never>(
  options: TextOptions<Problem, Limit> & { required: Problem; invalid: Problem },
): FormField<string, string, TextProblem<Problem, Limit>> {
  return text({ type: 'email', pattern: emailPattern, ...options });
}

/** An email to look up, which may have been stored when the server's pattern was looser. */
export const knownEmail: typeof email = (options) => email({ pattern: /.@./, ...options });

/** A checkbox. */
export function flag<const Problem extends string = never>({
  initial = false,
  required,
}: { initial?: boolean; required?: Problem } = {}): FormField<boolean, boolean, Problem> {
  return {
    initial,
    check: (value) => (required !== undefined && !value ? required : undefined),
    read: (stored) => stored,
    write: (value) => value,
  };
}

interface ChoiceOptions<Value extends string> {
  values: readonly Value[];
  /** Optional, for values that are their own labels. */
  labels?: Readonly<Record<Value, MessageOrText>>;
}

/** One of a closed list: with `initial`, a value is always selected; with `required`, none is at first. */
export function choice<Value extends string, const Problem extends string>(
  options: ChoiceOptions<Value> & { required: Problem },
): FormField<Value | '', Value, Problem>;
export function choice<Value extends string>(
  options: ChoiceOptions<Value> & { initial: NoInfer<Value> },
): FormField<Value, Value, never>;
export function choice<Value extends string, Problem extends string>({
  values,
  labels,
  initial = '',
  required,
}: ChoiceOptions<Value> & { initial?: Value | ''; required?: Problem }): FormField<
  Value | '',
  Value,
  Problem
> {
  return {
    initial,
    check: (value) => (value === '' ? required : undefined),
    read: (stored) => stored,
    write: (value) => checked(values.find((each) => each === value)),
    choices: values.map((value) => ({ value, label: labels?.[value] ?? value })),
  };
}

/** A value after validation. @throws if the value is undefined */
export function checked<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('A form was written before it was checked.');
  return value;
}
