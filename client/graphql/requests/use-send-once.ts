import { useRef } from 'react';

import { sendOnce, type SentAttempt } from './idempotency-key';

/** `sendOnce` for a form whose last attempt need not survive a reload. After a success, the same content is sent anew. */
export function useSendOnce<Content, Result>() {
  const last = useRef<SentAttempt<Content>>(null);
  return async (content: Content, send: (content: Content, key: string) => Promise<Result>) => {
    const sent = await sendOnce({
      content,
      fingerprint: JSON.stringify(content),
      last: last.current,
      send,
      remember: (attempt) => {
        last.current = attempt;
      },
    });
    last.current = null;
    return sent;
  };
}
