import { ApolloClient } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';

import { headersOf, type ApiAccess } from './api-access';
import { freshReads } from './fresh-reads';

/** For public pages: it never sends the token, even if the visitor is logged in. */
export function createGuestClient(access: ApiAccess, cache: InMemoryCache): ApolloClient {
  return new ApolloClient({ cache, link: freshReads().concat(httpLink(access, () => undefined)) });
}

/** Sends an operation with the page's language. @param token called at each request; sets `bearer` in the context */
export function httpLink(access: ApiAccess, token: ApiAccess['token']): ApolloLink {
  const headers = new ApolloLink((operation, forward) => {
    const bearer = token();
    operation.setContext({ bearer, headers: headersOf(access, bearer) });
    return forward(operation);
  });
  return headers.concat(new BaseHttpLink({ uri: `${access.apiBase}/graphql` }));
}
