import { NetworkStatus } from '@apollo/client';
import { act, renderHook } from '@testing-library/react';

import { useAllPages } from '../office/use-all-pages';
import { useLoadMore } from './use-load-more';

const page = (ids: readonly string[], endCursor: string | null) => ({
  people: { nodes: ids.map((id) => ({ id })), pageInfo: { hasNextPage: endCursor !== null, endCursor } },
});
type People = ReturnType<typeof page>;

/** The result of a query whose next pages arrive when the test says so. */
function queryOf(data: People) {
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<unknown>((_resolve, rejectIt) => {
    reject = rejectIt;
  });
  const updates: ((before: People, more: { fetchMoreResult: People }) => People)[] = [];
  const fetchMore = jest.fn(({ updateQuery }: { updateQuery: (typeof updates)[number] }) => {
    updates.push(updateQuery);
    return promise;
  });
  const refetch = jest.fn(() => Promise.resolve());
  return { query: { data, networkStatus: NetworkStatus.ready, fetchMore, refetch }, updates, reject };
}

/** Until the pending promises have settled too. */
const settle = (work: () => void) =>
  act(() => {
    work();
    return Promise.resolve();
  });

describe('a list in pages', () => {
  it('is unchanged by a page that follows an end which the list no longer has', () => {
    const { query, updates } = queryOf(page(['a', 'b'], 'after b'));
    const { result } = renderHook(() => useLoadMore(query, 'people'));
    act(() => void result.current.loadMore());
    const more = { fetchMoreResult: page(['c'], null) };
    const reloaded = page(['a'], 'after a');
    expect(updates[0]?.(reloaded, more)).toBe(reloaded);
    expect(updates[0]?.(page(['a', 'b'], 'after b'), more)).toEqual(page(['a', 'b', 'c'], null));
  });

  it('has failed only as long as it ends where its next page failed', async () => {
    const { query, reject } = queryOf(page(['a'], 'after a'));
    const { result, rerender } = renderHook((data: People) => useLoadMore({ ...query, data }, 'people'), {
      initialProps: query.data,
    });
    act(() => void result.current.loadMore());
    await settle(() => reject(new Error('offline')));
    expect(result.current.hasMoreFailed).toBe(true);
    rerender(page(['a', 'b'], 'after b'));
    expect(result.current.hasMoreFailed).toBe(false);
  });

  it('is not requested again after a failure, however often it is rendered', async () => {
    const { query, reject } = queryOf(page(['a'], 'after a'));
    const { result, rerender } = renderHook(
      (networkStatus: NetworkStatus) => useAllPages({ ...query, networkStatus }, 'people'),
      { initialProps: NetworkStatus.ready },
    );
    rerender(NetworkStatus.fetchMore);
    await settle(() => reject(new Error('offline')));
    rerender(NetworkStatus.ready);
    expect(query.fetchMore).toHaveBeenCalledTimes(1);
    expect(result.current.hasFailed).toBe(true);
    await settle(() => void result.current.retry());
    expect(query.fetchMore).toHaveBeenCalledTimes(2);
  });
});
