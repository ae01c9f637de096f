import { descriptionOf, isRequired, type DeclaredClass } from '../graphql/declared-fields.js';
import type { JsonSchema } from '../validation/shape.js';
import { isCents, snakeCase } from './rest-names.js';
import { inlined, Component, orNull, schemaOf } from './rest-schema.js';
import type { ReadField } from './value-reader.js';

/** The id in examples. */
export const ID_EXAMPLE = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';

export interface ParameterDocument {
  name: string;
  in: 'query' | 'header';
  description?: string;
  style?: 'form';
  explode?: boolean;
  schema: JsonSchema;
}

/** The input of a call besides the id in its path. */
export interface InputDocument {
  parameters: readonly ParameterDocument[];
  body?: { schema: JsonSchema; examples: Readonly<Record<string, object>>; isRequired?: boolean };
}

/** A field of an input, and its schema where that does not follow from the type. */
export interface DocumentedField extends ReadField {
  schema?: JsonSchema;
}

/** The schema of an object in a body. Other properties are allowed, because they are ignored. */
export function bodySchema(
  Class: DeclaredClass,
  fields: readonly DocumentedField[],
  { properties, ...more }: JsonSchema & { properties?: Readonly<Record<string, JsonSchema>> } = {},
): JsonSchema {
  const required = fields.filter(isRequired).map((field) => field.name);
  // POST and PUT share one schema.
  const named = new Component(Class.name.replace(/^Create/, ''), () => ({
    type: 'object',
    description: descriptionOf(Class),
    ...(required.length > 0 && { required }),
    ...more,
    properties: {
      ...Object.fromEntries(fields.map((field) => [field.name, inBody(field, fields)])),
      ...properties,
    },
  }));
  return { $ref: named };
}

export function parameterOf(
  field: DocumentedField,
  place: ParameterDocument['in'],
  siblings: readonly DocumentedField[],
): ParameterDocument {
  const { name, schema = inlined(schemaOf(field)), defaultValue } = field;
  const withDefault = defaultValue === undefined ? schema : { ...schema, default: defaultValue };
  return { name, in: place, ...describedOverRest(field, siblings), schema: withDefault };
}

function inBody(field: DocumentedField, siblings: readonly DocumentedField[]): JsonSchema {
  const schema = { ...(field.schema ?? typeSchema(field)), ...describedOverRest(field, siblings) };
  if (isRequired(field)) return schema;
  const { defaultValue } = field;
  return { ...orNull(schema), ...(defaultValue !== undefined && { default: defaultValue }) };
}

function typeSchema(field: DocumentedField): JsonSchema {
  const one = oneOf(field);
  return field.isList ? { type: 'array', ...field.shape, items: one } : one;
}

function oneOf(field: DocumentedField): JsonSchema {
  const { type } = field;
  if (type.kind === 'object') return bodySchema(type.Class, field.nested);
  const schema = schemaOf(field);
  const isBare = schema.type === 'string' && !('pattern' in schema) && !('format' in schema);
  // Whitespace alone is rejected, because it is trimmed.
  return isBare && isRequired(field) ? { ...schema, pattern: '\\S' } : schema;
}

/** A field's GraphQL description with REST names; none for an amount in cents or a text that mentions GraphQL code. */
export function describedOverRest(
  { description, property }: Pick<DocumentedField, 'description' | 'property'>,
  siblings: readonly Pick<DocumentedField, 'property' | 'name'>[],
): JsonSchema {
  if (description === undefined || description.includes('`') || isCents(property)) return {};
  const nameOf = new Map(siblings.map((field) => [field.property, field.name]));
  const named = description.replace(/\b[a-z]+[A-Z]\w*/g, (word) => nameOf.get(word) ?? snakeCase(word));
  return { description: named };
}
