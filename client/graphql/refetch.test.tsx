import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';

import { createApiCache } from './api-cache';
import { SiteDocument } from './Site.generated';

// Many retry buttons do not handle the promise. Jest fails a test with an unhandled rejection.
it('reports a failed retry in the result of the query, so that its promise needs no handling', async () => {
  let requests = 0;
  const link = new ApolloLink(() => {
    requests += 1;
    return new Observable((observer) => observer.error(new Error('offline')));
  });
  const client = new ApolloClient({ cache: createApiCache(), link });
  const { result } = renderHook(() => useQuery(SiteDocument), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await waitFor(() => expect(result.current.error).toBeDefined());
  await act(async () => {
    void result.current.refetch();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(requests).toBe(2);
  expect(result.current.error).toEqual(new Error('offline'));
});
