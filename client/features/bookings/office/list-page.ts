import type { PagePlace } from '../../../ui/office/list-address';

export const pageSize = 50;

/** One page of a list of the office. */
export interface ListPage<Row> {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  /** On all pages; undefined until it is counted. */
  total: number | undefined;
  error: unknown;
  /** What is shown was asked for before; the answer to the last question is on its way. */
  isStale: boolean;
  hasNext: boolean;
  beside: { previous: PagePlace; next: PagePlace } | undefined;
  refetch: () => Promise<unknown>;
}
