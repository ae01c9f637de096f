import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';

import type { Answer } from '../report';
import type { AskedQuery } from './asked-query';
import { ReportPreviewDocument } from './Explorer.generated';

interface PreviewState {
  isRunning: boolean;
  /** Of the last run that has come; the one before stays until then. */
  answer: Answer | undefined;
  /** Why there is none. */
  error: unknown;
}

export interface Preview extends PreviewState {
  run: (asked: AskedQuery) => void;
  /** After a change to a tab of the editor that was not run since. */
  clear: () => void;
}

const nothing: PreviewState = { isRunning: false, answer: undefined, error: undefined };

/** The answer to what was run last, as a report of it would show it. */
export function usePreview(): Preview {
  const client = useApolloClient();
  const [state, setState] = useState(nothing);
  const turn = useRef(0);
  const run = useCallback(
    (asked: AskedQuery) => {
      const own = (turn.current += 1);
      const end = (now: Partial<PreviewState>) => {
        // A later one has begun: its answer counts.
        if (own === turn.current) setState({ ...nothing, ...now });
      };
      setState((now) => ({ ...now, isRunning: true }));
      client
        // Money and seats of this moment.
        .query({ query: ReportPreviewDocument, variables: asked, fetchPolicy: 'no-cache' })
        .then(({ data }) => end({ answer: data?.reportPreview }))
        .catch((error: unknown) => end({ error }));
    },
    [client],
  );
  const clear = useCallback(() => {
    turn.current += 1;
    setState(nothing);
  }, []);
  return { ...state, run, clear };
}
