import { ApolloClient } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';

import { readProblem } from './problem';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Send the stored token. Left out, the operation is a guest's, also for somebody who is logged in. */
    withToken?: boolean;
  }
}

interface ApiClientParts {
  /** Where the API lives: '' for the site's own origin. */
  apiBase: string;
  cache: InMemoryCache;
  /** The language of answers, asked at each request. */
  language: () => string;
  /** The stored token, asked only for an operation that wants it. */
  token: () => string | undefined;
  /** The server does not accept the stored token, or no longer. */
  onTokenRefused?: () => void;
}

export function createApiClient({
  apiBase,
  cache,
  language,
  token,
  onTokenRefused,
}: ApiClientParts): ApolloClient {
  const headers = new ApolloLink((operation, forward) => {
    const bearer = operation.getContext()['withToken'] === true ? token() : undefined;
    operation.setContext({
      bearer,
      headers: {
        'accept-language': language(),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    });
    return forward(operation);
  });
  const refusals = new ErrorLink(({ error, operation }) => {
    const context = operation.getContext();
    if (context['withToken'] !== true || readProblem(error).code !== 'UNAUTHENTICATED') return;
    // A late answer to an older token says nothing about the session that has begun since.
    if (context['bearer'] === token()) onTokenRefused?.();
  });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([refusals, headers, new HttpLink({ uri: `${apiBase}/graphql` })]),
  });
}
