import { useEffect, useEffectEvent, useRef } from 'react';

import { pageSize, type ListPage } from './list-page';
import { firstPage, type GoToPage, type PageCursor } from './list-url-state';

/**
 * Leaves a page whose rows have disappeared, for the last page that has rows.
 * @returns whether the page is being left
 */
export function useExistingPage(
  { rows, isStale, total, adjacent }: Omit<ListPage<unknown>, 'refetch'>,
  pageCursor: PageCursor,
  goTo: GoToPage,
): boolean {
  const isOneRowShort = useRef(false);

  const existingPage = (): PageCursor | undefined => {
    const { number, after } = pageCursor;
    if (rows?.length === 0 && number > 1) {
      const last = Math.min(number - 1, total === undefined ? Infinity : Math.ceil(total / pageSize));
      // The row of the cursor was the last one of the previous page, and a page before a cursor does not contain it.
      isOneRowShort.current = after !== undefined && last > 1 && last === number - 1;
      return after === undefined ? firstPage : { number: last, after: undefined, before: after };
    }
    if (!isOneRowShort.current) return undefined;
    isOneRowShort.current = false;
    const second = adjacent?.previous.before;
    return rows?.length === pageSize ? { number, after: second, before: undefined } : firstPage;
  };
  const leave = useEffectEvent(() => {
    const existing = isStale || !rows ? undefined : existingPage();
    if (existing) goTo(existing, { replace: true });
  });
  useEffect(() => leave(), [rows, isStale, pageCursor]);

  return rows?.length === 0 && pageCursor.number > 1;
}
