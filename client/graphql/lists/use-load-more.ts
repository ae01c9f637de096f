import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';

import { appendPage } from './append-page';

/** A list as the server returns it, in pages. */
export interface Connection {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What is used of the result of `useQuery`. */
export interface ListQuery<Data> {
  data: Data | undefined;
  networkStatus: NetworkStatus;
  fetchMore: (more: {
    variables: { after: string };
    updateQuery: (before: Data, more: { fetchMoreResult: Data }) => Data;
  }) => Promise<unknown>;
}

export interface LoadMore {
  /** Appends the next page, if there is one. @returns a promise of its end, which never rejects */
  loadMore: () => unknown;
  isLoadingMore: boolean;
  /** The next page could not be loaded. The rows loaded before are kept. */
  hasMoreFailed: boolean;
}

/** Loads the list `field` of a query page by page. `nextCursor` is null if there is no further page. */
export function useLoadMore<Field extends string, Data extends Record<Field, Connection>>(
  { data, networkStatus, fetchMore }: ListQuery<Data>,
  field: Field,
): LoadMore & { nextCursor: string | null } {
  const [failedCursor, setFailedCursor] = useState<string>();
  const page = data?.[field].pageInfo;
  const nextCursor = (page?.hasNextPage && page.endCursor) || null;
  const loadMore = () => {
    if (nextCursor === null) return undefined;
    setFailedCursor(undefined);
    return fetchMore({
      variables: { after: nextCursor },
      // The list may have been reloaded meanwhile: then this page would leave a gap.
      updateQuery: (before, { fetchMoreResult }) =>
        before[field].pageInfo.endCursor === nextCursor ? appendPage(field, before, fetchMoreResult) : before,
    }).catch(() => setFailedCursor(nextCursor));
  };
  return {
    nextCursor,
    loadMore,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    hasMoreFailed: nextCursor !== null && nextCursor === failedCursor,
  };
}
