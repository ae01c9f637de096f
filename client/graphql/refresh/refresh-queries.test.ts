import { readAgain } from './refresh-queries';

const rows = Array.from({ length: 7 }, (_, index) => ({ id: String(index) }));
/** A page of three rows. */
const page = (after: string | null, all = rows) => {
  const start = Number(after ?? 0);
  const hasNextPage = start + 3 < all.length;
  return {
    people: { nodes: all.slice(start, start + 3), pageInfo: { hasNextPage, endCursor: String(start + 3) } },
  };
};
const shownOf = (count: number) => ({
  people: { nodes: rows.slice(0, count), pageInfo: { hasNextPage: true, endCursor: String(count) } },
});
const idsOf = (data: ReturnType<typeof page> | undefined) => data?.people.nodes.map(({ id }) => id).join('');

describe('a list that is read again', () => {
  it.each([
    [3, '012', 1],
    [6, '012345', 2],
    [7, '0123456', 3],
  ])('has its %i rows that were displayed', async (count, ids, requests) => {
    const read = jest.fn((more?: { after: string | null }) => Promise.resolve(page(more?.after ?? null)));
    const fresh = await readAgain(read, shownOf(count));
    expect(idsOf(fresh)).toBe(ids);
    expect(fresh?.people.pageInfo.hasNextPage).toBe(count < 7);
    expect(read).toHaveBeenCalledTimes(requests);
  });

  it('ends where the list has become shorter', async () => {
    const read = (more?: { after: string | null }) =>
      Promise.resolve(page(more?.after ?? null, rows.slice(0, 4)));
    await expect(readAgain(read, shownOf(7)).then(idsOf)).resolves.toBe('0123');
  });
});
