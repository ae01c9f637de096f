import { useInvalidateLists } from '../../../graphql/use-invalidate-lists';
import { useLoadMore, type Connection, type ListQuery, type LoadMore } from '../../../graphql/use-load-more';
import type { RecordsUrlState } from './use-records-url-state';

const pageSize = 50;

/** The pages of matching records loaded so far. */
export interface RecordList<Kept> extends LoadMore {
  records: readonly Kept[] | undefined;
  total: number;
  hasMore: boolean;
  hasFailed: boolean;
  isLoading: boolean;
}

/** A page as returned by the server. */
interface RecordConnection<Kept extends { id: string }> extends Connection {
  nodes: Kept[];
  totalCount: number;
}

type RecordsField = 'venues' | 'instructors';
type Records<Field extends RecordsField, Kept extends { id: string }> = Record<Field, RecordConnection<Kept>>;

/** The used parts of a query's result. */
interface RecordsQuery<Data> extends ListQuery<Data> {
  previousData?: Data | undefined;
  error?: unknown;
}

/** The query variables of either list. */
export const recordsQueryOf = ({ isArchived, search }: RecordsUrlState) =>
  ({
    variables: { isArchived, search: search || null, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  }) as const;

/** Venues or instructors as a growing list; the previous result is kept while another one is loading. */
export function useRecordList<Field extends RecordsField, Kept extends { id: string }>(
  field: Field,
  query: RecordsQuery<Records<Field, Kept>>,
): { list: RecordList<Kept>; reload: () => unknown } {
  const invalidateLists = useInvalidateLists();
  const { data, previousData, error } = query;
  const found = (data ?? previousData)?.[field];
  const list = {
    records: found?.nodes,
    total: found?.totalCount ?? 0,
    hasMore: found?.pageInfo.hasNextPage ?? false,
    hasFailed: error !== undefined,
    isLoading: data === undefined,
    ...useLoadMore(query, field),
  };
  return { list, reload: () => invalidateLists(field) };
}
