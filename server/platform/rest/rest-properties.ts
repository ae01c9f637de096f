import type { JsonSchema } from '../validation/shape.js';
import type { RestObject, RestProperties, RestProperty } from './rest-object.js';
import { orNull } from './rest-schema.js';

/** Makers of response properties without a declared field, by kind of value; each sets the value and its schema. */
const propertyOf =
  <Value>(kind: JsonSchema, write: (value: Value) => unknown = (value) => value) =>
  <Source>(value: (source: Source) => Value, schema: JsonSchema = {}): RestProperty<Source> => ({
    value: (source) => write(value(source)),
    schema: { ...kind, ...schema },
  });

const TEXT = { type: 'string', minLength: 1 };

export const id = propertyOf<string>({ type: 'string', format: 'uuid' });
export const text = propertyOf<string>(TEXT);
export const optionalText = propertyOf<string | null>(orNull(TEXT));
export const count = propertyOf<number>({ type: 'integer', minimum: 0 });
export const instant = propertyOf<Date>({ type: 'string', format: 'date-time' }, (value) =>
  value.toISOString(),
);

export function object<Source, Part>(
  as: RestObject<Part>,
  value: (source: Source) => Part,
): RestProperty<Source> {
  return { value: (source) => as.toJson(value(source)), schema: as.schema };
}

/** Lifts the properties of a part to those of the whole. */
export function within<Source, Part>(
  part: (source: Source) => Part,
  properties: RestProperties<Part>,
): RestProperties<Source> {
  const moved = Object.entries(properties).map(([name, { value, schema }]) => [
    name,
    { value: (source: Source) => value(part(source)), schema },
  ]);
  return Object.fromEntries(moved) as RestProperties<Source>;
}
