import { declaredFields, type DeclaredClass, type DeclaredField } from '../graphql/declared-fields.js';
import { decimalFromCents } from '../money/money.js';
import type { JsonSchema } from '../validation/shape.js';
import { describedOverRest } from './input-document.js';
import { isCents, restNameOf } from './rest-names.js';
import { Component, orNull, schemaOf } from './rest-schema.js';

/** A property of a response: how to get its value, and its schema. */
export interface RestProperty<Source> {
  value: (source: Source) => unknown;
  schema: JsonSchema;
}
export type RestProperties<Source> = Readonly<Record<string, RestProperty<Source>>>;

export type WrittenObject = Record<string, unknown>;

/** A JSON object in a response. All its properties are always present, and there are no others. */
export class RestObject<Source> {
  private readonly entries: readonly (readonly [string, RestProperty<Source>])[];
  /** A reference to its schema. */
  readonly schema: JsonSchema;

  constructor(
    name: string,
    readonly properties: RestProperties<Source>,
    description?: string,
  ) {
    this.entries = Object.entries(properties);
    const make = (): JsonSchema => ({
      type: 'object',
      description,
      additionalProperties: false,
      required: Object.keys(properties),
      properties: Object.fromEntries(this.entries.map(([key, { schema }]) => [key, schema])),
    });
    this.schema = { $ref: new Component(name, make) };
  }

  readonly toJson = (source: Source): WrittenObject => {
    const json: WrittenObject = {};
    for (const [name, { value }] of this.entries) json[name] = value(source);
    return json;
  };
}

const UUID: JsonSchema = { format: 'uuid' };

type Item<Value> = Value extends readonly (infer Each)[] ? Each : NonNullable<Value>;
interface OwnForm<Value> {
  name?: string;
  /** The form of an object, or of each item of a list. */
  as?: RestObject<Item<Value>>;
  description?: string;
}
/** Field → its REST name or names, other differences, or null if responses omit it. */
export type RestForms<Source> = {
  readonly [Field in keyof Source & string]?: OwnForm<Source[Field]> | string | readonly string[] | null;
};

/**
 * The fields of an object type as properties in snake_case, apart from the exceptions. Throws at start-up for a field
 * with an object type that has no exception.
 * @param inputs classes whose fields of the same name limit the values, which the schema then states
 */
export function propertiesOf<Source extends object>(
  Class: DeclaredClass<Source>,
  forms: RestForms<Source> = {},
  inputs: readonly DeclaredClass[] = [],
): RestProperties<Source> {
  const formOf = new Map<string, OwnForm<never> | string | readonly string[] | null | undefined>(
    Object.entries(forms),
  );
  const limits = inputs.flatMap(declaredFields);
  const fields = declaredFields(Class).flatMap((field) => {
    const form = formOf.get(field.property);
    if (form === null) return [];
    const shapes = limits
      .filter(({ property }) => property === field.property)
      .map(({ shape }) => takenBefore(shape));
    const isId = field.type.kind === 'id';
    const shape = isId ? UUID : (Object.assign({}, ...shapes, field.shape) as JsonSchema);
    const own = typeof form === 'string' ? { name: form } : isList(form) ? {} : form;
    const names = isList(form) ? form : [restNameOf(field.property)];
    return names.map((name) => ({ ...field, name, ...own, shape }));
  });
  return Object.fromEntries(
    fields.map((field) => {
      const { property, name, isNullable } = field;
      const schema = { ...answerSchema(field, field.as), ...describedOverRest(field, fields) };
      const convert = converterOf(field, field.as);
      const value = (source: Source): unknown => convert(source[property as keyof Source]);
      return [name, { value, schema: isNullable ? orNull(schema) : schema }];
    }),
  );
}

function isList(form: unknown): form is readonly string[] {
  return Array.isArray(form);
}

function answerSchema(field: DeclaredField, as: RestObject<never> | undefined): JsonSchema {
  const schema = as?.schema ?? schemaOf(field);
  const one = { ...leastOf(field, schema), ...schema };
  return field.isList ? { type: 'array', ...field.shape, items: one } : one;
}

/** Drops `not` from an input's schema, because an earlier version may have accepted such values. */
function takenBefore(shape: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(shape).filter(([keyword]) => keyword !== 'not'));
}

/** Texts are never empty, since blank values are null, and integers are never negative. */
function leastOf({ type }: DeclaredField, { pattern, format }: JsonSchema): JsonSchema {
  if (type.kind === 'text' && pattern === undefined && format === undefined) return { minLength: 1 };
  return type.kind === 'integer' ? { minimum: 0 } : {};
}

type Convert = (value: unknown) => unknown;

function converterOf({ type, property, isList }: DeclaredField, as: RestObject<never> | undefined): Convert {
  const one = as ? (as.toJson as Convert) : scalarConverter(type.kind, property);
  if (isList) return (value) => (Array.isArray(value) ? value.map(one) : value);
  return (value) => (value === null ? null : one(value));
}

function scalarConverter(kind: DeclaredField['type']['kind'], property: string): Convert {
  if (kind === 'instant') return (value) => (value instanceof Date ? value.toISOString() : value);
  if (isCents(property)) return (value) => decimalFromCents(Number(value));
  return (value) => value;
}
