import type { ObservableQuery } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { hasMorePages, refreshQueries } from './refresh-queries';

/**
 * Reads again what the page displays, after a change. Lists keep their length; what could not be read reports its error.
 * @returns a function that returns a promise of the end, which needs no handling
 */
export function useReloadPage(): () => unknown {
  const client = useApolloClient();
  return useCallback(() => {
    const reload = async (query: ObservableQuery) => {
      // Fetched again, a list would be cut back to its first page.
      if (hasMorePages(query) && (await refreshQueries(client, [query]))) return;
      await query.refetch();
    };
    return client
      .refetchQueries({ include: 'active', onQueryUpdated: (query) => reload(query) })
      .catch(() => undefined);
  }, [client]);
}
