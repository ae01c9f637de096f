import type { DeclaredField } from '../graphql/declared-fields.js';
import type { JsonSchema } from '../validation/shape.js';
import { isCents } from './rest-names.js';

/** A named component of docs/openapi.yaml; schemas refer to it by `{ $ref: component }`. */
export class Component {
  /** @param make called when the document is written */
  constructor(
    readonly name: string,
    readonly make: () => JsonSchema,
    readonly kind: 'schemas' | 'responses' = 'schemas',
  ) {}
}

/** The JSON schema of a field's single value, if not null. */
export function schemaOf({ type, property, shape }: DeclaredField): JsonSchema {
  switch (type.kind) {
    case 'id':
    case 'text':
      return { type: 'string', ...shape };
    case 'integer':
      return isCents(property) ? dollars(shape) : { type: 'integer', ...shape };
    case 'number':
    case 'boolean':
      return { type: type.kind, ...shape };
    case 'instant':
      return { type: 'string', format: 'date-time' };
    case 'enum': {
      const { name, words } = type;
      return { $ref: new Component(name, () => ({ type: 'string', enum: words })) };
    }
    case 'object':
      throw new TypeError(`${property} is an object without a declared REST form`);
  }
}

/** Replaces a reference by its schema. */
export function inlined({ $ref: reference, ...own }: JsonSchema): JsonSchema {
  return reference instanceof Component ? { ...reference.make(), ...own } : own;
}

/** The schema, extended to allow null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: words, ...rest } = inlined(schema);
  if (typeof type !== 'string' || type === 'object') return { oneOf: [schema, { type: 'null' }] };
  const orNone = Array.isArray(words) ? { enum: words.concat(null) } : {};
  return { type: [type, 'null'], ...orNone, ...rest };
}

function dollars({ minimum = 0, maximum }: JsonSchema): JsonSchema {
  const most = typeof maximum === 'number' ? { maximum: maximum / 100 } : {};
  return {
    type: 'number',
    minimum: Number(minimum) / 100,
    ...most,
    multipleOf: 0.01,
    description: 'US dollars.',
  };
}
