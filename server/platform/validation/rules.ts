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
import type { Message, MessageText } from '../i18n/message.js';

/** The rules inputs are written in. Each carries its message in both languages and its rank among broken rules. */
interface RuleContext extends Message {
  rank: number;
}

export function isRuleContext(value: unknown): value is RuleContext {
  return typeof value === 'object' && value !== null && 'rank' in value && 'text' in value;
}

const rule = (rank: number, text: MessageText, values?: Message['values']): ValidationOptions => ({
  // class-validator drops the context of a rule without a message.
  message: text.en,
  context: values ? { rank, text, values } : { rank, text },
});

export const Optional = (): PropertyDecorator => IsOptional();

export const Required = (text: MessageText): PropertyDecorator => IsDefined(rule(0, text));

export const MustBeTrue = (text: MessageText): PropertyDecorator => Equals(true, rule(0, text));

export const Pattern = (pattern: RegExp, text: MessageText): PropertyDecorator =>
  Matches(pattern, rule(1, text));

export const OneOf = (values: readonly string[], text: MessageText): PropertyDecorator =>
  IsIn([...values], rule(1, text));

/** One of a closed list of words that a caller writes, not a person. */
export const OneOfWords = (words: readonly string[]): PropertyDecorator =>
  OneOf(words, { en: `Must be one of: ${words.join(', ')}`, es: `Debe ser uno de: ${words.join(', ')}` });

/** For texts; an absent one is for `Required` to judge. Characters are counted as people count them. */
export const AtMost = (length: number): PropertyDecorator =>
  ValidateBy(
    {
      name: 'atMost',
      validator: { validate: (value) => typeof value !== 'string' || [...value].length <= length },
    },
    rule(2, { en: 'At most {length} characters', es: 'Máximo {length} caracteres' }, { length }),
  );

export const Whole = (text: MessageText, range: { min: number; max: number }): PropertyDecorator => {
  const rules = [IsInt(rule(1, text)), Min(range.min, rule(1, text)), Max(range.max, rule(1, text))];
  return (target, key) => rules.forEach((decorate) => decorate(target, key));
};

/** A rule of one's own over the value. */
export const Satisfies = (
  name: string,
  holds: (value: unknown) => boolean,
  text: MessageText,
): PropertyDecorator => ValidateBy({ name, validator: { validate: (value) => holds(value) } }, rule(1, text));

/** A rule over the value and the rest of its input. */
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
