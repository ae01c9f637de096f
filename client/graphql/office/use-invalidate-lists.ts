import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import type { QueryField } from '../query-field.generated';
import { reloadQuery } from '../refresh/refresh-queries';

/**
 * Evicts query results from the cache after a change; active ones are read again.
 * @returns a function that returns a promise of the end, which needs no handling
 */
export function useInvalidateLists(): (...fields: QueryField[]) => unknown {
  const client = useApolloClient();
  return useCallback(
    (...fields) =>
      client.refetchQueries({
        onQueryUpdated: (query) => reloadQuery(client, query),
        updateCache: (cache) => {
          for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
        },
      }),
    [client],
  );
}
