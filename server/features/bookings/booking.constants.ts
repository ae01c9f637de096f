import type { ErrorCode } from '../../platform/errors/error-code.js';

export const PAYMENT_STATUSES = ['pending', 'paid', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What the office reads of a payment. */
export const PAYMENT_SUMMARIES = ['pending', 'paid', 'nothingDue', 'refundDue', 'refunded'] as const;
export type PaymentSummary = (typeof PAYMENT_SUMMARIES)[number];

export const PAYMENT_METHODS = ['cash', 'check', 'cardTerminal', 'invoice'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Of a check, an invoice or a receipt number, in characters. */
export const MAX_REFERENCE_LENGTH = 100;

export const BOOKING_SORTS = ['booked', 'name', 'classDate'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

const HOUR_SECONDS = 60 * 60;

/** Seats that guests may book before they are told to call. The office's own bookings are not counted. */
export const GUEST_BOOKING_LIMITS = {
  /** Seats requested from one address, booked or not. */
  tries: { points: 120, seconds: HOUR_SECONDS / 4 },
  /** Seats booked; equals one crew of the maximum size. */
  perAddress: { points: 12, seconds: HOUR_SECONDS },
  /** Calls with an effect, per email, and per phone that gets text messages. */
  perPerson: { points: 12, seconds: HOUR_SECONDS },
  /** Changes of the email, per address and per booking: each one mails a person who has not booked. */
  newEmails: { points: 12, seconds: HOUR_SECONDS },
} as const;

/** A burst is this many bookings of guests from one address within so many minutes; reported for so many days. */
export const BURST = { bookings: 6, minutes: 10, days: 7 } as const;

/** Bursts displayed at once, and bookings in each of them. */
export const MAX_BURSTS = 10;
export const MAX_BURST_BOOKINGS = 100;

/** Bookings changed by one call, or requested by id in one list. */
export const MAX_CHANGED_BOOKINGS = 100;

/** Reasons why one of several bookings was not changed: error codes that a call for a single booking may also have. */
export const BOOKING_REFUSALS = [
  'NOT_FOUND',
  'CONFLICT',
  'BAD_USER_INPUT',
  'CLASS_FULL',
  'CLASS_NOT_BOOKABLE',
  'ALREADY_BOOKED',
] as const satisfies readonly ErrorCode[];
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];

/** Kinds of messages in the history of a booking; each is queued, sent or failed. */
export const HISTORY_MESSAGES = [
  'confirmation',
  'reminder',
  'notice',
  'message',
  'cancellation',
  'move',
  'change',
  'link',
  'crewConfirmation',
  'waiting',
  'offer',
] as const;
export type HistoryMessage = (typeof HISTORY_MESSAGES)[number];

const MESSAGE_OUTCOMES = ['Queued', 'Sent', 'Failed'] as const;
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number];

export type MessageEventKind = `${HistoryMessage}${MessageOutcome}`;
const MESSAGE_EVENT_KINDS = HISTORY_MESSAGES.flatMap((message) =>
  MESSAGE_OUTCOMES.map((outcome): MessageEventKind => `${message}${outcome}`),
);

export const BOOKING_EVENT_KINDS = [
  'booked',
  'paid',
  'unpaid',
  'paymentCancelled',
  'refunded',
  'moved',
  'attendeeChanged',
  'cancelled',
  'restored',
  ...MESSAGE_EVENT_KINDS,
] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

export const STUDENT_EVENT_KINDS = [
  'added',
  'changed',
  'deleted',
  'restored',
  'merged',
  'mergeUndone',
  'welcomeQueued',
  'welcomeSent',
  'welcomeFailed',
  ...MESSAGE_EVENT_KINDS,
] as const;
export type StudentEventKind = (typeof STUDENT_EVENT_KINDS)[number];

/** The history of a student includes the messages of this many bookings, newest first. */
export const MAX_HISTORY_BOOKINGS = 100;

/** Number of classes with seats of both students that a merge preview lists. */
export const MAX_SHARED_SEATS = 20;
