import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';

import type { ReportRows } from '../report';
import type { ExecutedQuery } from './executed-query';
import { ReportPreviewDocument } from './Explorer.generated';

interface PreviewState {
  isRunning: boolean;
  /** The result of the last completed run; kept during the next one. */
  result: ReportRows | undefined;
  /** Why there is no result. */
  error: unknown;
  /** Why the query was not run, or has failed. */
  refusal?: string;
}

export interface Preview extends PreviewState {
  /** @param problem why the query itself fails: there are no rows then, even if a report of it had some */
  run: (executed: ExecutedQuery, problem: Promise<string | undefined>) => void;
  /** Called with the reason if a query is not run. */
  refuse: (text: string) => void;
  /** Called after a change to a tab that has not been run yet. */
  clear: () => void;
}

const nothing: PreviewState = { isRunning: false, result: undefined, error: undefined };

/** The result of the last query, as a report of it would display it. */
export function usePreview(): Preview {
  const client = useApolloClient();
  const [state, setState] = useState(nothing);
  const turn = useRef(0);
  const run = useCallback(
    (executed: ExecutedQuery, problem: Promise<string | undefined>) => {
      const own = (turn.current += 1);
      const end = (now: Partial<PreviewState>) => {
        // Ignored if a later run has begun.
        if (own === turn.current) setState({ ...nothing, ...now });
      };
      setState((now) => ({ ...now, isRunning: true }));
      // Payments and seats must be current.
      const request = { query: ReportPreviewDocument, variables: executed, fetchPolicy: 'no-cache' } as const;
      Promise.all([client.query(request), problem])
        .then(([{ data }, refusal]) =>
          end(refusal === undefined ? { result: data?.reportPreview } : { refusal }),
        )
        .catch((error: unknown) => end({ error }));
    },
    [client],
  );
  const stop = useCallback((now: PreviewState) => {
    turn.current += 1;
    setState(now);
  }, []);
  const clear = useCallback(() => stop(nothing), [stop]);
  const refuse = useCallback((refusal: string) => stop({ ...nothing, refusal }), [stop]);
  return { ...state, run, refuse, clear };
}
