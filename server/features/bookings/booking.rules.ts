import type { ClassInstanceStatus } from '../schedule/schedule.constants.js';
import type { BookingStatus } from './booking.constants.js';

/** The statuses that take a seat: `takesSeat` for queries. Every count of taken seats uses one of the two. */
export const SEAT_TAKING_STATUSES = ['confirmed', 'completed'] as const satisfies readonly BookingStatus[];

export const REFUND_WINDOW_HOURS = 48;

/** Specification section 9: the SMS reminder goes out this long before the first day. */
export const REMINDER_HOURS_BEFORE = 24;

const HOUR_MS = 60 * 60 * 1000;

export function takesSeat(bookingStatus: BookingStatus): boolean {
  return SEAT_TAKING_STATUSES.some((status) => status === bookingStatus);
}

/** Never negative, also when the office lowered the capacity below the seats that are taken. */
export function seatsLeft(maxAttendees: number, taken: number): number {
  return Math.max(0, maxAttendees - taken);
}

/**
 * The last moment at which a cancellation is refunded in full: 48 elapsed hours before the class, so the venue's
 * clock may show another hour when clocks change in between (CONTRACT section 3).
 */
export function refundDeadline(startsAt: Date): Date {
  return new Date(startsAt.getTime() - REFUND_WINDOW_HOURS * HOUR_MS);
}

/** Exactly 48 hours before still refunds. */
export function isRefundable(now: Date, startsAt: Date): boolean {
  return now.getTime() <= refundDeadline(startsAt).getTime();
}

export function reminderDueAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - REMINDER_HOURS_BEFORE * HOUR_MS);
}

export type ShownStatus = BookingStatus | 'classCancelled';

/**
 * What a person reads about a booking. The class's status never rewrites the booking's, so that a slip of the office's
 * selector can be taken back (CONTRACT section 6); what was settled for this one person stands before it.
 */
export function shownStatus(bookingStatus: BookingStatus, instanceStatus: ClassInstanceStatus): ShownStatus {
  if (bookingStatus !== 'confirmed') return bookingStatus;
  switch (instanceStatus) {
    case 'cancelled':
      return 'classCancelled';
    case 'completed':
      return 'completed';
    case 'scheduled':
      return 'confirmed';
  }
}
