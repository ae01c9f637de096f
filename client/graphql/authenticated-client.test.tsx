import { gql, type TypedDocumentNode, type WatchQueryFetchPolicy } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createApiCache } from './api-cache';
import { createAuthenticatedClient } from './authenticated-client';

const query: TypedDocumentNode<{ amount: number }, { of: string }> = gql`
  query Amount($of: String!) {
    amount(of: $of)
  }
`;
let requests: string[];
let amount: number;

/** Displays the amount of 'a', which the server increases with each response. */
function open(fetchPolicy?: WatchQueryFetchPolicy) {
  requests = [];
  amount = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    const { variables } = JSON.parse(init?.body as string) as { variables: { of: string } };
    requests.push(variables.of);
    amount += 1;
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify({ data: { amount } }), { headers }));
  });
  const access = { apiBase: '', language: () => 'en', token: () => 'token', onTokenRefused: jest.fn() };
  const client = createAuthenticatedClient(access, createApiCache());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const options = fetchPolicy && { fetchPolicy };
  const { result, rerender } = renderHook(
    (of: string) => useQuery(query, { variables: { of }, ...options }),
    { wrapper, initialProps: 'a' },
  );
  return {
    client,
    result,
    rerender,
    shows: (shown: number) => waitFor(() => expect(result.current.data).toEqual({ amount: shown })),
  };
}

describe('a query of a page that needs a session', () => {
  it('displays what is cached and reads it again, also for earlier variables', async () => {
    const { result, rerender, shows } = open();
    await shows(1);
    rerender('b');
    await shows(2);
    rerender('a');
    expect(result.current.data).toEqual({ amount: 1 });
    await shows(3);
    expect(requests).toEqual(['a', 'b', 'a']);
  });

  it('displays a change of the cache without a request', async () => {
    const { client, shows } = open();
    await shows(1);
    act(() => void client.writeQuery({ query, variables: { of: 'a' }, data: { amount: 9 } }));
    await shows(9);
    expect(requests).toEqual(['a']);
  });

  it('is still not cached if its page says so', async () => {
    const { client, result, rerender, shows } = open('no-cache');
    await shows(1);
    expect(result.current.observable.options.fetchPolicy).toBe('no-cache');
    rerender('b');
    await shows(2);
    expect(client.extract()).toEqual({});
  });
});
