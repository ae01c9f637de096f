import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';

import { createApiCache } from '../graphql/api-cache';
import { createAuthenticatedClient } from '../graphql/authenticated-client';
import { useAccess } from './access-of-page';

/** The API with the stored token, for all pages inside. What they have seen goes with them when the session ends. */
export function AuthenticatedApi({ children }: { children: ReactNode }) {
  const access = useAccess();
  const [client] = useState(() => createAuthenticatedClient(access, createApiCache()));
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
