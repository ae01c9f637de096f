import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { readFailure } from '../../graphql/failure';
import { fetchRoster, type Roster } from './read-roster';

export type RosterState =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'notFound' } | { kind: 'ready'; roster: Roster };

/** The complete roster of a class. Needs a key, so that another class is loaded anew. */
export function useRoster(classInstanceId: string): { state: RosterState; retry: () => void } {
  const client = useApolloClient();
  const [state, setState] = useState<RosterState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: RosterState) => {
      if (isCurrent) setState(next);
    };
    fetchRoster(client, classInstanceId).then(
      (roster) => show({ kind: 'ready', roster }),
      (error: unknown) => show({ kind: readFailure(error).code === 'NOT_FOUND' ? 'notFound' : 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, classInstanceId, attempt]);

  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt((number) => number + 1);
  };
  return { state, retry };
}
