import type { Order } from '../../../ui/office/lists/list-url-state';
import type { BookingFilters } from './list/booking-filters';
import type { StudentFilters } from './students/student-filters';

/** The file of all bookings or students that match the filters, in the displayed order. */
export function listFilePath(
  list: 'bookings' | 'students',
  { order: { sort, direction }, ...filters }: BookingFilters | StudentFilters,
): string {
  const query = new URLSearchParams({ sort, direction });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(restNameOf(name), value);
  return `/api/admin/${list}.csv?${query.toString()}`;
}

/** In snake case; in REST, a class instance is a class. */
function restNameOf(name: string): string {
  const short = name.replace('classInstance', 'class');
  return short.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The file of the given bookings. */
export function bookingSelectionPath(ids: readonly string[], { sort, direction }: Order<string>): string {
  const query = new URLSearchParams({ sort, direction });
  for (const id of ids) query.append('ids', id);
  return `/api/admin/bookings.csv?${query.toString()}`;
}
