import { useRef, useState } from 'react';

import type { Language } from '../i18n/language';
import { useLocale } from '../i18n/use-locale';

type Field<Values> = keyof Values & string;
type Problems<Values, Problem> = { [field in Field<Values>]?: Problem };

interface FormOptions<Values, Problem extends string> {
  initial: Values;
  /** In the order of the page, for the summary of errors. */
  fields: readonly Field<Values>[];
  /** What is wrong with each field: one table for every check. */
  check: (values: Values) => Problems<Values, Problem>;
  /** A problem in the visitor's language. */
  wordsOf: (problem: Problem) => string;
  /** Where a field is, when its name alone is not unique on the page. */
  idOf?: (field: Field<Values>) => string;
  /** Whose errors go when a field is edited; its own, when nothing is said. */
  clearedBy?: (field: Field<Values>) => readonly Field<Values>[];
  /** Told of every change, so that what was typed can be kept. */
  onValues?: (values: Values) => void;
}

/** Our own problems are kept as codes, so that their words follow the language; the server's come as words of one. */
type FieldError<Problem> = { problem: Problem } | { words: string; language: Language };

type FoundErrors<Values, Problem> = ReadonlyMap<Field<Values>, FieldError<Problem>>;

export interface ShownError {
  fieldId: string;
  message: string;
}

/**
 * The state of a form that is checked when it is sent: an error goes when its field is edited, and the server's errors
 * land on the same fields. Why no library: docs/decisions/no-form-library.md.
 */
export function useForm<Values extends object, Problem extends string>({
  initial,
  fields,
  check,
  wordsOf,
  idOf = (field) => field,
  clearedBy = (field) => [field],
  onValues,
}: FormOptions<Values, Problem>) {
  const { language } = useLocale();
  const [values, setValues] = useState(initial);
  const [found, setFound] = useState<FoundErrors<Values, Problem>>(new Map());
  const [attempt, setAttempt] = useState(0);
  // Two events before the next render must not lose each other's value.
  const latest = useRef(initial);

  const messageOf = (field: Field<Values>): string | undefined => {
    const error = found.get(field);
    if (!error) return undefined;
    if ('problem' in error) return wordsOf(error.problem);
    // Words of the other language are not shown; the server has its own in this one when it is asked again.
    return error.language === language ? error.words : undefined;
  };

  const change = <Name extends Field<Values>>(field: Name, value: Values[Name]) => {
    const next = { ...latest.current, [field]: value };
    latest.current = next;
    setValues(next);
    onValues?.(next);
    const cleared = clearedBy(field);
    setFound((current) => new Map([...current].filter(([name]) => !cleared.includes(name))));
  };

  /** @returns whether there are any */
  const show = (errors: FoundErrors<Values, Problem>): boolean => {
    setFound(errors);
    if (errors.size > 0) setAttempt((count) => count + 1);
    return errors.size > 0;
  };

  return {
    values,
    change,
    /** How often the form was refused: the summary takes the focus each time. */
    attempt,
    errors: fields.flatMap((field): ShownError[] => {
      const message = messageOf(field);
      return message === undefined ? [] : [{ fieldId: idOf(field), message }];
    }),
    /** What a field needs besides its value and its handler. */
    fieldProps: (field: Field<Values>) => ({ id: idOf(field), name: field, error: messageOf(field) }),
    /** Checks everything. @returns what may be sent, also what was typed since the last render */
    validate: (): Values | undefined => {
      const problems = check(latest.current);
      const errors: FoundErrors<Values, Problem> = new Map(
        fields.flatMap((field) => {
          const problem = problems[field];
          return problem === undefined ? [] : [[field, { problem }]];
        }),
      );
      return show(errors) ? undefined : latest.current;
    },
    /** Puts the server's words on their fields. @returns whether any of them is one of this form's */
    setServerErrors: (words: Readonly<Record<string, string | undefined>>): boolean => {
      const errors: FoundErrors<Values, Problem> = new Map(
        fields.flatMap((field) => {
          const text = words[field];
          return text === undefined ? [] : [[field, { words: text, language }]];
        }),
      );
      return errors.size > 0 && show(errors);
    },
    /** Other values for all fields; the errors go, but for those that are still about the same. */
    reset: (next: Values, keepsError: (field: Field<Values>) => boolean = () => false) => {
      latest.current = next;
      setValues(next);
      setFound((current) => new Map([...current].filter(([field]) => keepsError(field))));
    },
  };
}
