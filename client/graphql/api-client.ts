import { ApolloClient } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';

import { headersOf, type ApiAccess } from './api-access';

/** For the pages that everybody may see: it never sends the token, also for somebody who is logged in. */
export function createGuestClient(access: ApiAccess, cache: InMemoryCache): ApolloClient {
  return new ApolloClient({ cache, link: httpLink(access, () => undefined) });
}

/** Sends an operation in the language of the page. @param token asked at each request; `bearer` of the context */
export function httpLink(access: ApiAccess, token: ApiAccess['token']): ApolloLink {
  const headers = new ApolloLink((operation, forward) => {
    const bearer = token();
    operation.setContext({ bearer, headers: headersOf(access, bearer) });
    return forward(operation);
  });
  return headers.concat(new BaseHttpLink({ uri: `${access.apiBase}/graphql` }));
}
