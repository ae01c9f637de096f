import type { BookingStatus } from '../../../schema/booking-status.generated';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

/** What the office does with one booking. */
export type RowTask = 'paid' | 'pending' | 'refunded' | 'cancel' | 'restore' | 'move' | 'attendee' | 'print';

/** The columns that may be hidden; who has booked is always shown. */
export const bookingColumns = ['class', 'booked', 'status', 'payment', 'amount'] as const;
export type BookingColumn = (typeof bookingColumns)[number];

/** Somebody has paid for what does not take place. */
export function isRefundDue({
  paymentStatus,
  amountCents,
  bookingStatus,
  classInstance,
}: OfficeBookingFragment): boolean {
  const isOff = bookingStatus === 'cancelled' || classInstance.status === 'cancelled';
  return isOff && paymentStatus === 'paid' && amountCents > 0;
}

export type DetailTask = 'refunded' | 'move' | 'attendee' | 'cancel' | 'print';

const tasksOf: Readonly<Record<BookingStatus, readonly DetailTask[]>> = {
  cancelled: ['print'],
  completed: ['attendee', 'print'],
  confirmed: ['move', 'attendee', 'cancel', 'print'],
};

/** A cancelled booking is restored first; a seat that was used is neither moved nor cancelled. */
export function detailTasksOf(booking: OfficeBookingFragment): readonly DetailTask[] {
  const tasks = tasksOf[booking.bookingStatus];
  return isRefundDue(booking) ? ['refunded', ...tasks] : tasks;
}
