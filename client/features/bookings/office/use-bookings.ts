import { paymentFilterOf, type BookingFilters } from './booking-filters';
import { adjacentPages, type PageCursor } from '../../../ui/office/list-url-state';
import {
  useOfficeBookingCountQuery,
  useOfficeBookingsQuery,
  type OfficeBookingFragment,
} from './OfficeBookings.generated';
import { pageSize, type ListPage } from './list-page';

/** A page of the bookings that match the filters. */
export function useBookings(
  filters: BookingFilters,
  pageCursor: PageCursor,
): ListPage<OfficeBookingFragment> {
  const { paymentStatus, isPaymentDue } = paymentFilterOf(filters);
  const narrowed = {
    search: filters.search || null,
    classInstanceId: filters.classInstanceId ?? null,
    crewBookingId: filters.crewBookingId ?? null,
    bookingStatus: filters.status ?? null,
    paymentStatus: paymentStatus ?? null,
    isPaymentDue: isPaymentDue ?? null,
    bookedFrom: filters.from || null,
    bookedTo: filters.to || null,
    company: filters.company || null,
    city: filters.city || null,
    instructionLanguage: filters.language ?? null,
    classFrom: filters.classFrom || null,
    classTo: filters.classTo || null,
  };
  const variables = {
    ...narrowed,
    ...filters.order,
    first: pageSize,
    after: pageCursor.after ?? null,
    before: pageCursor.before ?? null,
  };
  const { data, previousData, error, refetch } = useOfficeBookingsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const count = useOfficeBookingCountQuery({
    variables: narrowed,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = (data ?? previousData)?.bookings;
  return {
    rows: list?.nodes,
    total: count.data?.bookings.totalCount,
    error,
    isStale: data === undefined && list !== undefined,
    hasNext: list?.pageInfo.hasNextPage ?? false,
    adjacent: list && adjacentPages(pageCursor, list.pageInfo),
    refetch: () => Promise.all([refetch(), count.refetch()]),
  };
}
