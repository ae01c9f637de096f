import { Float, getMetadataStorage, ID, Int } from 'type-graphql';
import { shapeOf, type JsonSchema } from '../validation/shape.js';

/** A class, possibly abstract, whose fields are declared for GraphQL. */
export type DeclaredClass<Value extends object = object> = abstract new (...args: never[]) => Value;

export type FieldType =
  | { kind: 'id' | 'text' | 'integer' | 'number' | 'boolean' }
  | { kind: 'instant' }
  | { kind: 'enum'; name: string; words: readonly string[] }
  | { kind: 'object'; Class: DeclaredClass };

/** A @Field of an input type, arguments type or object type. */
export interface DeclaredField {
  property: string;
  type: FieldType;
  isList: boolean;
  isNullable: boolean;
  defaultValue: unknown;
  description: string | undefined;
  shape: JsonSchema;
}

const SCALARS = new Map<unknown, FieldType>([
  [ID, { kind: 'id' }],
  [String, { kind: 'text' }],
  [Int, { kind: 'integer' }],
  [Float, { kind: 'number' }],
  [Boolean, { kind: 'boolean' }],
  [Date, { kind: 'instant' }],
]);

/** The fields of a class, inherited ones first. Throws for an unsupported type. */
export function declaredFields(Class: DeclaredClass): DeclaredField[] {
  const Parent: unknown = Object.getPrototypeOf(Class);
  const inherited = isDeclaredClass(Parent) ? declaredFields(Parent) : [];
  const own = getMetadataStorage().fields.filter(({ target }) => target === Class);
  return [
    ...inherited,
    ...own.map(({ name, getType, typeOptions, description }) => ({
      property: name,
      // Must be called before typeOptions is read, because getType() sets whether the field is a list.
      type: typeOf(getType(), `${Class.name}.${name}`),
      isList: typeOptions.array ?? false,
      isNullable: Boolean(typeOptions.nullable),
      defaultValue: typeOptions.defaultValue as unknown,
      description,
      shape: shapeOf(Class.prototype as object, name),
    })),
  ];
}

function typeOf(type: unknown, place: string): FieldType {
  const scalar = SCALARS.get(type);
  if (scalar) return scalar;
  const { enums, fields } = getMetadataStorage();
  const found = enums.find(({ enumObj }) => enumObj === type);
  if (found) return { kind: 'enum', name: found.name, words: Object.values<string>({ ...found.enumObj }) };
  if (isDeclaredClass(type) && fields.some(({ target }) => target === type))
    return { kind: 'object', Class: type };
  throw new TypeError(`${place} is of no type that can be read or shown outside GraphQL`);
}

/** Missing values of an input are null in the database. */
type Columns<Input> = {
  [Property in keyof Input]-?: undefined extends Input[Property]
    ? Exclude<Input[Property], undefined> | null
    : Input[Property];
};

/** Picks a class's declared fields from an input that may have more, with null for missing ones. */
export function declaredValues<Input extends object>(
  Class: DeclaredClass<Input>,
  input: Input,
): Columns<Input> {
  const values = declaredFields(Class).map(({ property }) => [
    property,
    input[property as keyof Input] ?? null,
  ]);
  return Object.fromEntries(values) as Columns<Input>;
}

export function isRequired({ isNullable, defaultValue }: DeclaredField): boolean {
  return !isNullable && defaultValue === undefined;
}

export function descriptionOf(Class: DeclaredClass): string | undefined {
  const { inputTypes, argumentTypes, objectTypes } = getMetadataStorage();
  return [...inputTypes, ...argumentTypes, ...objectTypes].find(({ target }) => target === Class)
    ?.description;
}

function isDeclaredClass(value: unknown): value is DeclaredClass {
  return typeof value === 'function' && value !== Function.prototype;
}
