import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildGraphQLSchema, printSortedSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';

describe('schema.graphql', () => {
  const schema = buildGraphQLSchema(resolvers);
  const emitted = printSortedSchema(schema);

  it('is what the resolvers say: `npm run schema` writes it anew', async () => {
    await expect(readFile(join(process.cwd(), 'schema.graphql'), 'utf8')).resolves.toBe(emitted);
  });

  it('has no field in a guest’s types that could hold what only the office may read', () => {
    for (const type of ['UpcomingClass', 'BookingConfirmation', 'Site', 'SentContactMessage']) {
      const body = new RegExp(`^type ${type} \\{([^}]*)\\}`, 'm').exec(emitted)?.[1];
      expect(body).toBeDefined();
      expect(body).not.toMatch(/emergency|notes|passwordHash|smsConsent|students?:|bookings:/i);
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
});
