import { GraphQLError } from 'graphql';
import type { FieldProblems } from '../errors/domain-error.js';
import { isMessage, message, type Message, type MessageText } from '../i18n/message.js';
import { ERROR_TEXTS } from './graphql-texts.js';
import { MAX_ERRORS } from './operation-limits.js';
import { withPlace } from './with-place.js';

/** graphql-js stops at the maximum number of errors with an additional error that has no code. */
const STOPPED = /^Too many (validation errors|errors processing variables), error limit reached\b/;
const MORE = message(
  {
    en: 'There are more mistakes: only the first {max} are listed.',
    es: 'Hay más errores: se indican los primeros {max}.',
  },
  { max: MAX_ERRORS },
);

export function isStop({ nodes, path, message: text }: GraphQLError): boolean {
  return nodes === undefined && path === undefined && STOPPED.test(text);
}

const ARGUMENT = /^Argument "(\w+)" (?:of non-null type|has invalid value) /;

/** The argument in whose value a variable is null. graphql-js tells only when it executes the field. */
function wrongArgument({ message: original, originalError }: GraphQLError): string | undefined {
  const isOfResolver = originalError !== undefined && !(originalError instanceof GraphQLError);
  return isOfResolver ? undefined : ARGUMENT.exec(original)?.[1];
}

export const isWrongArgument = (error: GraphQLError): boolean => wrongArgument(error) !== undefined;

/**
 * Explains an invalid operation or an invalid value of a variable in both languages, with the position.
 * @param suggests whether to name similar names of the schema, if graphql-js does
 */
export function graphqlProblem(error: GraphQLError, suggests = true): Message {
  const { problem } = error.extensions;
  if (isMessage(problem)) return placed(problem, error);
  if (isStop(error)) return MORE;
  return placed(ofVariable(error, suggests) ?? explained(error.message, suggests), error);
}

const WRONG_VALUE = /^Variable "\$(\w+)" got invalid value /;
const PLACE_IN_VALUE = / at "([\w.[\]]+)"$/;

/** Without the value, which may be a whole form. */
function ofVariable(error: GraphQLError, suggests: boolean): Message | undefined {
  const wrong = wrongValue(error);
  if (!wrong) return undefined;
  const { place, reason } = wrong;
  const { text, values } = explained(reason, suggests);
  const es = `${text.es.charAt(0).toLowerCase()}${text.es.slice(1)}`;
  return message(
    { en: `Variable "{variable}": ${text.en}`, es: `En la variable "{variable}", ${es}` },
    { ...values, variable: `$${place}` },
  );
}

/** The variable with its path to the invalid value, `input.days[0].date`, and why it is invalid. */
function wrongValue({
  message: original,
  originalError,
}: GraphQLError): { place: string; reason: string } | undefined {
  const [, name] = WRONG_VALUE.exec(original) ?? [];
  const reason = originalError?.message;
  if (name === undefined || reason === undefined || !original.endsWith(`; ${reason}`)) return undefined;
  const [, place = name] = PLACE_IN_VALUE.exec(original.slice(0, -`; ${reason}`.length)) ?? [];
  return { place, reason };
}

const NAMED_FIELD = /^Field "(\w+)" /;

/** The problem of an argument or of the field of an input whose value is wrong or missing, as of a validation rule. */
export function fieldProblem(error: GraphQLError): FieldProblems | undefined {
  const argument = wrongArgument(error);
  if (argument !== undefined) return { [argument]: withShortValues(explained(error.message, false)) };
  const wrong = wrongValue(error);
  if (!wrong) return undefined;
  const { place, reason } = wrong;
  // The position of a missing or unknown field is that of the object around it.
  const [, field] = NAMED_FIELD.exec(reason) ?? [];
  const [, ...path] = `${place}${field === undefined ? '' : `.${field}`}`
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.');
  return path.length === 0 ? undefined : { [path.join('.')]: withShortValues(explained(reason, false)) };
}

const SUGGESTED = ' Did you mean ';
const KIND_OF_SUGGESTION = /^(?:the enum value|to use an inline fragment on) /;

function explained(original: string, suggests: boolean): Message {
  const end = original.endsWith('?') ? original.lastIndexOf(SUGGESTED) : -1;
  const rest = end < 0 ? original : original.slice(0, end);
  const known = translated(rest);
  if (!known) return message({ en: '{rest}', es: 'La consulta no es válida: {rest}' }, { rest });
  if (end < 0 || !suggests) return known;
  const names = original.slice(end + SUGGESTED.length, -1).replace(KIND_OF_SUGGESTION, '');
  const { text, values } = known;
  return message(
    { en: `${text.en} Did you mean {names}?`, es: `${text.es} ¿Quiso decir {nombres}?` },
    { ...values, names, nombres: names.replaceAll(/,? or "/g, ' o "') },
  );
}

/** Patterns of the known messages, with a named group for each placeholder. */
export const KNOWN_ERRORS = ERROR_TEXTS.map(([original, es, en = original]) => ({
  pattern: patternOf(original),
  text: { en, es } satisfies MessageText,
}));

/** Longer messages contain a long value. With several placeholders, matching all of it could take quadratic time. */
const LONGEST_MESSAGE = 2_000;

function translated(original: string): Message | undefined {
  const half = LONGEST_MESSAGE / 2;
  const matched =
    original.length > LONGEST_MESSAGE ? `${original.slice(0, half)}…${original.slice(-half)}` : original;
  for (const { pattern, text } of KNOWN_ERRORS) {
    const found = pattern.exec(matched);
    if (found) return withTokenNames(message(text, { ...found.groups }));
  }
  return undefined;
}

function patternOf(original: string): RegExp {
  const literal = original.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{(\w+)\}/g, '(?<$1>.*?)')}$`, 's');
}

/** graphql-js's names for kinds of tokens; signs and words are in quotation marks. */
const TOKENS = new Map<unknown, MessageText>([
  ['Name', { en: 'a name', es: 'un nombre' }],
  ['Int', { en: 'a whole number', es: 'un número entero' }],
  ['Float', { en: 'a number', es: 'un número' }],
  ['String', { en: 'a text', es: 'un texto' }],
  ['BlockString', { en: 'a text', es: 'un texto' }],
]);
const KIND_OF_WORD = /^(?:Name|Int|Float|String|BlockString|Comment) (?=")/;

function withTokenNames({ text, values = {} }: Message): Message {
  const { expected, found } = values;
  const kind = TOKENS.get(expected);
  return message(
    kind ? { en: text.en.replace('{expected}', kind.en), es: text.es.replace('{expected}', kind.es) } : text,
    typeof found === 'string' ? { ...values, found: found.replace(KIND_OF_WORD, '') } : values,
  );
}

/** Longer values are truncated, because a value may be as long as the request. */
const LONGEST = 200;

function placed(problem: Message, { locations }: GraphQLError): Message {
  const [place] = locations ?? [];
  const short = withShortValues(problem);
  return place ? withPlace(short, place) : short;
}

function withShortValues({ text, values = {} }: Message): Required<Pick<Message, 'text' | 'values'>> {
  return {
    text,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortened(value)])),
  };
}

function shortened(value: string | number): string | number {
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
