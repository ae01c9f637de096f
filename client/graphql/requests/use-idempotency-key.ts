import { useRef } from 'react';

import { attemptOf, type Attempt } from './idempotency-key';

interface IdempotencyKey {
  /** @param content the request: the same content has the same key, so that it is carried out once */
  keyOf: (content: unknown) => string;
  /** The request is done: the same content gets a new key from now on. */
  forget: () => void;
}

/** The idempotency key of a form or button, kept until the content changes. */
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
