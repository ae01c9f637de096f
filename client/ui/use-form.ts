import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Language } from '../i18n/language';
import { useLocale } from '../i18n/use-locale';
import type { FieldOf, Form, FormValues, Words } from './define-form';
import { typedValues } from './typed-values';
import { useIsHydrating } from './use-is-hydrating';

interface FormOptions<Values extends FormValues, Problem extends string> {
  form: Form<Values, Problem>;
  /** When it does not start empty. */
  initial?: Values;
  /** What the browser keeps of an earlier visit; it starts with that instead, if there is any. */
  restore?: () => Values | undefined;
  /** Before the names of the fields, when those alone are not unique on the page. */
  idPrefix?: string;
  /** What the labels name besides their words. */
  labelValues?: Readonly<Record<string, number>>;
  /** Told of every change, so that what was typed can be kept. */
  onValues?: (values: Values) => void;
}

/** Our own problems are kept as codes, so that their words follow the language; the server's come as words of one. */
type FieldError<Problem> = { problem: Problem } | { words: string; language: Language };

type FoundErrors<Values, Problem> = ReadonlyMap<keyof Values & string, FieldError<Problem>>;

interface NamedField {
  id: string;
  name: string;
  error: string | undefined;
}

interface Typed {
  target: { value: string };
}

interface Ticked {
  target: { checked: boolean };
}

export interface ShownError {
  fieldId: string;
  message: string;
}

/**
 * The state of a form that is checked when it is sent: an error goes when its field is edited, and the server's errors
 * land on the same fields. In a page that the server rendered, what was typed before it came alive wins over what was
 * kept, and that over what the form starts with. Why no library: docs/decisions/no-form-library.md.
 */
export function useForm<Values extends FormValues, Problem extends string>({
  form,
  initial = form.initial,
  restore,
  idPrefix = '',
  labelValues,
  onValues,
}: FormOptions<Values, Problem>) {
  type Field = keyof Values & string;
  const intl = useIntl();
  const { language } = useLocale();
  const isHydrating = useIsHydrating();
  const [values, setValues] = useState(() => (isHydrating ? undefined : restore?.()) ?? initial);
  const [found, setFound] = useState<FoundErrors<Values, Problem>>(new Map());
  const [attempt, setAttempt] = useState(0);
  // Two events before the next render must not lose each other's value.
  const latest = useRef(values);
  const isTakenOver = useRef(!isHydrating);

  const takeOver = useEffectEvent(() => {
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    const typed = typedValues(form, initial, idPrefix);
    const next = { ...(restore?.() ?? initial), ...typed };
    latest.current = next;
    setValues(next);
    if (Object.keys(typed).length > 0) onValues?.(next);
  });
  // Before the next render, which would put the rendered values back into the fields.
  useLayoutEffect(() => takeOver(), []);

  // A table's messages have no types for what they name: `labelValues` gives it to all.
  const wordsOf = (words: Words) =>
    typeof words === 'string' ? words : intl.formatMessage(words, labelValues);
  const labelOf = (field: Field) => wordsOf(form.labels[field]);

  const messageOf = (field: Field): string | undefined => {
    const error = found.get(field);
    if (!error) return undefined;
    if ('problem' in error) return wordsOf(form.problems[error.problem]);
    // Words of the other language are not shown; the server has its own in this one when it is asked again.
    return error.language === language ? error.words : undefined;
  };

  const change = <Name extends Field>(field: Name, value: Values[Name]) => {
    const next = { ...latest.current, [field]: value };
    latest.current = next;
    setValues(next);
    onValues?.(next);
    const cleared: readonly string[] = [field, ...(form.clears?.[field] ?? [])];
    setFound((current) => new Map([...current].filter(([name]) => !cleared.includes(name))));
  };

  /** @returns whether there are any */
  const show = (errors: FoundErrors<Values, Problem>): boolean => {
    setFound(errors);
    if (errors.size > 0) setAttempt((count) => count + 1);
    return errors.size > 0;
  };

  /** What a field needs besides its label, its value and its handler. */
  const fieldProps = (field: Field): NamedField => ({
    id: idPrefix + field,
    name: field,
    error: messageOf(field),
  });

  return {
    form,
    values,
    change,
    /** How often the form was refused: the summary takes the focus each time. */
    attempt,
    errors: form.names.flatMap((field): ShownError[] => {
      const message = messageOf(field);
      return message === undefined ? [] : [{ fieldId: idPrefix + field, message }];
    }),
    fieldProps,
    /** What the input of a text or a choice takes. */
    text: (field: FieldOf<Values, string>) => ({
      ...fieldProps(field),
      ...form.fields[field].attributes,
      label: labelOf(field),
      value: String(values[field]),
      // What is chosen from a closed list is one of its values.
      onChange: ({ target }: Typed) => change(field, target.value as Values[Field]),
    }),
    /** What a box to tick takes. */
    box: (field: FieldOf<Values, boolean>) => ({
      ...fieldProps(field),
      label: labelOf(field),
      checked: values[field] === true,
      onChange: ({ target }: Ticked) => change(field, target.checked as Values[Field]),
    }),
    /** What a list of choices takes besides that. */
    optionsOf: (field: FieldOf<Values, string>) =>
      (form.fields[field].choices ?? []).map(({ value, words }) => ({
        value,
        label: wordsOf(words),
      })),
    /** Checks everything. @returns what may be sent, also what was typed since the last render */
    validate: (): Values | undefined => {
      const problems = form.check(latest.current);
      const errors: FoundErrors<Values, Problem> = new Map(
        form.names.flatMap((field) => {
          const problem = problems[field];
          return problem === undefined ? [] : [[field, { problem }]];
        }),
      );
      return show(errors) ? undefined : latest.current;
    },
    /** Puts the server's words on their fields. @returns whether any of them is one of this form's */
    setServerErrors: (words: Readonly<Record<string, string | undefined>>): boolean => {
      const errors: FoundErrors<Values, Problem> = new Map(
        form.names.flatMap((field) => {
          const text = words[field];
          return text === undefined ? [] : [[field, { words: text, language }]];
        }),
      );
      return errors.size > 0 && show(errors);
    },
    /** What is typed now, also since the last render. */
    typed: () => latest.current,
    /** Other values for all fields; the errors go, but for those that are still about the same. */
    reset: (next: Values, keepsError: (field: Field) => boolean = () => false) => {
      latest.current = next;
      setValues(next);
      setFound((current) => new Map([...current].filter(([field]) => keepsError(field))));
    },
  };
}

export type FormState<Values extends FormValues, Problem extends string = string> = ReturnType<
  typeof useForm<Values, Problem>
>;
