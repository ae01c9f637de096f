import type { InputHTMLAttributes } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** A message, or words that are in the reader's language already. */
export type Words = MessageDescriptor | string;

/** What an input takes besides its value, its words and its handler. */
export interface FieldAttributes extends Pick<
  InputHTMLAttributes<HTMLElement>,
  'inputMode' | 'lang' | 'maxLength' | 'min' | 'step'
> {
  type?: 'email' | 'tel' | 'number' | 'date';
  width?: 'short';
  optional?: boolean;
}

/** One field: what the form holds of it, what can be wrong with it, and what the server has and takes. */
export interface FormField<Value extends string | boolean, Sent, Problem extends string> {
  initial: Value;
  /** What is wrong with the value by itself. */
  check(value: Value): Problem | undefined;
  /** From the server's record. */
  read(stored: Sent): Value;
  /** For the server's input. Asked only of values that passed the check. */
  write(value: Value): Sent;
  attributes?: FieldAttributes;
  /** A text of several lines. */
  rows?: number;
  /** What can be chosen, with the words for each. */
  choices?: readonly { value: string; words: Words }[];
}

type AnyField = FormField<string | boolean, unknown, string>;
/** A table of fields: what there is of it under each of its own names. */
export type Table<F> = Readonly<Record<keyof F, AnyField>>;

/** What a form holds: texts as they were typed, what was chosen, and boxes. */
export type FormValues = Readonly<Record<string, string | boolean>>;
export type FieldOf<Values, Kind = string | boolean> = {
  [K in keyof Values & string]: Values[K] extends Kind ? K : never;
}[keyof Values & string];

/** The names of an input's properties, those of an object in it after a dot, as the server names its errors. */
type Path<Input> = {
  [K in keyof Input & string]: NonNullable<Input[K]> extends object
    ? `${K}.${keyof NonNullable<Input[K]> & string}`
    : K;
}[keyof Input & string];

type At<Input, P> = P extends keyof Input
  ? Input[P]
  : P extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Input
      ? At<NonNullable<Input[Head]>, Rest>
      : never
    : never;

/** A field for every property of a mutation's input, and for nothing else. */
export type FieldsFor<Input> = { [P in Path<Input>]-?: { write(value: never): At<Input, P> } };

export type ValuesOf<F extends Table<F>> = { [K in keyof F & string]: F[K]['initial'] };
type ProblemOf<F extends Table<F>> = Exclude<ReturnType<F[keyof F]['check']>, undefined>;

type Heads<F> = keyof F extends infer K ? (K extends `${infer Head}.${string}` ? Head : never) : never;

/** The fields as the server has them: an object again where their names have a dot. */
export type RecordOf<F extends Table<F>> = {
  [K in keyof F as K extends `${string}.${string}` ? never : K]: ReturnType<F[K]['write']>;
} & {
  [Head in Heads<F>]: {
    [K in keyof F as K extends `${Head}.${infer Rest}` ? Rest : never]: ReturnType<F[K]['write']>;
  };
};

export type Problems<Values, Problem> = { [field in keyof Values & string]?: Problem };

/** A form that useForm runs. */
export interface Form<Values extends FormValues, Problem extends string> {
  /** In the order of the page. */
  names: readonly (keyof Values & string)[];
  fields: Readonly<Record<keyof Values & string, AnyField>>;
  initial: Values;
  check: (values: Values) => Problems<Values, Problem>;
  labels: Readonly<Record<keyof Values & string, Words>>;
  problems: Readonly<Record<Problem, Words>>;
  /** Whose errors go with a field's own when it is edited. */
  clears?: { readonly [field in keyof Values & string]?: readonly (keyof Values & string)[] };
}

export interface DefinedForm<F extends Table<F>, Problem extends string> extends Form<ValuesOf<F>, Problem> {
  fields: F;
}

interface FormTable<F extends Table<F>, RuleProblem extends string> {
  /** In the order of the page. */
  fields: F;
  labels: Readonly<Record<keyof F & string, Words>>;
  problems: Readonly<Record<ProblemOf<F> | RuleProblem, Words>>;
  /** What is wrong with a field because of another one. */
  rules?: (values: ValuesOf<F>) => Problems<ValuesOf<F>, RuleProblem>;
  clears?: Form<ValuesOf<F>, string>['clears'];
}

/** A form from its one table: `fields: { … } satisfies FieldsFor<SomeInput>`. */
export function defineForm<F extends Table<F>, RuleProblem extends string = never>({
  fields,
  rules,
  ...words
}: FormTable<F, RuleProblem>): DefinedForm<F, ProblemOf<F> | RuleProblem> {
  // What is built field by field has each field of the table, which the compiler cannot follow.
  const names = Object.keys(fields) as (keyof F & string)[];
  return {
    ...words,
    fields,
    names,
    initial: Object.fromEntries(names.map((name) => [name, fields[name].initial])) as ValuesOf<F>,
    check: (values) => {
      const found: { [field in keyof F & string]?: string } = { ...rules?.(values) };
      for (const name of names) {
        const problem = fields[name].check(values[name]);
        if (problem !== undefined) found[name] = problem;
      }
      return found as Problems<ValuesOf<F>, ProblemOf<F> | RuleProblem>;
    },
  };
}
