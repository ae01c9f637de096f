import { ApolloClient } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';

import { OperationTypeNode } from 'graphql';

import { headersOf, tellRefused, type ApiAccess } from './api-access';
import { readFailure } from './failure';
import { SessionRoleDocument } from './SessionRole.generated';

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
    if (bearer === undefined) return;
    const { code } = readFailure(error);
    // A query is forbidden to a role; a change may also be forbidden because the record is somebody else's.
    if (
      code === 'UNAUTHENTICATED' ||
      (code === 'FORBIDDEN' && operation.operationType === OperationTypeNode.QUERY)
    )
      tellRefused(access, bearer, code);
    else if (code === 'FORBIDDEN') void checkRole(client, access, bearer);
  });
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([refusals, headers, new HttpLink({ uri: `${access.apiBase}/graphql` })]),
  });
  return client;
}

/** Tells of the token unless it is still an admin's. What the server does not answer now, the next call will show. */
async function checkRole(client: ApolloClient, access: ApiAccess, bearer: unknown): Promise<void> {
  try {
    const { data } = await client.query({ query: SessionRoleDocument, fetchPolicy: 'no-cache' });
    if (!data?.me) tellRefused(access, bearer, 'UNAUTHENTICATED');
    else if (data.me.role !== 'admin') tellRefused(access, bearer, 'FORBIDDEN');
  } catch {
    return;
  }
}
