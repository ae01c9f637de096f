import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

export type SchemaField = GraphQLField<unknown, unknown>;

/** A query or a mutation of the schema. */
export interface RootField {
  kind: 'query' | 'mutation';
  field: SchemaField;
}

export interface GraphQLCall {
  query: string;
  variables: Record<string, unknown>;
}

export function rootFieldsOf(schema: GraphQLSchema): RootField[] {
  const fieldsOf = (kind: RootField['kind'], type: GraphQLObjectType | null | undefined): RootField[] =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  return [...fieldsOf('query', schema.getQueryType()), ...fieldsOf('mutation', schema.getMutationType())];
}

/** A valid value of the type. */
export function anyValue(type: GraphQLInputType): unknown {
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

function isRequired({ type, defaultValue }: GraphQLArgument): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

/**
 * An operation that calls one query or mutation.
 * @param selection default: `{ __typename }`
 * @param values the arguments; default: valid values of the required ones
 */
export function anyCall(
  { kind, field }: RootField,
  selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '',
  values: Record<string, unknown> = requiredValues(field),
): GraphQLCall {
  const given = field.args.filter(({ name }) => name in values);
  const declared = given.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${kind} ${inBrackets(declared)} { ${field.name}${inBrackets(passed)} ${selection} }`;
  return { query, variables: values };
}

function requiredValues({ args }: SchemaField): Record<string, unknown> {
  return Object.fromEntries(args.filter(isRequired).map(({ name, type }) => [name, anyValue(type)]));
}

const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`);

/** A selection of every field of a type, down to its leaves. */
export function everythingOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map((field) => selected(field, everythingOf(field.type)));
  return `{ ${fields.join(' ')} }`;
}

/** A selection of one field, by the path that leads to it. */
export function selectionOf(path: readonly SchemaField[]): string {
  const [first, ...others] = path;
  if (!first) return '';
  const isLeaf = !isObjectType(getNamedType(first.type));
  const inner = others.length > 0 ? selectionOf(others) : isLeaf ? '' : '{ __typename }';
  return `{ ${selected(first, inner)} }`;
}

function selected(field: SchemaField, inner: string): string {
  const literals = field.args.filter(isRequired).map(({ name, type }) => `${name}: ${literalOf(type)}`);
  return `${field.name}${inBrackets(literals.join(', '))} ${inner}`;
}

function literalOf(type: GraphQLInputType): string {
  const value = anyValue(type);
  return isEnumType(getNamedType(type)) ? String(value) : JSON.stringify(value);
}
