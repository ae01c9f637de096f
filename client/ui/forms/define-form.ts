import type { InputHTMLAttributes } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';

/** A message, or a text in the current language. */
export type MessageOrText = MessageDescriptor | string;

export function textOf(
  intl: IntlShape,
  message: MessageOrText,
  values?: Readonly<Record<string, string | number>>,
) {
  return typeof message === 'string' ? message : intl.formatMessage(message, values);
}

/** The props of an input besides value, labels and handler. */
export interface FieldAttributes extends Pick<
  InputHTMLAttributes<HTMLElement>,
  'autoCapitalize' | 'inputMode' | 'lang' | 'maxLength' | 'min' | 'spellCheck' | 'step'
> {
  type?: 'email' | 'tel' | 'number' | 'date';
  width?: 'short';
  optional?: boolean;
}

/** A field: its form value, its problems, and the conversion from and to the server's types. */
export interface FormField<Value extends string | boolean, Sent, Problem extends string> {
  initial: Value;
  /** Validates the value by itself. */
  check(value: Value): Problem | undefined;
  /** Converts the value of the server's record. */
  read(stored: Sent): Value;
  /** Converts to the server's input. Only for valid values. */
  write(value: Value): Sent;
  attributes?: FieldAttributes;
  /** For a multi-line text. */
  rows?: number;
  /** The options with their labels. */
  choices?: readonly { value: string; label: MessageOrText }[];
}

type AnyField = FormField<string | boolean, unknown, string>;
/** A table of fields by name. */
export type Table<F> = Readonly<Record<keyof F, AnyField>>;

/** Form values: texts as typed, selected options, and checkboxes. */
export type FormValues = Readonly<Record<string, string | boolean>>;
export type FieldOf<Values, Kind = string | boolean> = {
  [K in keyof Values & string]: Values[K] extends Kind ? K : never;
}[keyof Values & string];

/** The names of an input's properties; nested ones with a dot, as in the server's errors. */
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

/** Exactly one field for every property of a mutation's input that a person fills in. */
export type FieldsFor<Input> = {
  [P in Exclude<Path<Input>, 'idempotencyKey'>]-?: { write(value: never): At<Input, P> };
};

export type ValuesOf<F extends Table<F>> = { [K in keyof F & string]: F[K]['initial'] };
type ProblemOf<F extends Table<F>> = Exclude<ReturnType<F[keyof F]['check']>, undefined>;

type Heads<F> = keyof F extends infer K ? (K extends `${infer Head}.${string}` ? Head : never) : never;

/** The fields in the server's structure, with nested objects for names with a dot. */
export type RecordOf<F extends Table<F>> = {
  [K in keyof F as K extends `${string}.${string}` ? never : K]: ReturnType<F[K]['write']>;
} & {
  [Head in Heads<F>]: {
    [K in keyof F as K extends `${Head}.${infer Rest}` ? Rest : never]: ReturnType<F[K]['write']>;
  };
};

type Problems<Values, Problem> = { [field in keyof Values & string]?: Problem };

/** A form for useForm. */
export interface Form<Values extends FormValues, Problem extends string> {
  /** In the order on the page. */
  names: readonly (keyof Values & string)[];
  fields: Readonly<Record<keyof Values & string, AnyField>>;
  initial: Values;
  check: (values: Values) => Problems<Values, Problem>;
  labels: Readonly<Record<keyof Values & string, MessageOrText>>;
  problems: Readonly<Record<Problem, MessageOrText>>;
  /** Fields whose errors are cleared together when one is edited. */
  clears?: { readonly [field in keyof Values & string]?: readonly (keyof Values & string)[] };
  /** Groups of fields that two versions are not mixed in, besides those of one nested object. */
  together?: readonly (readonly (keyof Values & string)[])[];
}

export interface DefinedForm<F extends Table<F>, Problem extends string> extends Form<ValuesOf<F>, Problem> {
  fields: F;
}

interface FormTable<F extends Table<F>, RuleProblem extends string> {
  /** In the order on the page. */
  fields: F;
  labels: Readonly<Record<keyof F & string, MessageOrText>>;
  problems: Readonly<Record<ProblemOf<F> | RuleProblem, MessageOrText>>;
  /** Validates fields that depend on each other. */
  rules?: (values: ValuesOf<F>) => Problems<ValuesOf<F>, RuleProblem>;
  clears?: Form<ValuesOf<F>, string>['clears'];
  together?: Form<ValuesOf<F>, string>['together'];
}

/** Creates a form from a table: `fields: { … } satisfies FieldsFor<SomeInput>`. */
export function defineForm<F extends Table<F>, RuleProblem extends string = never>({
  fields,
  rules,
  ...texts
}: FormTable<F, RuleProblem>): DefinedForm<F, ProblemOf<F> | RuleProblem> {
  // The compiler cannot infer that an object built from all keys is complete.
  const names = Object.keys(fields) as (keyof F & string)[];
  return {
    ...texts,
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
