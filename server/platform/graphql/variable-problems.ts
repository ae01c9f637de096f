import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import { message, type Message } from '../i18n/message.js';
import { isRecord } from '../validation/is-record.js';

/** Longer values are not repeated in messages. */
const LONGEST = 100;

/**
 * Explains errors in the values of variables. graphql-js reports each error only with the definition of its variable, in
 * the same order as here.
 * @returns a function that returns the next error of a variable on each call
 */
export function variableProblems(schema: GraphQLSchema, variables: Readonly<Record<string, unknown>>) {
  const found = new Map<VariableDefinitionNode, Generator<Message>>();
  return (definition: VariableDefinitionNode): Message | undefined => {
    const mistakes = found.get(definition) ?? mistakesOf(definition, schema, variables);
    found.set(definition, mistakes);
    const next = mistakes.next();
    return next.done ? undefined : next.value;
  };
}

function* mistakesOf(
  definition: VariableDefinitionNode,
  schema: GraphQLSchema,
  variables: Readonly<Record<string, unknown>>,
): Generator<Message> {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type)) return;
  if (Object.hasOwn(variables, name)) yield* mistakesIn(variables[name], type, `$${name}`);
  else if (isNonNullType(type) && !definition.defaultValue) yield missing(`$${name}`, type);
}

function* mistakesIn(value: unknown, type: GraphQLInputType, path: string): Generator<Message> {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) yield noNull(path, type);
    else yield* mistakesIn(value, type.ofType, path);
  } else if (value === null || value === undefined) {
    return;
  } else if (isListType(type)) {
    if (!Array.isArray(value)) yield* mistakesIn(value, type.ofType, path);
    else
      for (const [index, each] of value.entries()) yield* mistakesIn(each, type.ofType, `${path}[${index}]`);
  } else if (isInputObjectType(type)) {
    if (!isRecord(value)) {
      yield noObject(path, type);
      return;
    }
    const fields = type.getFields();
    for (const field of Object.values(fields)) {
      const given = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
      const inside = `${path}.${field.name}`;
      if (given !== undefined) yield* mistakesIn(given, field.type, inside);
      else if (isNonNullType(field.type) && field.defaultValue === undefined)
        yield missing(inside, field.type);
    }
    for (const name of Object.keys(value))
      if (!Object.hasOwn(fields, name)) yield unknown(`${path}.${name}`, type);
  } else if (!isValueOf(type, value)) {
    yield wrong(path, type, value);
  }
}

function isValueOf(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    // A scalar rejects a value by throwing any error.
    return false;
  }
}

const missing = (path: string, type: GraphQLInputType): Message =>
  message(
    {
      en: 'Variable "{path}" of required type "{type}" was not provided.',
      es: 'Falta el valor de la variable "{path}", de tipo "{type}".',
    },
    { path, type: String(type) },
  );

const noNull = (path: string, type: GraphQLInputType): Message =>
  message(
    {
      en: 'Variable "{path}" of type "{type}" must not be null.',
      es: 'La variable "{path}", de tipo "{type}", no puede ser null.',
    },
    { path, type: String(type) },
  );

const noObject = (path: string, type: GraphQLInputType): Message =>
  message(
    {
      en: 'Variable "{path}" must be an object of type "{type}".',
      es: 'La variable "{path}" debe ser un objeto de tipo "{type}".',
    },
    { path, type: String(type) },
  );

const unknown = (path: string, type: GraphQLInputType): Message =>
  message(
    {
      en: 'Variable "{path}": type "{type}" has no such field.',
      es: 'La variable "{path}" sobra: el tipo "{type}" no tiene ese campo.',
    },
    { path, type: String(type) },
  );

function wrong(path: string, type: GraphQLLeafType, value: unknown): Message {
  const named = getNamedType(type);
  const values = {
    path,
    value: JSON.stringify(value),
    wanted: isEnumType(named)
      ? named
          .getValues()
          .map(({ name }) => name)
          .join(', ')
      : named.name,
  };
  const isShort = values.value.length <= LONGEST;
  const begin = isShort
    ? {
        en: 'Variable "{path}" cannot have the value {value}.',
        es: 'La variable "{path}" no puede tener el valor {value}.',
      }
    : {
        en: 'Variable "{path}" cannot have that value.',
        es: 'La variable "{path}" no puede tener ese valor.',
      };
  const end = isEnumType(named)
    ? { en: 'It must be one of: {wanted}.', es: 'Debe ser uno de: {wanted}.' }
    : { en: 'It must be of type "{wanted}".', es: 'Debe ser de tipo "{wanted}".' };
  return message({ en: `${begin.en} ${end.en}`, es: `${begin.es} ${end.es}` }, values);
}
