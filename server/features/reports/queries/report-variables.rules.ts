import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputType,
  isNonNullType,
  isScalarType,
  Kind,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import { badInput, type FieldProblems } from '../../../platform/errors/domain-error.js';
import { withPlace } from '../../../platform/graphql/with-place.js';
import { message, type Message, type MessageText } from '../../../platform/i18n/message.js';
import { dateProblemText } from '../../schedule/days/calendar-date.rules.js';
import type { VariableKind } from '../report.constants.js';

/** A variable that must be entered before a report runs. */
export interface VariableSpec {
  name: string;
  kind: VariableKind;
  isRequired: boolean;
  /** Whether it accepts null, which is no value. */
  isNullable: boolean;
  isWhole: boolean;
  typeName: string;
  /** The values of an enum. */
  choices: readonly string[];
  defaultValue: string | null;
}

/** Values of variables by name, as in forms and URLs. */
export type Values = Readonly<Record<string, string | undefined>>;

/** The value for a variable. Its name may be that of an object's own member, such as `constructor`. */
export function givenValueOf({ name }: VariableSpec, values: Values): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

const LONGEST = 200;
const GREATEST_INT = 2_147_483_647;

const REQUIRED = message({ en: 'Required', es: 'Obligatorio' });
const NO_WHOLE = message({ en: 'Must be a whole number', es: 'Debe ser un número entero' });
const NO_NUMBER = message({ en: 'Must be a number', es: 'Debe ser un número' });
const TOO_EARLY = message({
  en: 'Must not be before the first day',
  es: 'No puede ser anterior al primer día',
});
const NO_FLAG = message({ en: 'Must be true or false', es: 'Debe ser true o false' });
const TOO_LONG = message(
  { en: 'At most {length} characters', es: 'Máximo {length} caracteres' },
  { length: LONGEST },
);
const NO_FORM = {
  en: 'The variable "{name}" has a type that no form can ask for.',
  es: 'El tipo de la variable "{name}" no se puede pedir en un formulario.',
};

const NO_NAME = {
  en: 'A variable cannot be called "{name}".',
  es: 'Una variable no puede llamarse "{name}".',
};

/**
 * The variables of a query, with the kind of input for each. Throws BAD_USER_INPUT for a list or an input object, and
 * for `__proto__`, which graphql-js itself cannot read.
 */
export function reportVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
): VariableSpec[] {
  return definitions.map((definition) => {
    const { variable, defaultValue } = definition;
    const name = variable.name.value;
    if (name === '__proto__') throw refused(NO_NAME, definition);
    const type = typeOf(schema, definition);
    const named = getNamedType(type);
    const isEnum = isEnumType(named);
    const isPlain = isEnum || isScalarType(named);
    if (!isPlain || getNullableType(type) !== named) throw refused(NO_FORM, definition);
    return {
      name,
      kind: isEnum ? 'choice' : kindOf(name, named.name),
      isRequired: isNonNullType(type) && defaultValue === undefined,
      isNullable: !isNonNullType(type),
      isWhole: named.name === 'Int',
      typeName: named.name,
      choices: isEnum ? named.getValues().map((value) => value.name) : [],
      defaultValue: defaultValue ? textIn(defaultValue) : null,
    };
  });
}

function typeOf(schema: GraphQLSchema, definition: VariableDefinitionNode): GraphQLInputType {
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type)) throw refused(NO_FORM, definition);
  return type;
}

function refused(text: MessageText, { variable, loc }: VariableDefinitionNode): Error {
  const place = loc?.startToken ?? { line: 1, column: 1 };
  return badInput({ query: withPlace(message(text, { name: variable.name.value }), place) });
}

function textIn(value: ValueNode): string | null {
  return value.kind !== Kind.NULL && 'value' in value ? String(value.value) : null;
}

function kindOf(name: string, typeName: string): VariableKind {
  if (typeName === 'Boolean') return 'boolean';
  if (typeName === 'Int' || typeName === 'Float') return 'number';
  if (typeName === 'ID' && name === 'classTypeId') return 'classType';
  if (typeName === 'ID' && name === 'classInstanceId') return 'classInstance';
  return typeName === 'String' && /^(from|to|date)$|(From|To|Date)$/.test(name) ? 'date' : 'text';
}

/**
 * Converts entered values to those of the query. An empty value is null, even if the query has a default, which applies
 * to a missing value only. Throws BAD_USER_INPUT with the variables as fields.
 */
export function readValues(asked: readonly VariableSpec[], given: Values): Record<string, unknown> {
  const problems: FieldProblems = {};
  const read: Record<string, unknown> = {};
  for (const value of asked) {
    const text = givenValueOf(value, given)?.trim();
    if (text === '' && value.isNullable) read[value.name] = null;
    if (!text) {
      if (value.isRequired) problems[value.name] = REQUIRED;
      continue;
    }
    const problem = problemOf(value, text);
    if (problem) problems[value.name] = problem;
    else read[value.name] = valueOf(value, text);
  }
  for (const [first, last] of rangesIn(asked)) {
    const [from, to] = [read[first], read[last]];
    // ISO dates sort chronologically as strings.
    if (typeof from === 'string' && typeof to === 'string' && from > to) problems[last] = TOO_EARLY;
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return read;
}

/** Date variables that form a range by their names: from and to, classFrom and classTo. */
function rangesIn(asked: readonly VariableSpec[]): [first: string, last: string][] {
  const days = asked.filter(({ kind }) => kind === 'date').map(({ name }) => name);
  return days.flatMap((first): [string, string][] => {
    const last = first.replace(/^from$/, 'to').replace(/From$/, 'To');
    return last !== first && days.includes(last) ? [[first, last]] : [];
  });
}

/** The problem of a value for a variable, if any. */
export function problemOf({ kind, isWhole, choices }: VariableSpec, text: string): Message | undefined {
  if (text.length > LONGEST) return TOO_LONG;
  switch (kind) {
    case 'date': {
      const problem = dateProblemText(text);
      return problem && message(problem);
    }
    case 'boolean':
      return text === 'true' || text === 'false' ? undefined : NO_FLAG;
    case 'number':
      return isWhole ? (isWholeNumber(text) ? undefined : NO_WHOLE) : isNumber(text) ? undefined : NO_NUMBER;
    case 'choice':
      return choices.includes(text) ? undefined : oneOf(choices);
    case 'classType':
    case 'classInstance':
    case 'text':
      // PostgreSQL rejects NUL characters.
      return text.includes('\0')
        ? message({ en: 'This is not valid', es: 'Este dato no es válido' })
        : undefined;
  }
}

const isWholeNumber = (text: string): boolean =>
  /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= GREATEST_INT;
const isNumber = (text: string): boolean => /^-?\d{1,15}(\.\d{1,15})?$/.test(text);

function oneOf(choices: readonly string[]): Message {
  const words = choices.join(', ');
  return message({ en: 'Must be one of: {words}', es: 'Debe ser uno de: {words}' }, { words });
}

function valueOf({ kind }: VariableSpec, text: string): unknown {
  if (kind === 'number') return Number(text);
  return kind === 'boolean' ? text === 'true' : text;
}
