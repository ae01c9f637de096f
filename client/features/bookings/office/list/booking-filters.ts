import { attendanceFilterValues } from '../../../../schema/attendance-filter.generated';
import { bookingStatusValues } from '../../../../schema/booking-status.generated';
import { instructionLanguageValues } from '../../../../schema/instruction-language.generated';
import { paymentSummaryValues } from '../../../../schema/payment-summary.generated';
import type { BookingSort } from '../../../../graphql/schema.generated';
import { date, defineFilters, oneOf, order, text } from '../../../../ui/office/lists/url-filters';

/** The other sort requires a filter that the page does not have. */
export const bookingSorts: readonly BookingSort[] = ['booked', 'name', 'classDate'];

/** The filters and order of the bookings. In the URL, so that they can be shared and undone with Back. */
export const bookingFilters = defineFilters({
  search: text('q'),
  classInstanceId: text('classId'),
  crewBookingId: text('crewId'),
  bookingStatus: oneOf('status', bookingStatusValues),
  // In bookmarks of version 0.2, 'cancelled' is a value. Its bookings have nothing due, as in saved views.
  paymentSummary: oneOf('payment', paymentSummaryValues, { nothingDue: 'cancelled' }),
  attendance: oneOf('attendance', attendanceFilterValues),
  bookedFrom: date('from'),
  bookedTo: date('to'),
  company: text('company'),
  city: text('city'),
  instructionLanguage: oneOf('language', instructionLanguageValues),
  classFrom: date('classFrom'),
  classTo: date('classTo'),
  order: order('sort', bookingSorts, { sort: 'booked', direction: 'descending' }),
});

export type BookingFilters = typeof bookingFilters.none;

export function isFiltered({ order: _order, ...filters }: BookingFilters): boolean {
  return Object.values(filters).some(Boolean);
}

/** The number of active filters that the collapsed bar hides on a phone: all except search, class and crew. */
export function collapsedFilterCount(filters: BookingFilters): number {
  const { search, classInstanceId, crewBookingId, order: _order, ...hidden } = filters;
  return Object.values(hidden).filter(Boolean).length;
}

/**
 * Whether the bar starts expanded: not for the filters of the console's links, so that the rows come first, unless
 * nothing else tells what is listed.
 */
export function startsExpanded(filters: BookingFilters): boolean {
  const { attendance, classInstanceId } = filters;
  const others = { ...filters, attendance: undefined, bookingStatus: undefined, paymentSummary: undefined };
  return collapsedFilterCount(others) > 0 || (attendance !== undefined && classInstanceId === '');
}
