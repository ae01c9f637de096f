import type { SortDirection } from '../../schema/sort-direction.generated';

/** A page of a list in the address: its displayed number, and the cursor for the server. */
export interface PagePlace {
  number: number;
  after: string | undefined;
  before: string | undefined;
}

export interface Order<Sort extends string> {
  sort: Sort;
  direction: SortDirection;
}

/** The parameter names of a list's page, because a page may contain two lists. */
export interface PlaceNames {
  page: string;
  after: string;
  before: string;
}

const firstPage: PagePlace = { number: 1, after: undefined, before: undefined };

/** An invalid or incomplete page is the first page. */
export function placeOf(params: URLSearchParams, names: PlaceNames): PagePlace {
  const number = Number(params.get(names.page));
  const after = params.get(names.after) ?? undefined;
  const before = params.get(names.before) ?? undefined;
  const isPlace = Number.isInteger(number) && number > 1 && (after === undefined) !== (before === undefined);
  return isPlace ? { number, after, before } : firstPage;
}

export function writePlace(params: URLSearchParams, names: PlaceNames, place = firstPage): void {
  const isFirst = place.number <= 1;
  const entries: [string, string | undefined][] = [
    [names.page, isFirst ? undefined : String(place.number)],
    [names.after, isFirst ? undefined : place.after],
    [names.before, isFirst ? undefined : place.before],
  ];
  writeAll(params, entries);
}

/** The previous and next page. */
export function placesBeside(
  { number }: PagePlace,
  { startCursor, endCursor }: { startCursor: string | null; endCursor: string | null },
): { previous: PagePlace; next: PagePlace } {
  return {
    previous: { number: number - 1, after: undefined, before: startCursor ?? undefined },
    next: { number: number + 1, after: endCursor ?? undefined, before: undefined },
  };
}

/** `name` is ascending, `-name` descending; anything else is the default order. */
export function orderOf<Sort extends string>(
  text: string | null,
  sorts: readonly Sort[],
  usual: Order<Sort>,
): Order<Sort> {
  const direction = text?.startsWith('-') ? 'descending' : 'ascending';
  const sort = sorts.find((each) => each === text?.replace(/^-/, ''));
  return sort ? { sort, direction } : usual;
}

/** The default order is not in the address. */
export function orderText<Sort extends string>(
  { sort, direction }: Order<Sort>,
  usual: Order<Sort>,
): string | undefined {
  if (sort === usual.sort && direction === usual.direction) return undefined;
  return direction === 'descending' ? `-${sort}` : sort;
}

/** The same column again reverses the order; another one starts ascending. */
export function turned<Sort extends string>(order: Order<Sort>, sort: Sort): Order<Sort> {
  const isTurned = order.sort === sort && order.direction === 'ascending';
  return { sort, direction: isTurned ? 'descending' : 'ascending' };
}

/** Empty values are removed from the address. */
export function writeAll(params: URLSearchParams, entries: readonly [string, string | undefined][]): void {
  for (const [name, value] of entries) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
}
