import { useSite } from '../../testing/site-server.js';

const SCHEMA = '{ __schema { types { name } } }';

describe('the description of the schema', () => {
  const { site, world } = useSite('sqlite');

  it.each([
    ['asked for plainly', SCHEMA],
    ['asked for by type', '{ __type(name: "Query") { name } }'],
    ['under an alias', '{ harmless: __schema { types { name } } }'],
    ['in a fragment', 'query { ...S } fragment S on Query { __schema { types { name } } }'],
    ['in an inline fragment', '{ ... on Query { __type(name: "Query") { name } } }'],
    ['beside a real question', '{ site { companyName } __schema { types { name } } }'],
  ])('is refused to a guest, %s', async (_how, query) => {
    const { status, body } = await site.graphql(query);
    expect(status).toBeLessThan(500);
    expect(body.data ?? null).toBeNull();
    expect(body.errors?.[0]).toMatchObject({
      message: 'Please log in.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  it('is refused to a client as FORBIDDEN', async () => {
    const { status, body } = await site.graphql(SCHEMA, {}, { token: await world.clientToken() });
    expect(status).toBeLessThan(500);
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is given to an admin', async () => {
    const { body } = await site.graphql<{ __schema: { types: { name: string }[] } }>(
      SCHEMA,
      {},
      { token: await world.adminToken() },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data?.__schema.types.map(({ name }) => name)).toContain('UpcomingClass');
  });

  it('is no reason to refuse __typename, which every client asks for', async () => {
    const { body } = await site.graphql('{ __typename site { __typename } }');
    expect(body.data).toEqual({ __typename: 'Query', site: { __typename: 'Site' } });
  });
});
