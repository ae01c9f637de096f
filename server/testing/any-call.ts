import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';

/** Some value that the type takes. */
function anyValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyValue(type.ofType);
  if (isListType(type)) return [anyValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, anyValue(field.type)]));
  }
  if (type.name === 'Boolean') return true;
  return type.name === 'Int' || type.name === 'Float' ? 1 : 'x';
}

/** An operation that calls one field of the schema with some valid arguments and asks for as little as possible. */
export function anyCall(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): { query: string; variables: object } {
  const required = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const declared = required.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
  const given = required.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`);
  return {
    query: `${kind} ${inBrackets(declared)} { ${field.name}${inBrackets(given)} ${selection} }`,
    variables: Object.fromEntries(required.map((arg) => [arg.name, anyValue(arg.type)])),
  };
}
