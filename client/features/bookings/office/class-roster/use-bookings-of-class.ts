import { useAllPages } from '../../../../graphql/office/use-all-pages';
import { useOfficeBookingsQuery } from '../OfficeBookings.generated';

const pageSize = 100;

/** All bookings of a class by last name, loaded page by page. */
export function useBookingsOfClass(classInstanceId: string) {
  const query = useOfficeBookingsQuery({
    variables: { classInstanceId, sort: 'name', direction: 'ascending', first: pageSize },
  });
  return { list: query.data?.bookings, ...useAllPages(query, 'bookings') };
}
