import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEnumType, isInputObjectType, isObjectType, validateSchema, type GraphQLNamedType } from 'graphql';
import { buildGraphQLSchema, printSortedSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';

describe('schema.graphql', () => {
  const schema = buildGraphQLSchema(resolvers);

  it('is what the resolvers say: `npm run schema` writes it anew', async () => {
    await expect(readFile(join(process.cwd(), 'schema.graphql'), 'utf8')).resolves.toBe(
      printSortedSchema(schema),
    );
  });

  it('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('has no field in a guest’s types that could hold what only the office may read', () => {
    for (const name of ['UpcomingClass', 'BookingConfirmation', 'Site', 'SentContactMessage']) {
      const type = schema.getType(name);
      const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
      expect(fields).not.toEqual([]);
      expect(
        fields.filter((field) =>
          /emergency|instructor|notes|passwordHash|smsConsent|students?$|bookings$/i.test(field),
        ),
      ).toEqual([]);
    }
  });

  it('gives every mutation one input, but for the one that needs none', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.length).toBeGreaterThanOrEqual(5);
    for (const { args } of mutations.filter(({ name }) => name !== 'logOutEverywhere'))
      expect(args.map(({ name, type }) => `${name}: ${String(type)}`)).toEqual([
        expect.stringMatching(/^input: \w+Input!$/),
      ]);
  });

  it('describes every type, field, argument and value', () => {
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    expect(types.flatMap(partsOf).filter((part) => !part.description?.trim())).toEqual([]);
  });
});

interface Part {
  path: string;
  description: string | null | undefined;
}

/** A type and what it is made of: fields and their arguments, or values. */
function partsOf(type: GraphQLNamedType): Part[] {
  const itself = { path: type.name, description: type.description };
  if (isEnumType(type)) return [itself, ...type.getValues().map((value) => partIn(type.name, value))];
  if (isInputObjectType(type))
    return [itself, ...Object.values(type.getFields()).map((field) => partIn(type.name, field))];
  if (!isObjectType(type)) return [itself];
  const fields = Object.values(type.getFields()).flatMap((field) => [
    partIn(type.name, field),
    ...field.args.map((arg) => partIn(`${type.name}.${field.name}`, arg)),
  ]);
  return [itself, ...fields];
}

function partIn(owner: string, { name, description }: { name: string; description?: string | null }): Part {
  return { path: `${owner}.${name}`, description };
}
