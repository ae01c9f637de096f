import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Language } from '../../i18n/language';
import { useLocale } from '../../i18n/use-locale';
import { textOf, type FieldOf, type Form, type FormValues, type MessageOrText } from './define-form';
import { typedValues } from './typed-values';
import { useIsHydrating } from '../loading/use-is-hydrating';

interface FormOptions<Values extends FormValues, Problem extends string> {
  form: Form<Values, Problem>;
  /** Default: an empty form. */
  initial?: Values;
  /** Values stored on an earlier visit, which take precedence. */
  restore?: () => Values | undefined;
  /** Prefix of the field ids, if the names are not unique in the document. */
  idPrefix?: string;
  /** Values of placeholders in the labels. */
  labelValues?: Readonly<Record<string, number>>;
  /** Called after every change, to store the values. */
  onValues?: (values: Values) => void;
}

/** The client's problems are codes, so that their texts follow the language; the server's are texts in one language. */
type FieldError<Problem> = { problem: Problem } | { text: string; language: Language };

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
 * The state of a form that is validated on submit: an error is cleared when its field is edited, and the server's
 * errors are displayed at the same fields. In a server-rendered page, values typed before hydration take precedence
 * over stored ones, and those over initial ones. Why no library: docs/decisions/no-form-library.md.
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
  // Two events before the next render must not overwrite each other's value.
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
  // Before the next render, which would restore the rendered values.
  useLayoutEffect(() => takeOver(), []);

  // The messages of a table are not typed by placeholder, so all get `labelValues`.
  const text = (message: MessageOrText) => textOf(intl, message, labelValues);
  const labelOf = (field: Field) => text(form.labels[field]);

  const messageOf = (field: Field): string | undefined => {
    const error = found.get(field);
    if (!error) return undefined;
    if ('problem' in error) return text(form.problems[error.problem]);
    // Texts in the other language are not displayed; a new request returns them in the current one.
    return error.language === language ? error.text : undefined;
  };

  const change = <Name extends Field>(field: Name, value: Values[Name]) => {
    const next = { ...latest.current, [field]: value };
    latest.current = next;
    setValues(next);
    onValues?.(next);
    const cleared: readonly string[] = [field, ...(form.clears?.[field] ?? [])];
    setFound((current) => new Map([...current].filter(([name]) => !cleared.includes(name))));
  };

  /** @returns whether there are errors */
  const show = (errors: FoundErrors<Values, Problem>): boolean => {
    setFound(errors);
    if (errors.size > 0) setAttempt((count) => count + 1);
    return errors.size > 0;
  };

  /** The props of a field besides label, value and handler. */
  const fieldProps = (field: Field): NamedField => ({
    id: idPrefix + field,
    name: field,
    error: messageOf(field),
  });

  return {
    form,
    values,
    change,
    /** The number of failed submits: the summary takes the focus each time. */
    attempt,
    errors: form.names.flatMap((field): ShownError[] => {
      const message = messageOf(field);
      if (message === undefined) return [];
      // Fields with the same message are distinguished by their labels. Those of the days of a class have none: their
      // messages name the day.
      const isShared = form.names.some((other) => other !== field && messageOf(other) === message);
      const label = isShared && field in form.labels ? `${labelOf(field)}: ` : '';
      return [{ fieldId: idPrefix + field, message: label + message }];
    }),
    fieldProps,
    /** The props of a text input or select. */
    text: (field: FieldOf<Values, string>) => ({
      ...fieldProps(field),
      ...form.fields[field].attributes,
      label: labelOf(field),
      value: String(values[field]),
      // A value selected from a closed list is one of its values.
      onChange: ({ target }: Typed) => change(field, target.value as Values[Field]),
    }),
    /** The props of a checkbox. */
    box: (field: FieldOf<Values, boolean>) => ({
      ...fieldProps(field),
      label: labelOf(field),
      checked: values[field] === true,
      onChange: ({ target }: Ticked) => change(field, target.checked as Values[Field]),
    }),
    /** Further props of a select. */
    optionsOf: (field: FieldOf<Values, string>) =>
      (form.fields[field].choices ?? []).map(({ value, label }) => ({
        value,
        label: text(label),
      })),
    /** Validates all fields. @returns the valid values, including what was typed since the last render */
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
    /** Displays the server's errors at their fields. @returns whether any of them belongs to this form */
    setServerErrors: (serverErrors: Readonly<Record<string, string | undefined>>): boolean => {
      const errors: FoundErrors<Values, Problem> = new Map(
        form.names.flatMap((field) => {
          const text = serverErrors[field];
          return text === undefined ? [] : [[field, { text, language }]];
        }),
      );
      return errors.size > 0 && show(errors);
    },
    /** The current values, including what was typed since the last render. */
    typed: () => latest.current,
    /** Replaces all values; errors are cleared, except those for which `keepsError` is true. */
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
