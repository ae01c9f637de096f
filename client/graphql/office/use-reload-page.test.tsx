import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { pageOf, peopleQuery, type PageVariables } from '../../testing/paged-people';
import { createApiCache } from '../api-cache';
import type { QueryField } from '../query-field.generated';
import { useGrowingList } from './use-growing-list';
import { useInvalidateLists } from './use-invalidate-lists';
import { useReloadPage } from './use-reload-page';

let people: string[];
let isOnline: boolean;
/** Answers that are held back, with the rows of the time of the request. */
let held: (() => void)[] | undefined;

/** A list in pages of two. */
async function open() {
  people = ['a', 'b', 'c', 'd', 'e'];
  isOnline = true;
  held = undefined;
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        if (!isOnline) {
          observer.error(new Error('offline'));
          return;
        }
        const data = pageOf(people, variables as PageVariables);
        const answer = () => {
          observer.next({ data });
          observer.complete();
        };
        if (held) held.push(answer);
        else answer();
      }),
  );
  const client = new ApolloClient({ cache: createApiCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(
    () => ({
      reload: useReloadPage(),
      invalidate: useInvalidateLists(),
      list: useGrowingList(useQuery(peopleQuery, { variables: { first: 2 } }), 'people'),
    }),
    { wrapper },
  );
  const ids = () => result.current.list.rows?.map(({ id }) => id).join('');
  await waitFor(() => expect(ids()).toBe('ab'));
  const loadMore = async () => {
    act(() => void result.current.list.loadMore());
    await waitFor(() => expect(ids()).toBe('abcd'));
  };
  return {
    result,
    ids,
    loadMore,
    reload: () =>
      act(async () => {
        await result.current.reload();
      }),
  };
}

describe('a page that is loaded again after a change', () => {
  it('keeps the rows of later pages', async () => {
    const { result, ids, loadMore, reload } = await open();
    await loadMore();
    people = ['b', 'c', 'd', 'e'];
    await reload();
    await waitFor(() => expect(ids()).toBe('bcde'));
    expect(result.current.list.hasMore).toBe(false);
  });

  it('keeps them also if the list is invalidated by its name', async () => {
    const { result, ids, loadMore } = await open();
    await loadMore();
    people = ['b', 'c', 'd', 'e'];
    await act(async () => {
      await result.current.invalidate('people' as QueryField);
    });
    await waitFor(() => expect(ids()).toBe('bcde'));
  });

  it('displays the latest change, if there were two in a row', async () => {
    const { result, ids, loadMore } = await open();
    await loadMore();
    const answers: (() => void)[] = [];
    held = answers;
    const answerNext = () =>
      act(async () => {
        answers.shift()?.();
        await Promise.resolve();
      });
    const untilAsked = (count: number) => waitFor(() => expect(answers).toHaveLength(count));
    people = ['b', 'c', 'd', 'e'];
    act(() => void result.current.reload());
    await untilAsked(1);
    await answerNext();
    await untilAsked(1);
    people = ['b', 'd', 'e'];
    act(() => void result.current.reload());
    await untilAsked(2);
    // The last page of the first reload, then both of the second.
    await answerNext();
    await answerNext();
    await untilAsked(1);
    await answerNext();
    await waitFor(() => expect(ids()).toBe('bde'));
    expect(answers).toEqual([]);
  });

  it.each([0, 1])(
    'says that a list could not be loaded, and keeps it: with %i further pages',
    async (pages) => {
      const { result, ids, loadMore, reload } = await open();
      if (pages > 0) await loadMore();
      const before = ids();
      isOnline = false;
      await reload();
      await waitFor(() => expect(result.current.list.hasFailed).toBe(true));
      expect(ids()).toBe(before);
    },
  );
});
