import type { PageCursor } from '../../../ui/office/list-url-state';

export const pageSize = 50;

/** A page of a list of the console. */
export interface ListPage<Row> {
  /** Undefined until loaded. */
  rows: readonly Row[] | undefined;
  /** On all pages; undefined until counted. */
  total: number | undefined;
  error: unknown;
  /** The rows belong to an earlier query; the current one is loading. */
  isStale: boolean;
  hasNext: boolean;
  adjacent: { previous: PageCursor; next: PageCursor } | undefined;
  refetch: () => Promise<unknown>;
}
