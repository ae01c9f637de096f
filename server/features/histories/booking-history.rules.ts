import { isRecord } from '../../platform/validation/is-record.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/payment.constants.js';
import type { BookingEventKind } from './history.constants.js';

/** An audit log entry as an event of a booking. */
interface BookingAuditEvent {
  kind: BookingEventKind;
  fromClassId: string | null;
  toClassId: string | null;
  paymentMethod: PaymentMethod | null;
  /** YYYY-MM-DD */
  paymentDate: string | null;
  fromAmountCents: number | null;
  toAmountCents: number | null;
  /** Null if it is unknown, or if it is no cancellation. */
  isAttendeeNotified: boolean | null;
}

const KIND_OF_ACTION: Readonly<Record<string, BookingEventKind>> = {
  'booking.created': 'booked',
  'booking.cancelled': 'cancelled',
  'booking.cancelledByGuest': 'cancelled',
  'booking.restored': 'restored',
  'booking.moved': 'moved',
  'booking.movedByGuest': 'moved',
  'booking.refunded': 'refunded',
  'booking.amountSet': 'amountChanged',
  'booking.notesSet': 'notesChanged',
  'booking.attendeeUpdated': 'attendeeChanged',
  'booking.changedByGuest': 'attendeeChanged',
};

const KIND_OF_PAYMENT: Readonly<Record<string, BookingEventKind>> = {
  paid: 'paid',
  pending: 'unpaid',
  cancelled: 'paymentCancelled',
};

/** By the recorded attendance; without one, it was cleared. */
const KIND_OF_ATTENDANCE: Readonly<Record<string, BookingEventKind>> = {
  attended: 'attended',
  absent: 'absent',
};

/** Whether a guest did it, logged in or not. Admins are named in the history, even if they used a guest's link. */
export const isByGuest = ({ actorRole }: { actorRole: string }): boolean => actorRole !== 'admin';

function detailsOf(details: string): Record<string, unknown> {
  const read: unknown = JSON.parse(details);
  return isRecord(read) ? read : {};
}

/** Access to the string values of an entry's details. */
function textsOf(details: string): (name: string) => string | null {
  const said = detailsOf(details);
  return (name) => {
    const value = said[name];
    return typeof value === 'string' ? value : null;
  };
}

/** The id of the offer that the booking was made with; null for any other entry. */
export function takenOfferOf({ action, details }: { action: string; details: string }): string | null {
  return action === 'seatOffer.taken' ? textsOf(details)('offerId') : null;
}

/** Whether a booking of a crew had a seat in the class of the crew at a moment. @param entries oldest first */
export function hadSeatInCrewClass(
  entries: readonly { action: string; details: string; at: string | Date }[],
  moment: Date,
): boolean {
  const events = entries.flatMap((entry) => {
    const said = isWithCrew(entry) ? null : bookingEventOf(entry);
    return said ? [{ ...said, at: new Date(entry.at) }] : [];
  });
  const before = events.filter(({ at }) => at <= moment);
  const place = before.findLast(({ kind }) => kind === 'cancelled' || kind === 'restored');
  const firstClassId = events.find(({ kind }) => kind === 'moved')?.fromClassId;
  const classId = before.findLast(({ kind }) => kind === 'moved')?.toClassId ?? firstClassId;
  return place?.kind !== 'cancelled' && classId === firstClassId;
}

/** Whether the entry is about a booking that was changed together with its whole crew. */
export function isWithCrew({ details }: { details: string }): boolean {
  return detailsOf(details).isWithCrew === true;
}

/** Null for an entry that is not an event of a single booking, such as a dismissed burst. */
export function bookingEventOf({
  action,
  details,
}: {
  action: string;
  details: string;
}): BookingAuditEvent | null {
  const text = textsOf(details);
  const kind = kindOf(action, text);
  if (!kind) return null;
  const isMoved = kind === 'moved';
  return {
    kind,
    fromClassId: isMoved ? text('fromClassInstanceId') : null,
    toClassId: isMoved ? text('classInstanceId') : null,
    paymentMethod: PAYMENT_METHODS.find((method) => method === text('paymentMethod')) ?? null,
    paymentDate: text('paidOn') ?? text('refundedOn'),
    ...amountsOf(kind, details),
    isAttendeeNotified: kind === 'cancelled' ? isNotified(action, details) : null,
  };
}

function amountsOf(kind: BookingEventKind, details: string) {
  const { fromAmountCents: from, amountCents: to } = detailsOf(details);
  const isAmount = kind === 'amountChanged' && typeof from === 'number' && typeof to === 'number';
  return isAmount
    ? { fromAmountCents: from, toAmountCents: to }
    : { fromAmountCents: null, toAmountCents: null };
}

/** A guest is always notified of their own cancellation. */
function isNotified(action: string, details: string): boolean | null {
  if (action === 'booking.cancelledByGuest') return true;
  const { notify } = detailsOf(details);
  return typeof notify === 'boolean' ? notify : null;
}

function kindOf(action: string, text: (name: string) => string | null): BookingEventKind | undefined {
  switch (action) {
    case 'booking.paymentSet':
      return KIND_OF_PAYMENT[text('paymentStatus') ?? ''];
    case 'booking.attendanceRecorded':
      return KIND_OF_ATTENDANCE[text('attendance') ?? ''] ?? 'attendanceCleared';
    default:
      return KIND_OF_ACTION[action];
  }
}
