import { attendanceValues } from '../../../../schema/attendance.generated';
import type { BookingStatus } from '../../../../schema/booking-status.generated';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { canRecord, takesPlace } from '../class-progress';

/** The actions for a booking. */
export type RowTask =
  | 'paid'
  | 'pending'
  | 'refunded'
  | 'cancel'
  | 'restore'
  | 'move'
  | 'attendee'
  | 'print'
  | 'receipt'
  | AttendanceTask;

type AttendanceTask = 'attended' | 'absent' | 'clearAttendance' | 'certificate' | 'mailCertificate';

export type FormTask = Extract<RowTask, 'move' | 'attendee'>;

/** Whether it opens a form, replacing the open one. */
export function opensForm(task: RowTask): task is FormTask {
  return task === 'move' || task === 'attendee';
}

/** An action that the row itself can display. */
export type QuickTask = Extract<RowTask, 'paid' | 'pending' | 'refunded' | 'restore'>;

/** The most frequent action, in the row itself; undefined if there is none. Its position is fixed, so that it keeps the focus. */
export function firstTaskOf(booking: OfficeBookingFragment): QuickTask | undefined {
  const { bookingStatus, classInstance, paymentSummary, amountCents } = booking;
  if (paymentSummary === 'refundDue') return 'refunded';
  if (bookingStatus === 'cancelled') return canRestore(booking) ? 'restore' : undefined;
  const isFree = amountCents === 0 && paymentSummary === 'nothingDue';
  return classInstance.status === 'cancelled' || isFree ? undefined : paymentTaskOf(booking);
}

export type DetailTask = Exclude<RowTask, 'refunded'>;

const tasksOf: Readonly<Record<BookingStatus, readonly DetailTask[]>> = {
  cancelled: ['restore', 'print'],
  completed: ['attendee', 'print'],
  confirmed: ['move', 'attendee', 'cancel', 'print'],
};

/**
 * The other actions. A cancelled booking must be restored first, while its class is still to come; a used seat can be
 * neither moved nor cancelled. A refunded booking takes no seat again, unless the refund is undone by marking it as paid.
 */
export function detailTasksOf(booking: OfficeBookingFragment): readonly DetailTask[] {
  const { bookingStatus, refundedOn } = booking;
  const first = firstTaskOf(booking);
  const payment = bookingStatus === 'cancelled' && refundedOn === null ? [] : [paymentTaskOf(booking)];
  const receipt = hasReceipt(booking) ? (['receipt'] as const) : [];
  return [...payment, ...receipt, ...attendanceTasksOf(booking), ...tasksOf[bookingStatus]].filter(
    (task) =>
      task !== first &&
      (task !== 'restore' || canRestore(booking)) &&
      (task !== 'move' || refundedOn === null),
  );
}

/** Whether a cancelled booking can take a seat again. */
export function canRestore({ classInstance, refundedOn }: OfficeBookingFragment): boolean {
  return takesPlace(classInstance) && refundedOn === null;
}

/** Whether there is a payment, refunded or not, that a receipt can be mailed for. */
export function hasReceipt({ paymentStatus, amountCents, refundedOn }: OfficeBookingFragment): boolean {
  return refundedOn !== null || (paymentStatus === 'paid' && amountCents > 0);
}

function paymentTaskOf({ paymentStatus }: OfficeBookingFragment): 'paid' | 'pending' {
  return paymentStatus === 'paid' ? 'pending' : 'paid';
}

function attendanceTasksOf({
  bookingStatus,
  attendance,
  classInstance,
}: OfficeBookingFragment): readonly AttendanceTask[] {
  if (bookingStatus === 'cancelled') return [];
  const isCertified = attendance === 'attended' && classInstance.status !== 'cancelled';
  return [
    ...(isCertified ? (['certificate', 'mailCertificate'] as const) : []),
    ...attendanceValues.filter((value) => value !== attendance && canRecord(value, classInstance)),
    ...(attendance ? (['clearAttendance'] as const) : []),
  ];
}
