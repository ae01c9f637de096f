import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { appendPage } from '../../../graphql/append-page';
import type { RecordsUrlState } from './use-records-url-state';

const pageSize = 50;

/** The pages of matching records loaded so far. */
export interface RecordList<Kept> {
  records: readonly Kept[] | undefined;
  total: number;
  hasMore: boolean;
  hasFailed: boolean;
  isLoading: boolean;
  isLoadingMore: boolean;
  loadMore: () => Promise<unknown>;
}

/** A page as returned by the server. */
interface RecordConnection<Kept> {
  nodes: Kept[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

type RecordsField = 'venues' | 'instructors';
type Records<Field extends RecordsField, Kept> = Record<Field, RecordConnection<Kept>>;

/** The used parts of a query's result. */
interface RecordsQuery<Data> {
  data: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  networkStatus: NetworkStatus;
  fetchMore: (more: {
    variables: { after: string | null | undefined };
    updateQuery: (before: Data, more: { fetchMoreResult: Data }) => Data;
  }) => Promise<unknown>;
}

/** The query variables of either list. */
export const recordsQueryOf = ({ isArchived, search }: RecordsUrlState) =>
  ({
    variables: { isArchived, search: search || null, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  }) as const;

/** Venues or instructors as a growing list; the previous result is kept while another one is loading. */
export function useRecordList<Field extends RecordsField, Kept extends { id: string }>(
  field: Field,
  { data, previousData, error, fetchMore, networkStatus }: RecordsQuery<Records<Field, Kept>>,
): { list: RecordList<Kept>; reload: () => void } {
  const client = useApolloClient();
  const found = (data ?? previousData)?.[field];
  const loadMore = () =>
    fetchMore({
      variables: { after: found?.pageInfo.endCursor },
      updateQuery: appendPage(field),
    });
  const list = {
    records: found?.nodes,
    total: found?.totalCount ?? 0,
    hasMore: found?.pageInfo.hasNextPage ?? false,
    hasFailed: error !== undefined,
    isLoading: data === undefined,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore,
  };
  const reload = () => {
    void client.refetchQueries({
      updateCache: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: field }),
    });
  };
  return { list, reload };
}
