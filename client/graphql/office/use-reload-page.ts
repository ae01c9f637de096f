import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { reloadQuery } from '../refresh/refresh-queries';

/**
 * Reads again what the page displays, after a change.
 * @returns a function that returns a promise of the end, which needs no handling
 */
export function useReloadPage(): () => unknown {
  const client = useApolloClient();
  return useCallback(
    () =>
      client
        .refetchQueries({ include: 'active', onQueryUpdated: (query) => reloadQuery(client, query) })
        .catch(() => undefined),
    [client],
  );
}
