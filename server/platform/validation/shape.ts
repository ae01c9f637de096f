import 'reflect-metadata';

export type JsonSchema = Readonly<Record<string, unknown>>;

const SHAPE = Symbol('shape');

/** Adds JSON Schema keywords to a property, for docs/openapi.yaml. */
export const Shape =
  (schema: JsonSchema): PropertyDecorator =>
  (target, key) =>
    Reflect.defineMetadata(SHAPE, { ...shapeOf(target, key), ...schema }, target, key);

export function shapeOf(target: object, key: string | symbol): JsonSchema {
  return (Reflect.getMetadata(SHAPE, target, key) as JsonSchema | undefined) ?? {};
}
