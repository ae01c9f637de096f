import { ApolloClient } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';

import { headersOf, tellRefused, type ApiAccess } from './api-access';
import { readFailure } from './failure';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Send the stored token. Left out, the operation is a guest's, also for somebody who is logged in. */
    withToken?: boolean;
  }
}

export function createApiClient(access: ApiAccess, cache: InMemoryCache): ApolloClient {
  const headers = new ApolloLink((operation, forward) => {
    const bearer = operation.getContext()['withToken'] === true ? access.token() : undefined;
    operation.setContext({ bearer, headers: headersOf(access, bearer) });
    return forward(operation);
  });
  const refusals = new ErrorLink(({ error, operation }) => {
    const context = operation.getContext();
    if (context['withToken'] === true && readFailure(error).code === 'UNAUTHENTICATED')
      tellRefused(access, context['bearer']);
  });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([refusals, headers, new HttpLink({ uri: `${access.apiBase}/graphql` })]),
  });
}
