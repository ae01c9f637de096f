import { appendPage } from './append-page';

const page = (ids: readonly string[], endCursor: string | null) => ({
  people: {
    nodes: ids.map((id) => ({ id })),
    totalCount: 5,
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  },
});

it('appends a page, and continues from its end', () => {
  const merged = appendPage('people', page(['a', 'b'], 'after b'), page(['c', 'd'], 'after d'));
  expect(merged).toEqual(page(['a', 'b', 'c', 'd'], 'after d'));
});

it('omits nodes that a change of the list has moved to the next page', () => {
  const merged = appendPage('people', page(['a', 'b'], 'after b'), page(['b', 'c'], null));
  expect(merged).toEqual(page(['a', 'b', 'c'], null));
});
