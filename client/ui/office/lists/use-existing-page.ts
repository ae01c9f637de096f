import { useEffect, useEffectEvent, useState } from 'react';

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
  const { number, after, before } = pageCursor;
  const isGone = rows?.length === 0 && number > 1;
  const last = Math.min(number - 1, total === undefined ? Infinity : Math.ceil(total / pageSize));
  const [goneAfter, setGoneAfter] = useState<string>();
  if (isGone && !isStale && last === number - 1 && goneAfter !== after) setGoneAfter(after);
  // The row of the cursor was the last one of the previous page, and a page before a cursor does not contain it.
  const isOneRowShort = before !== undefined && before === goneAfter;

  const existingPage = (): PageCursor | undefined => {
    if (isGone) return after === undefined ? firstPage : { number: last, after: undefined, before: after };
    if (!isOneRowShort) return undefined;
    const second = adjacent?.previous.before;
    return rows?.length === pageSize ? { number, after: second, before: undefined } : firstPage;
  };
  const leave = useEffectEvent(() => {
    const existing = isStale || !rows ? undefined : existingPage();
    if (existing) goTo(existing, { replace: true });
  });
  useEffect(() => leave(), [rows, isStale, pageCursor]);

  return isGone || isOneRowShort;
}
