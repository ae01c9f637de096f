import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';

import { isNotFound } from '../../graphql/office/is-not-found';
import { fetchRoster, type Roster } from './read-roster';

export type RosterState =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'notFound' } | { kind: 'ready'; roster: Roster };

/** The complete roster of a class. Needs a key, so that another class is loaded anew. */
export function useRoster(classInstanceId: string): { state: RosterState; retry: () => Promise<void> } {
  const client = useApolloClient();
  const [state, setState] = useState<RosterState>({ kind: 'loading' });
  const load = useCallback(
    () =>
      fetchRoster(client, classInstanceId).then(
        (roster) => setState({ kind: 'ready', roster }),
        (error: unknown) => setState({ kind: isNotFound(error) ? 'notFound' : 'failed' }),
      ),
    [client, classInstanceId],
  );
  useEffect(() => void load(), [load]);
  return { state, retry: load };
}
