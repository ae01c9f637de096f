import { gql } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { pageOf, peopleQuery, type PageVariables } from '../testing/paged-people';
import { createApiCache } from './api-cache';
import { createAuthenticatedClient } from './authenticated-client';
import { readFailure } from './requests/failure';
import { useGrowingList } from './office/use-growing-list';

const rename = gql`
  mutation Rename {
    rename {
      id
    }
  }
`;
let people: string[];
/** The cursors of the requests. */
let requests: (string | null)[];
/** The cursor whose request the server refuses. */
let refused: string | undefined;
let code: string;
/** Responses that are held back. */
let held: (() => void)[] | undefined;
let aborted: number;

function answerTo(page: PageVariables): object {
  const { after = null } = page;
  requests.push(after);
  if (refused !== undefined && after === refused)
    return { errors: [{ message: 'No', extensions: { code } }] };
  return { data: pageOf(people, page) };
}

/** A list in pages of two, of which two are loaded. */
async function openLonger() {
  people = ['a', 'b', 'c', 'd', 'e'];
  refused = undefined;
  code = 'NOT_FOUND';
  held = undefined;
  aborted = 0;
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    const { operationName, variables } = JSON.parse(init?.body as string) as {
      operationName: string;
      variables: PageVariables;
    };
    const headers = { 'content-type': 'application/json' };
    const isChange = operationName === 'Rename';
    const body = isChange ? { data: { rename: { __typename: 'Person', id: 'a' } } } : answerTo(variables);
    const response = new Response(JSON.stringify(body), { headers });
    if (!held || isChange) return Promise.resolve(response);
    init?.signal?.addEventListener('abort', () => (aborted += 1));
    return new Promise((resolve) => held?.push(() => resolve(response)));
  });
  const access = { apiBase: '', language: () => 'en', token: () => 'token', onTokenRefused: jest.fn() };
  const client = createAuthenticatedClient(access, createApiCache());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  /** Every number of rows that was displayed. */
  const lengths = new Set<number>();
  const open = () =>
    renderHook(
      () => {
        const result = useQuery(peopleQuery, { variables: { first: 2 } });
        const list = useGrowingList(result, 'people');
        if (list.rows) lengths.add(list.rows.length);
        return { ...list, refetch: result.refetch };
      },
      { wrapper },
    );
  const idsOf = ({ result }: ReturnType<typeof open>) => result.current.rows?.map(({ id }) => id).join('');
  const page = open();
  await waitFor(() => expect(idsOf(page)).toBe('ab'));
  act(() => void page.result.current.loadMore());
  await waitFor(() => expect(idsOf(page)).toBe('abcd'));
  lengths.clear();
  requests = [];
  /** Answers the next request that is held back, once it has been sent. */
  const answerNext = async () => {
    await waitFor(() => expect(held).not.toHaveLength(0));
    await act(async () => {
      held?.shift()?.();
      await Promise.resolve();
    });
  };
  return { access, client, page, open, idsOf, lengths, answerNext };
}

describe('a list that has grown', () => {
  it('has its rows and the changed ones when it is opened again', async () => {
    const { page, open, idsOf, lengths } = await openLonger();
    page.unmount();
    people = ['a', 'x', 'b', 'c', 'd', 'e'];
    const again = open();
    expect(idsOf(again)).toBe('abcd');
    await waitFor(() => expect(idsOf(again)).toBe('axbc'));
    expect(again.result.current.hasMore).toBe(true);
    expect([...lengths]).toEqual([4]);
    expect(requests).toEqual([null, '2']);
  });

  it('keeps its length when it is fetched again', async () => {
    const { page, idsOf } = await openLonger();
    people = ['b', 'c', 'd', 'e'];
    await act(() => page.result.current.refetch());
    expect(idsOf(page)).toBe('bcde');
    expect(page.result.current.hasMore).toBe(false);
  });

  it('is read again from its first page if a change was answered meanwhile', async () => {
    const { client, page, idsOf, answerNext } = await openLonger();
    held = [];
    act(() => void page.result.current.refetch());
    await answerNext();
    await waitFor(() => expect(held).toHaveLength(1));
    people = ['x', 'b', 'c', 'd', 'e'];
    await act(() => client.mutate({ mutation: rename }));
    for (let answers = 0; answers < 3; answers += 1) await answerNext();
    await waitFor(() => expect(idsOf(page)).toBe('xbcd'));
    expect(requests).toEqual([null, '2', null, '2']);
  });

  it('keeps the rows that are loaded while it is read again', async () => {
    const { page, open, idsOf, answerNext, lengths } = await openLonger();
    page.unmount();
    held = [];
    const again = open();
    await waitFor(() => expect(held).toHaveLength(1));
    const [first] = held.splice(0);
    act(() => void again.result.current.loadMore());
    await answerNext();
    expect(requests).toEqual([null, '4']);
    held = undefined;
    people = ['b', 'c', 'd', 'e', 'f'];
    act(() => first?.());
    await waitFor(() => expect(idsOf(again)).toBe('bcdef'));
    expect(Math.max(...lengths)).toBe(5);
  });

  it('sends nothing more once its page is left', async () => {
    const { page, open, answerNext } = await openLonger();
    page.unmount();
    held = [];
    const again = open();
    await answerNext();
    await waitFor(() => expect(requests).toEqual([null, '2']));
    again.unmount();
    await waitFor(() => expect(aborted).toBe(1));
  });

  it('stays, with the error, if one of its pages is refused', async () => {
    const { page, idsOf } = await openLonger();
    refused = '2';
    let failure: unknown;
    await act(async () => {
      await page.result.current.refetch().catch((error: unknown) => (failure = error));
    });
    expect(readFailure(failure).code).toBe('NOT_FOUND');
    expect(page.result.current.hasFailed).toBe(true);
    expect(idsOf(page)).toBe('abcd');
  });

  it('ends the session if one of its pages refuses the token', async () => {
    const { access, page } = await openLonger();
    [refused, code] = ['2', 'UNAUTHENTICATED'];
    await act(async () => {
      await page.result.current.refetch().catch(() => undefined);
    });
    expect(access.onTokenRefused).toHaveBeenCalledWith('UNAUTHENTICATED');
  });
});
