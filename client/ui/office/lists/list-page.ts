import { adjacentPages, type PageCursor } from './list-url-state';

export const pageSize = 50;

/** A page as query variables. */
export const pageVariables = ({ after, before }: PageCursor) => ({
  first: pageSize,
  after: after ?? null,
  before: before ?? null,
});

/** A page of a list of the console. */
export interface ListPage<Row> {
  /** Undefined until loaded. */
  rows: readonly Row[] | undefined;
  /** On all pages; undefined until counted. */
  total: number | undefined;
  error: object | undefined;
  /** The rows belong to an earlier query; the current one is loading. */
  isStale: boolean;
  hasNext: boolean;
  adjacent: { previous: PageCursor; next: PageCursor } | undefined;
  refetch: () => Promise<unknown>;
}

interface Connection<Row> {
  nodes: readonly Row[];
  pageInfo: { startCursor: string | null; endCursor: string | null; hasNextPage: boolean };
}

/** What is used of the result of a query. */
interface PageQuery<Data> {
  data: Data | undefined;
  previousData?: Data | undefined;
  error?: object | undefined;
}

/** The page at `pageCursor` of the list `field` of a query. The previous result is kept while another one is loading. */
export function listPageOf<Field extends string, Row>(
  { data, previousData, error }: PageQuery<Record<Field, Connection<Row>>>,
  field: Field,
  pageCursor: PageCursor,
): Omit<ListPage<Row>, 'total' | 'refetch'> {
  const list = (data ?? previousData)?.[field];
  return {
    rows: list?.nodes,
    error,
    isStale: data === undefined && list !== undefined,
    hasNext: list?.pageInfo.hasNextPage ?? false,
    adjacent: list && adjacentPages(pageCursor, list.pageInfo),
  };
}
