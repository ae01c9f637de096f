import type { BookingFilters } from './booking-filters';
import { listPageOf, pageVariables, type ListPage } from '../../../../ui/office/lists/list-page';
import type { PageCursor } from '../../../../ui/office/lists/list-url-state';
import { variablesOf } from '../../../../ui/office/lists/url-filters';
import {
  useOfficeBookingCountQuery,
  useOfficeBookingsQuery,
  type OfficeBookingCountQueryVariables,
  type OfficeBookingFragment,
} from '../OfficeBookings.generated';

/** A page of the bookings that match the filters. */
export function useBookings(
  { order, ...filters }: BookingFilters,
  pageCursor: PageCursor,
): ListPage<OfficeBookingFragment> {
  const narrowed: Required<OfficeBookingCountQueryVariables> = variablesOf(filters);
  const variables = { ...narrowed, ...order, ...pageVariables(pageCursor) };
  const query = useOfficeBookingsQuery({ variables });
  const count = useOfficeBookingCountQuery({ variables: narrowed });
  return {
    ...listPageOf(query, 'bookings', pageCursor),
    total: count.data?.bookings.totalCount,
    refetch: () => Promise.all([query.refetch(), count.refetch()]),
  };
}
