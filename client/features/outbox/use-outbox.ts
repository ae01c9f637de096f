import { adjacentPages, type PageCursor } from '../../ui/office/list-url-state';
import type { OutboxFilters, OutboxStateFilter } from './outbox-url-state';
import { useOutboxListQuery } from './Outbox.generated';

export const pageSize = 50;

function stateVariables(state: OutboxStateFilter) {
  switch (state) {
    case 'all':
      return { state: null, isScheduled: null };
    case 'scheduled':
    case undefined:
      return { state: null, isScheduled: state === 'scheduled' };
    default:
      return { state, isScheduled: false };
  }
}

/** A page of the messages that match. The previous result is kept while typing. */
export function useOutbox(
  { state, kind, recipient, classInstanceId }: Partial<OutboxFilters> & { classInstanceId?: string },
  pageCursor: PageCursor,
) {
  const { data, previousData, error, refetch } = useOutboxListQuery({
    variables: {
      ...stateVariables(state),
      kind: kind ?? null,
      recipient: recipient || null,
      classInstanceId: classInstanceId ?? null,
      first: pageSize,
      after: pageCursor.after ?? null,
      before: pageCursor.before ?? null,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = (data ?? previousData)?.outboxMessages;
  return {
    rows: list?.nodes,
    total: list?.totalCount,
    error,
    isStale: data === undefined && list !== undefined,
    hasNext: list?.pageInfo.hasNextPage ?? false,
    adjacent: list && adjacentPages(pageCursor, list.pageInfo),
    refetch,
  };
}
