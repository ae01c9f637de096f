import { useEffect, useEffectEvent } from 'react';

interface PageInfo {
  endCursor: string | null;
  hasNextPage: boolean;
}

/** Loads all pages sequentially, because a list of choices must be complete. */
export function useNextPage(page: PageInfo | undefined, load: (after: string) => Promise<unknown>): void {
  const after = (page?.hasNextPage && page.endCursor) || null;
  const loadAfter = useEffectEvent((cursor: string) => void load(cursor).catch(() => undefined));
  useEffect(() => {
    if (after !== null) loadAfter(after);
  }, [after]);
}
