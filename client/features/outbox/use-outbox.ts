import { listPageOf, pageSize } from '../../ui/office/list-page';
import type { PageCursor } from '../../ui/office/list-url-state';
import type { OutboxFilters, OutboxStateFilter } from './outbox-url-state';
import { useOutboxListQuery } from './Outbox.generated';

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
  const query = useOutboxListQuery({
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
  return {
    ...listPageOf(query, 'outboxMessages', pageCursor),
    total: (query.data ?? query.previousData)?.outboxMessages.totalCount,
    refetch: query.refetch,
  };
}
