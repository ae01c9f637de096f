import {
  Equals,
  IsDefined,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { genericMessage, message, type Message, type MessageText } from '../i18n/message.js';
import { MAX_PRICE_CENTS } from '../money/money.js';
import { Shape, type JsonSchema } from './shape.js';

/** The message of a rule and its rank: of several violations the one with the lowest rank is reported. */
interface RuleContext extends Message {
  rank: number;
}

export function isRuleContext(value: unknown): value is RuleContext {
  return typeof value === 'object' && value !== null && 'rank' in value && 'text' in value;
}

const rule = (rank: number, text: MessageText, values?: Message['values']): ValidationOptions =>
  ruleOf(rank, message(text, values));

const ruleOf = (rank: number, problem: Message): ValidationOptions => ({
  // class-validator drops the context of a rule without a message.
  message: problem.text.en,
  context: { rank, ...problem },
});

export const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) =>
    decorators.forEach((decorate) => decorate(target, key));

export const Optional = (): PropertyDecorator => IsOptional();

export const Required = (text: MessageText): PropertyDecorator => IsDefined(rule(0, text));

/** The agreement to the terms. */
export const AgreesToTerms = (): PropertyDecorator => {
  const text = { en: 'You must agree to the terms', es: 'Debe aceptar las condiciones' };
  return all(Equals(true, rule(0, text)), Shape({ const: true }));
};

export const Pattern = (pattern: RegExp, text: MessageText): PropertyDecorator =>
  all(Matches(pattern, rule(1, text)), Shape({ pattern: pattern.source }));

export const OneOf = (values: readonly string[], text: MessageText): PropertyDecorator =>
  IsIn([...values], rule(1, text));

/** One of a closed list of values, which programs send. The message lists them. */
export const OneOfWords = (words: readonly string[]): PropertyDecorator =>
  IsIn([...words], ruleOf(1, notOneOf(words)));

export function notOneOf(words: readonly string[]): Message {
  const list = words.join(', ');
  return genericMessage({ en: `Must be one of: ${list}`, es: `Debe ser uno de: ${list}` });
}

/** Counts code points, not UTF-16 units. A missing text is valid: see `Required`. */
export const AtMost = (length: number): PropertyDecorator =>
  all(
    ValidateBy(
      {
        name: 'atMost',
        validator: { validate: (value) => typeof value !== 'string' || [...value].length <= length },
      },
      ruleOf(
        2,
        genericMessage(
          { en: 'At most {length, number} characters', es: 'Máximo {length, number} caracteres' },
          { length },
        ),
      ),
    ),
    Shape({ maxLength: length }),
  );

/** @param text may name {min} and {max} */
export const Whole = (
  text: MessageText,
  { min, max }: { min: number; max: number },
  values: Message['values'] = { min, max },
): PropertyDecorator =>
  all(
    IsInt(rule(1, text, values)),
    Min(min, rule(1, text, values)),
    Max(max, rule(1, text, values)),
    Shape({ minimum: min, maximum: max }),
  );

/** Cents. @param text may name {dollars}, the highest price */
export const Price = (text: MessageText): PropertyDecorator =>
  Whole(text, { min: 0, max: MAX_PRICE_CENTS }, { dollars: MAX_PRICE_CENTS / 100 });

/** @param text may name {most} */
export const AtMostItems = (most: number, text: MessageText): PropertyDecorator =>
  all(
    ValidateBy(
      {
        name: 'atMostItems',
        validator: { validate: (value) => Array.isArray(value) && value.length <= most },
      },
      rule(1, text, { most }),
    ),
    Shape({ maxItems: most }),
  );

/** A custom rule on the value, with its JSON Schema as far as that can express it. */
export const Satisfies = (
  name: string,
  holds: (value: unknown) => boolean,
  text: MessageText,
  shape: JsonSchema = {},
): PropertyDecorator =>
  all(ValidateBy({ name, validator: { validate: (value) => holds(value) } }, rule(1, text)), Shape(shape));

/** A custom rule on the value and the rest of its input. */
export const SatisfiesWithin = <Input extends object>(
  InputClass: () => new () => Input,
  name: string,
  holds: (value: unknown, input: Input) => boolean,
  text: MessageText,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value, args) => {
          const input = args?.object;
          return input instanceof InputClass() && holds(value, input);
        },
      },
    },
    rule(1, text),
  );
