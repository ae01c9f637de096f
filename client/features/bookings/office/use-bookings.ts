import type { BookingFilters } from './booking-filters';
import { listPageOf, pageSize, type ListPage } from '../../../ui/office/list-page';
import type { PageCursor } from '../../../ui/office/list-url-state';
import {
  useOfficeBookingCountQuery,
  useOfficeBookingsQuery,
  type OfficeBookingFragment,
} from './OfficeBookings.generated';

/** A page of the bookings that match the filters. */
export function useBookings(
  filters: BookingFilters,
  pageCursor: PageCursor,
): ListPage<OfficeBookingFragment> {
  const narrowed = {
    search: filters.search || null,
    classInstanceId: filters.classInstanceId ?? null,
    crewBookingId: filters.crewBookingId ?? null,
    bookingStatus: filters.status ?? null,
    paymentSummary: filters.payment ?? null,
    attendance: filters.attendance ?? null,
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
  const query = useOfficeBookingsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const count = useOfficeBookingCountQuery({
    variables: narrowed,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    ...listPageOf(query, 'bookings', pageCursor),
    total: count.data?.bookings.totalCount,
    refetch: () => Promise.all([query.refetch(), count.refetch()]),
  };
}
