import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useState, type ReactNode } from 'react';

import { createApiCache } from '../graphql/api-cache';
import { createAuthenticatedClient } from '../graphql/authenticated-client';
import { SiteDocument, type SiteQuery } from '../graphql/Site.generated';
import { useAccess } from './access-of-page';

/** The API with the stored token, for all pages inside. What they have seen goes with them when the session ends. */
export function AuthenticatedApi({ children }: { children: ReactNode }) {
  const guest = useApolloClient();
  const access = useAccess();
  const [client] = useState(() => {
    const cache = createApiCache();
    const query: DocumentNode = SiteDocument;
    // The company's facts are those of every page.
    const site = guest.readQuery<SiteQuery>({ query });
    if (site) cache.writeQuery({ query, data: site });
    return createAuthenticatedClient(access, cache);
  });
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
