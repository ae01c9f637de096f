import type { BookingFilters } from './booking-filters';
import { writeParams, type Order } from '../../../ui/office/list-url-state';
import type { StudentFilter } from './student-url-state';

/** The file of all bookings that match the filters, in the displayed order. */
export function bookingFilePath({ order, ...filters }: BookingFilters): string {
  return fileOf('bookings', order, [
    ['search', filters.search],
    ['class_id', filters.classInstanceId],
    ['crew_booking_id', filters.crewBookingId],
    ['booking_status', filters.status],
    ['payment_summary', filters.payment],
    ['attendance', filters.attendance],
    ['booked_from', filters.from],
    ['booked_to', filters.to],
    ['company', filters.company],
    ['city', filters.city],
    ['instruction_language', filters.language],
    ['class_from', filters.classFrom],
    ['class_to', filters.classTo],
  ]);
}

/** The file of the given bookings. */
export function bookingSelectionPath(ids: readonly string[], { sort, direction }: Order<string>): string {
  const query = new URLSearchParams({ sort, direction });
  for (const id of ids) query.append('ids', id);
  return `/api/admin/bookings.csv?${query.toString()}`;
}

/** The file of all students that match the filters, in the displayed order. */
export function studentFilePath({ search, companyName }: StudentFilter, order: Order<string>): string {
  return fileOf('students', order, [
    ['search', search],
    ['company_name', companyName],
  ]);
}

function fileOf(
  name: string,
  { sort, direction }: Order<string>,
  filters: [string, string | undefined][],
): string {
  const query = new URLSearchParams({ sort, direction });
  writeParams(query, filters);
  return `/api/admin/${name}.csv?${query.toString()}`;
}
