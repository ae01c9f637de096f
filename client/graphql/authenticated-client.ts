import { ApolloClient, Observable } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';

import { tellRefused, type ApiAccess } from './api-access';
import { httpLink } from './api-client';
import { readFailure } from './failure';
import { SessionRoleDocument } from './SessionRole.generated';

/**
 * For the pages that need a session: every operation carries the stored token. A file of its own, which guests do not
 * load.
 * @param logInAgain asked when the token is not accepted any more, for a change or a query: whether there is another one now
 */
export function createAuthenticatedClient(
  access: ApiAccess,
  cache: InMemoryCache,
  logInAgain: (isChange: boolean) => Promise<boolean> = () => Promise.resolve(false),
): ApolloClient {
  const refusals = new ErrorLink(({ error, operation, forward }) => {
    const { bearer } = operation.getContext();
    if (bearer === undefined) return undefined;
    const { code } = readFailure(error);
    if (code === 'UNAUTHENTICATED') {
      return new Observable((observer) => {
        const isLate = bearer !== access.token();
        const isChange = operation.operationType === OperationTypeNode.MUTATION;
        void (isLate ? Promise.resolve(false) : logInAgain(isChange)).then((isBack) => {
          if (isBack) {
            forward(operation).subscribe(observer);
            return;
          }
          tellRefused(access, bearer, code);
          observer.error(error);
        });
      });
    }
    // A query is forbidden to a role; a change may also be forbidden because the record is somebody else's.
    if (code === 'FORBIDDEN' && operation.operationType === OperationTypeNode.QUERY)
      tellRefused(access, bearer, code);
    else if (code === 'FORBIDDEN') void checkRole(client, access, bearer);
    return undefined;
  });
  const client = new ApolloClient({ cache, link: refusals.concat(httpLink(access, access.token)) });
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
