import { ApolloClient, Observable } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';

import { reportTokenRefusal, type ApiAccess } from './api-access';
import { httpLink } from './api-client';
import { readFailure } from './requests/failure';
import { freshReads } from './fresh-reads';
import { SessionRoleDocument } from './SessionRole.generated';
import { wholeLists } from './whole-lists';

/**
 * For pages that need a session: every operation carries the stored token. In a module of its own, which guests do not
 * load.
 * @param reauthenticate called when the token is no longer accepted: resolves to whether there is a new one
 */
export function createAuthenticatedClient(
  access: ApiAccess,
  cache: InMemoryCache,
  reauthenticate: (isChange: boolean) => Promise<boolean> = () => Promise.resolve(false),
): ApolloClient {
  /** Tokens of sessions that the user has renewed in place. */
  const renewed = new Set<unknown>();
  const renew = async (bearer: unknown, isChange: boolean): Promise<boolean> => {
    const current = access.token();
    // Refused late: the user has logged in again meanwhile.
    if (current !== undefined && current !== bearer) return renewed.has(bearer);
    const isLoggedIn = await reauthenticate(isChange);
    if (isLoggedIn) renewed.add(bearer);
    return isLoggedIn;
  };
  const refusals = new ErrorLink(({ error, operation, forward }) => {
    const { bearer } = operation.getContext();
    if (bearer === undefined) return undefined;
    const { code } = readFailure(error);
    if (code === 'UNAUTHENTICATED') {
      return new Observable((observer) => {
        const isChange = operation.operationType === OperationTypeNode.MUTATION;
        void renew(bearer, isChange).then((isLoggedIn) => {
          if (isLoggedIn) {
            forward(operation).subscribe(observer);
            return;
          }
          reportTokenRefusal(access, bearer, code);
          observer.error(error);
        });
      });
    }
    // A query is forbidden to a role; a mutation may also be forbidden because the record belongs to another account.
    if (code === 'FORBIDDEN' && operation.operationType === OperationTypeNode.QUERY)
      reportTokenRefusal(access, bearer, code);
    else if (code === 'FORBIDDEN') void checkRole(client, access, bearer);
    return undefined;
  });
  const client = new ApolloClient({
    cache,
    link: refusals.concat(freshReads(), wholeLists(), httpLink(access, access.token)),
    defaultOptions: { watchQuery: shownAndReadAgain },
  });
  return client;
}

/** What is cached is displayed while the query reads it again; after that, changes of the cache cause no request. */
const shownAndReadAgain = {
  fetchPolicy: 'cache-and-network',
  // A function, because a policy would also replace `no-cache`.
  nextFetchPolicy: (policy, { reason, initialFetchPolicy }) => {
    if (reason === 'variables-changed') return initialFetchPolicy;
    return policy === 'cache-and-network' ? 'cache-first' : policy;
  },
} satisfies ApolloClient.DefaultOptions['watchQuery'];

/** Reports the token unless its role is still admin. If the server does not respond, the next call will check again. */
async function checkRole(client: ApolloClient, access: ApiAccess, bearer: unknown): Promise<void> {
  try {
    const { data } = await client.query({ query: SessionRoleDocument, fetchPolicy: 'no-cache' });
    if (!data?.me) reportTokenRefusal(access, bearer, 'UNAUTHENTICATED');
    else if (data.me.role !== 'admin') reportTokenRefusal(access, bearer, 'FORBIDDEN');
  } catch {
    return;
  }
}
