import { placesBeside, type PagePlace } from '../../ui/office/list-address';
import type { OutboxFilters } from './outbox-address';
import { useOutboxListQuery } from './Outbox.generated';

export const pageSize = 50;

/** A page of the messages that match. The previous result is kept while typing. */
export function useOutbox(
  { state, kind, recipient, classInstanceId }: Partial<OutboxFilters> & { classInstanceId?: string },
  place: PagePlace,
) {
  const { data, previousData, error, refetch } = useOutboxListQuery({
    variables: {
      state: state ?? null,
      kind: kind ?? null,
      recipient: recipient || null,
      classInstanceId: classInstanceId ?? null,
      first: pageSize,
      after: place.after ?? null,
      before: place.before ?? null,
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
    beside: list && placesBeside(place, list.pageInfo),
    refetch,
  };
}
