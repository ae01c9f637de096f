import type { BookingFilters } from './booking-filters';
import { placesBeside, type PagePlace } from '../../../ui/office/list-address';
import {
  useOfficeBookingCountQuery,
  useOfficeBookingsQuery,
  type OfficeBookingFragment,
} from './OfficeBookings.generated';
import { pageSize, type ListPage } from './list-page';

/** A page of the bookings that match the filters. */
export function useBookings(filters: BookingFilters, place: PagePlace): ListPage<OfficeBookingFragment> {
  const narrowed = {
    search: filters.search || null,
    classInstanceId: filters.classInstanceId ?? null,
    crewBookingId: filters.crewBookingId ?? null,
    bookingStatus: filters.status ?? null,
    paymentStatus: filters.payment ?? null,
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
    after: place.after ?? null,
    before: place.before ?? null,
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
    beside: list && placesBeside(place, list.pageInfo),
    refetch: () => Promise.all([refetch(), count.refetch()]),
  };
}
