import type { SortDirection } from '../../../schema/sort-direction.generated';

/** A page of a list in the URL: its displayed number, and the cursor for the server. */
export interface PageCursor {
  number: number;
  after: string | undefined;
  before: string | undefined;
}

/** @param options whether it replaces the history entry; by default it adds one */
export type GoToPage = (pageCursor: PageCursor, options?: { replace: boolean }) => void;

export interface Order<Sort extends string> {
  sort: Sort;
  direction: SortDirection;
}

/** The parameter names of a list's page, because a page may contain two lists. */
export interface PageParamNames {
  page: string;
  after: string;
  before: string;
}

export const firstPage: PageCursor = { number: 1, after: undefined, before: undefined };

/** An invalid or incomplete page is the first page. */
export function pageCursorOf(params: URLSearchParams, names: PageParamNames): PageCursor {
  const number = Number(params.get(names.page));
  const after = params.get(names.after) ?? undefined;
  const before = params.get(names.before) ?? undefined;
  const isCursor = Number.isInteger(number) && number > 1 && (after === undefined) !== (before === undefined);
  return isCursor ? { number, after, before } : firstPage;
}

export function writePageCursor(
  params: URLSearchParams,
  names: PageParamNames,
  pageCursor = firstPage,
): void {
  const isFirst = pageCursor.number <= 1;
  const entries: [string, string | undefined][] = [
    [names.page, isFirst ? undefined : String(pageCursor.number)],
    [names.after, isFirst ? undefined : pageCursor.after],
    [names.before, isFirst ? undefined : pageCursor.before],
  ];
  writeParams(params, entries);
}

/** The previous and next page. */
export function adjacentPages(
  { number }: PageCursor,
  { startCursor, endCursor }: { startCursor: string | null; endCursor: string | null },
): { previous: PageCursor; next: PageCursor } {
  return {
    previous: { number: number - 1, after: undefined, before: startCursor ?? undefined },
    next: { number: number + 1, after: endCursor ?? undefined, before: undefined },
  };
}

/** `name` is ascending, `-name` descending; anything else is the default order. */
export function orderOf<Sort extends string>(
  text: string | null,
  sorts: readonly Sort[],
  defaultOrder: Order<Sort>,
): Order<Sort> {
  const direction = text?.startsWith('-') ? 'descending' : 'ascending';
  const sort = sorts.find((each) => each === text?.replace(/^-/, ''));
  return sort ? { sort, direction } : defaultOrder;
}

export function orderText({ sort, direction }: Order<string>): string {
  return direction === 'descending' ? `-${sort}` : sort;
}

/** The same column again reverses the order; another one starts ascending. */
export function toggledOrder<Sort extends string>(order: Order<Sort> | undefined, sort: Sort): Order<Sort> {
  const isReversed = order?.sort === sort && order.direction === 'ascending';
  return { sort, direction: isReversed ? 'descending' : 'ascending' };
}

/** Empty values are removed from the URL. */
function writeParams(params: URLSearchParams, entries: readonly [string, string | undefined][]): void {
  for (const [name, value] of entries) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
}
