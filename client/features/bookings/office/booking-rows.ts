import type { BookingStatus } from '../../../schema/booking-status.generated';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

/** The actions for a booking. */
export type RowTask = 'paid' | 'pending' | 'refunded' | 'cancel' | 'restore' | 'move' | 'attendee' | 'print';

export type FormTask = Extract<RowTask, 'move' | 'attendee'>;

/** Whether it opens a form, replacing the open one. */
export function opensForm(task: RowTask): task is FormTask {
  return task === 'move' || task === 'attendee';
}

/** The columns that can be hidden; the name is always visible. */
export const bookingColumns = ['number', 'class', 'starts', 'booked', 'status', 'payment', 'amount'] as const;
export type BookingColumn = (typeof bookingColumns)[number];

/** Columns that narrow windows omit; the details contain them all. */
export const bookingColumnRoom = { number: 'widest', booked: 'widest', amount: 'wide' } as const;

/** The most frequent action, in the row itself; its position is fixed, so that it keeps the focus. */
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

/** A cancelled booking must be restored first; a used seat can be neither moved nor cancelled. */
export function detailTasksOf({ bookingStatus, isRefundDue }: OfficeBookingFragment): readonly DetailTask[] {
  const tasks = tasksOf[bookingStatus];
  return isRefundDue ? ['refunded', ...tasks] : tasks;
}
