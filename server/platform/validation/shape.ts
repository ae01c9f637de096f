import 'reflect-metadata';

export type JsonSchema = Readonly<Record<string, unknown>>;

const SHAPE = Symbol('shape');

/**
 * Adds JSON Schema keywords to a property, for docs/openapi.yaml. On an input, `maxItems` comes with a rule (AtMostItems),
 * because longer lists are shortened by `withinLimit`.
 */
export const Shape =
  (schema: JsonSchema): PropertyDecorator =>
  (target, key) =>
    Reflect.defineMetadata(SHAPE, { ...shapeOf(target, key), ...schema }, target, key);

/**
 * A list without most of the items that are too many: one is left, for the rule about its length. A request may contain
 * ten thousands of them, each of which would be validated and described.
 */
export function withinLimit(list: readonly unknown[], { maxItems }: JsonSchema): readonly unknown[] {
  return typeof maxItems === 'number' ? list.slice(0, maxItems + 1) : list;
}

export function shapeOf(target: object, key: string | symbol): JsonSchema {
  return (Reflect.getMetadata(SHAPE, target, key) as JsonSchema | undefined) ?? {};
}
