import type { ErrorCode } from '../../platform/errors/error-code.js';

export const PAYMENT_STATUSES = ['pending', 'paid', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_METHODS = ['cash', 'check', 'cardTerminal', 'invoice'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Of a check, an invoice or a receipt: in characters. */
export const MAX_REFERENCE_LENGTH = 100;

export const BOOKING_SORTS = ['booked', 'name', 'classDate'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

const HOUR_SECONDS = 60 * 60;

/** How many seats guests may book before they are asked to call. The office's own bookings are not counted. */
export const GUEST_BOOKING_LIMITS = {
  /** Seats that were asked for from one address, booked or not. */
  tries: { points: 120, seconds: HOUR_SECONDS / 4 },
  /** Seats that were booked: one crew of the largest size. */
  perAddress: { points: 12, seconds: HOUR_SECONDS },
  perEmail: { points: 12, seconds: HOUR_SECONDS },
} as const;

/** What the office is shown as a burst: so many bookings of guests from one address within these minutes. */
export const BURST = { bookings: 6, minutes: 10, days: 7 } as const;

/** How many bursts, and bookings in each, are shown at once. */
export const MAX_BURSTS = 10;
export const MAX_BURST_BOOKINGS = 100;

/** How many bookings one call changes, or one list is asked for by their ids. */
export const MAX_CHANGED_BOOKINGS = 100;

/** Why one of many bookings was left as it is: codes that an error of a call for one has too. */
export const BOOKING_REFUSALS = [
  'NOT_FOUND',
  'CONFLICT',
  'BAD_USER_INPUT',
  'CLASS_FULL',
  'CLASS_NOT_BOOKABLE',
  'ALREADY_BOOKED',
] as const satisfies readonly ErrorCode[];
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];

/** What a message in the history of a booking is: each was queued, sent, or could not be sent. */
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

/** The history of a student has the messages of so many bookings, the newest. */
export const MAX_HISTORY_BOOKINGS = 100;

/** In so many classes that two students share is said where both have a seat. */
export const MAX_SHARED_SEATS = 20;
