import { NetworkStatus } from '@apollo/client';

import { asOffice } from '../../../graphql/as-office';
import type { BookingFilters } from './booking-filters';
import { useOfficeBookingsQuery, type OfficeBookingFragment } from './OfficeBookings.generated';

interface Bookings {
  /** Undefined until the first answer. */
  bookings: readonly OfficeBookingFragment[] | undefined;
  total: number;
  error: unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** The bookings that match the filters, in pages. */
export function useBookings(filters: BookingFilters): Bookings {
  const { data, previousData, error, fetchMore, refetch, networkStatus } = useOfficeBookingsQuery({
    variables: {
      search: filters.search || null,
      classInstanceId: filters.classInstanceId ?? null,
      bookingStatus: filters.status ?? null,
      paymentStatus: filters.payment ?? null,
      bookedFrom: filters.from || null,
      bookedTo: filters.to || null,
      sort: filters.sort,
      first: 50,
    },
    context: asOffice,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? previousData)?.bookings;
  return {
    bookings: list?.nodes,
    total: list?.totalCount ?? 0,
    error,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () =>
      fetchMore({
        variables: { after: list?.pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: { bookings } }) => {
          const known = new Set(before.bookings.nodes.map(({ id }) => id));
          const added = bookings.nodes.filter(({ id }) => !known.has(id));
          return { bookings: { ...bookings, nodes: [...before.bookings.nodes, ...added] } };
        },
      }),
    refetch: () => refetch(),
  };
}
