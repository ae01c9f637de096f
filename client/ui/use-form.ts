import { useRef, useState } from 'react';

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

/** Our own problems are kept as codes, so that their words follow the language; the server's come as words. */
type FieldError<Problem> = { problem: Problem } | { words: string };

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
  const [values, setValues] = useState(initial);
  const [found, setFound] = useState<Problems<Values, FieldError<Problem>>>({});
  const [attempt, setAttempt] = useState(0);
  // Two events before the next render must not lose each other's value.
  const latest = useRef(initial);

  const messageOf = (field: Field<Values>): string | undefined => {
    const error = found[field];
    if (!error) return undefined;
    return 'problem' in error ? wordsOf(error.problem) : error.words;
  };

  const change = <Name extends Field<Values>>(field: Name, value: Values[Name]) => {
    const next = { ...latest.current, [field]: value };
    latest.current = next;
    setValues(next);
    onValues?.(next);
    const cleared = clearedBy(field);
    setFound((current) => {
      const kept = Object.entries(current).filter(([name]) => !cleared.some((one) => one === name));
      return Object.fromEntries(kept) as Problems<Values, FieldError<Problem>>;
    });
  };

  const show = (errors: Problems<Values, FieldError<Problem>>) => {
    setFound(errors);
    setAttempt((count) => count + 1);
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
    place: (field: Field<Values>) => ({ id: idOf(field), name: field, error: messageOf(field) }),
    /** Checks everything. @returns whether it may be sent */
    isGood: (): boolean => {
      const problems = check(latest.current);
      const errors = Object.fromEntries(
        fields.flatMap((field) => {
          const problem = problems[field];
          return problem === undefined ? [] : [[field, { problem }]];
        }),
      ) as Problems<Values, FieldError<Problem>>;
      if (Object.keys(errors).length === 0) {
        setFound({});
        return true;
      }
      show(errors);
      return false;
    },
    /** Puts the server's words on their fields. @returns whether any of them is one of this form's */
    refuse: (words: Readonly<Record<string, string | undefined>>): boolean => {
      const errors = Object.fromEntries(
        fields.flatMap((field) => (words[field] === undefined ? [] : [[field, { words: words[field] }]])),
      ) as Problems<Values, FieldError<Problem>>;
      if (Object.keys(errors).length === 0) return false;
      show(errors);
      return true;
    },
    reset: (next: Values) => {
      latest.current = next;
      setValues(next);
      setFound({});
    },
  };
}
