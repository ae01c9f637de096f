import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Evicts lists from the cache after an insertion or removal; active ones are refetched. */
export function useInvalidateLists(): (
  ...lists: ('students' | 'bookings' | 'bookableClasses' | 'studentDuplicates')[]
) => void {
  const client = useApolloClient();
  return useCallback(
    (...lists) => {
      void client.refetchQueries({
        updateCache: (cache) => {
          for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName });
        },
      });
    },
    [client],
  );
}
