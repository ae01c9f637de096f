import { ApolloClient } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';

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
}

export function createApiClient({ apiBase, cache, language, token }: ApiClientParts): ApolloClient {
  const headers = new ApolloLink((operation, forward) => {
    const bearer = operation.getContext()['withToken'] === true ? token() : undefined;
    operation.setContext({
      headers: {
        'accept-language': language(),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    });
    return forward(operation);
  });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([headers, new HttpLink({ uri: `${apiBase}/graphql` })]),
  });
}
