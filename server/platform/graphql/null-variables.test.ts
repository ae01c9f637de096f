import { useSite } from '../../testing/site-server.js';

describe('a GraphQL request', () => {
  const { site, world } = useSite('sqlite');

  it.each([
    [
      'query ($f: Int) { upcomingClasses(first: $f) { totalCount } }',
      'Argument "first" must not be null. (line 1:42)',
      { first: 'Argument "first" must not be null.' },
    ],
    [
      'query ($f: Boolean = true) { __typename @include(if: $f) }',
      'Argument "if" must not be null. (line 1:54)',
      { if: 'Argument "if" must not be null.' },
    ],
  ])(
    'with null in a variable where a value is needed is rejected as BAD_USER_INPUT: %s',
    async (query, text, fields) => {
      const { body } = await site.graphql(query, { f: null });
      expect(body.errors).toMatchObject([{ message: text, extensions: { code: 'BAD_USER_INPUT', fields } }]);
      expect(world.log.errors()).toEqual([]);
    },
  );
});
