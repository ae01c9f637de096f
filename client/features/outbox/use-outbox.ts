import { listPageOf, pageVariables } from '../../ui/office/lists/list-page';
import type { PageCursor } from '../../ui/office/lists/list-url-state';
import { variablesOf } from '../../ui/office/lists/url-filters';
import type { OutboxFilters } from './outbox-filters';
import { useOutboxListQuery } from './Outbox.generated';

function stateVariables(state: OutboxFilters['state']) {
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
      ...variablesOf({ kind, recipient, classInstanceId }),
      ...pageVariables(pageCursor),
    },
  });
  return {
    ...listPageOf(query, 'outboxMessages', pageCursor),
    total: (query.data ?? query.previousData)?.outboxMessages.totalCount,
    refetch: query.refetch,
  };
}
