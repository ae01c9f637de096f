import { ApolloClient } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';

import { headersOf, tellRefused, type ApiAccess } from './api-access';
import { readFailure } from './failure';

/** For the pages that everybody may see: it never sends the token, also for somebody who is logged in. */
export function createGuestClient(access: ApiAccess, cache: InMemoryCache): ApolloClient {
  return createClient(access, cache, () => undefined);
}

/** For the pages that need a session: every operation carries the stored token. */
export function createAuthenticatedClient(access: ApiAccess, cache: InMemoryCache): ApolloClient {
  return createClient(access, cache, access.token);
}

function createClient(access: ApiAccess, cache: InMemoryCache, token: ApiAccess['token']): ApolloClient {
  const headers = new ApolloLink((operation, forward) => {
    const bearer = token();
    operation.setContext({ bearer, headers: headersOf(access, bearer) });
    return forward(operation);
  });
  const refusals = new ErrorLink(({ error, operation }) => {
    const { bearer } = operation.getContext();
    if (bearer !== undefined && readFailure(error).code === 'UNAUTHENTICATED') tellRefused(access, bearer);
  });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([refusals, headers, new HttpLink({ uri: `${access.apiBase}/graphql` })]),
  });
}
