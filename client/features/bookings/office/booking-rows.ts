import type { BookingStatus } from '../../../schema/booking-status.generated';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

/** What the office does with one booking. */
export type RowTask = 'paid' | 'pending' | 'refunded' | 'cancel' | 'restore' | 'move' | 'attendee' | 'print';

export type FormTask = Extract<RowTask, 'move' | 'attendee'>;

/** Whether it opens a form, in the place of the one that is open. */
export function opensForm(task: RowTask): task is FormTask {
  return task === 'move' || task === 'attendee';
}

/** The columns that may be hidden; who has booked is always shown. */
export const bookingColumns = ['number', 'class', 'starts', 'booked', 'status', 'payment', 'amount'] as const;
export type BookingColumn = (typeof bookingColumns)[number];

/** Columns that a narrow window has no room for; the details have them all. */
export const bookingColumnRoom = { number: 'widest', booked: 'widest', amount: 'wide' } as const;

/** The action that is wanted most, on the row itself; it stays in its place, so that the focus does. */
export function firstTaskOf({
  bookingStatus,
  paymentStatus,
}: OfficeBookingFragment): 'paid' | 'pending' | 'restore' {
  if (bookingStatus === 'cancelled') return 'restore';
  return paymentStatus === 'paid' ? 'pending' : 'paid';
}

export type DetailTask = 'refunded' | 'move' | 'attendee' | 'cancel' | 'print';

const tasksOf: Readonly<Record<BookingStatus, readonly DetailTask[]>> = {
  cancelled: ['print'],
  completed: ['attendee', 'print'],
  confirmed: ['move', 'attendee', 'cancel', 'print'],
};

/** A cancelled booking is restored first; a seat that was used is neither moved nor cancelled. */
export function detailTasksOf({ bookingStatus, isRefundDue }: OfficeBookingFragment): readonly DetailTask[] {
  const tasks = tasksOf[bookingStatus];
  return isRefundDue ? ['refunded', ...tasks] : tasks;
}
