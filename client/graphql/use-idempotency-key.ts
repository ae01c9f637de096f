import { useRef } from 'react';

import { attemptOf, type Attempt } from './idempotency-key';

interface IdempotencyKey {
  /** @param content what is asked for: the same content has the same key, so that it is done once however often it is sent */
  keyOf: (content: unknown) => string;
  /** What was sent is done: the same content is asked for anew from now on. */
  forget: () => void;
}

/** The key of what a form or a button sends, kept until the content changes. */
export function useIdempotencyKey(): IdempotencyKey {
  const last = useRef<Attempt>(null);
  return {
    keyOf: (content) => {
      last.current = attemptOf(JSON.stringify(content), last.current);
      return last.current.key;
    },
    forget: () => {
      last.current = null;
    },
  };
}
