import { useEffect, useState } from 'react';

import type { News } from './NewsBar';

/** Messages leave 60 seconds after the change; a press of the button takes a while to reach the server. */
const undoMs = 55_000;

/** News whose undo goes when it is too late. */
export function useNewsOfMinute() {
  const [news, setNews] = useState<News>();
  useEffect(() => {
    if (!news?.undo) return undefined;
    const timer = setTimeout(() => setNews({ ...news, undo: undefined }), undoMs);
    return () => clearTimeout(timer);
  }, [news]);
  return [news, setNews] as const;
}
