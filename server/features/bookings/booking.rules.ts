import { HOUR_MS } from '../../platform/context/durations.js';
import { foldForSearch } from '../../platform/database/search.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import type { ClassInstanceStatus } from '../schedule/schedule.constants.js';
import type { BookingStatus } from '../schedule/seats/seat.rules.js';
import type { StoredPerson } from '../students/stored-person.rules.js';
import { NO_SMS_CONSENT } from './messages/sms-consent.rules.js';

/** The time between the reminder and the first day. */
export const REMINDER_HOURS_BEFORE = 24;

export function reminderDueAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - REMINDER_HOURS_BEFORE * HOUR_MS);
}

/** The time between the reminder to the contact about missing names and the first day. */
const NAMES_REMINDER_HOURS_BEFORE = 72;

export function namesReminderDueAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - NAMES_REMINDER_HOURS_BEFORE * HOUR_MS);
}

export type DisplayStatus = BookingStatus | 'classCancelled';

/**
 * The displayed status of a booking. The status of the class never changes the stored one, so that a mistaken class
 * status can be corrected. The booking's own status takes precedence unless it is confirmed.
 */
export function displayStatus(
  bookingStatus: BookingStatus,
  instanceStatus: ClassInstanceStatus,
): DisplayStatus {
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

/** The columns of a new booking, unless its terms set them. */
export const NEW_BOOKING = {
  ...NO_SMS_CONSENT,
  paidOn: null,
  notes: null,
  termsAgreedAt: null,
  sourceKey: null,
  crewBookingId: null,
  linkId: null,
  isAbsent: false,
  calendarDays: null,
  cancelUntil: null,
  paymentMethod: null,
  paymentReference: null,
  refundedOn: null,
  version: 1,
} as const;

/** The last segment of the secret link of a booking or crew: its id until its email changes. */
export function linkOf({ id, linkId }: { id: string; linkId: string | null }): string {
  return linkId ?? id;
}

/** The attendance of a completed booking is cleared before it can be cancelled. */
export function isCancellable({ bookingStatus }: { bookingStatus: BookingStatus }): boolean {
  return bookingStatus !== 'completed';
}

/** Whether an attendee of a crew receives mails directly; otherwise the contact receives them. */
export function isMailedThemselves(email: string, contactEmail: string): boolean {
  return emailKeyOf(email) !== emailKeyOf(contactEmail);
}

/** The text that the search for bookings matches: name, email, company and confirmation number. */
export function bookingSearchText(
  { searchText, companyName }: Pick<StoredPerson, 'searchText' | 'companyName'>,
  confirmationNumber: string,
): string {
  return foldForSearch(searchText, companyName, confirmationNumber);
}
