import { Float, getMetadataStorage, ID, Int } from 'type-graphql';

/** A class whose fields are declared for GraphQL, an abstract one included. */
export type DeclaredClass<Value extends object = object> = abstract new (...args: never[]) => Value;

interface Scalar {
  kind: 'id' | 'text' | 'integer' | 'number' | 'boolean' | 'instant';
}
export type FieldType =
  | Scalar
  | { kind: 'enum'; name: string; words: readonly string[] }
  | { kind: 'object'; Class: DeclaredClass };

/** One @Field of an input, of arguments or of an object type. */
export interface DeclaredField {
  property: string;
  type: FieldType;
  isList: boolean;
  isNullable: boolean;
  defaultValue: unknown;
  description: string | undefined;
}

const SCALARS = new Map<unknown, Scalar['kind']>([
  [ID, 'id'],
  [String, 'text'],
  [Int, 'integer'],
  [Float, 'number'],
  [Boolean, 'boolean'],
  [Date, 'instant'],
]);

/** The fields of a class, inherited ones first. Throws for a type that none of the transports knows. */
export function declaredFields(Class: DeclaredClass): DeclaredField[] {
  const Parent: unknown = Object.getPrototypeOf(Class);
  const inherited = isDeclaredClass(Parent) ? declaredFields(Parent) : [];
  const own = getMetadataStorage().fields.filter(({ target }) => target === Class);
  return [
    ...inherited,
    ...own.map(({ name, getType, typeOptions, description }) => ({
      property: name,
      // Called first: it is what finds out whether the field is a list.
      type: typeOf(getType(), `${Class.name}.${name}`),
      isList: typeOptions.array ?? false,
      isNullable: Boolean(typeOptions.nullable),
      defaultValue: typeOptions.defaultValue as unknown,
      description,
    })),
  ];
}

function typeOf(type: unknown, place: string): FieldType {
  const scalar = SCALARS.get(type);
  if (scalar) return { kind: scalar };
  const { enums, fields } = getMetadataStorage();
  const found = enums.find(({ enumObj }) => enumObj === type);
  if (found) return { kind: 'enum', name: found.name, words: Object.values<string>({ ...found.enumObj }) };
  if (isDeclaredClass(type) && fields.some(({ target }) => target === type))
    return { kind: 'object', Class: type };
  throw new TypeError(`${place} is of no type that can be read or shown outside GraphQL`);
}

function isDeclaredClass(value: unknown): value is DeclaredClass {
  return typeof value === 'function' && value !== Function.prototype;
}
