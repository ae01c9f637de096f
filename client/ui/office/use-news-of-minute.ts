import { useEffect, useState } from 'react';

import type { News } from './NewsBar';

/** Messages are sent 60 seconds after the change; the request to undo takes some time to reach the server. */
const undoMs = 55_000;

/** A notice whose undo is removed when it is too late. */
export function useNewsOfMinute() {
  const [news, setNews] = useState<News>();
  useEffect(() => {
    if (!news?.undo) return undefined;
    const timer = setTimeout(() => setNews({ ...news, undo: undefined }), undoMs);
    return () => clearTimeout(timer);
  }, [news]);
  return [news, setNews] as const;
}
