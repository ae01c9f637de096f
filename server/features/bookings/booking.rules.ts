import { foldForSearch } from '../../platform/database/search.js';
import type { ClassInstanceStatus } from '../schedule/schedule.constants.js';
import type { BookingStatus } from '../schedule/seat.rules.js';
import { foldedEmail } from '../students/person.rules.js';
import type { StoredPerson } from '../students/stored-person.rules.js';

/** Specification section 9: the reminder goes out this long before the first day. */
export const REMINDER_HOURS_BEFORE = 24;

const HOUR_MS = 60 * 60 * 1000;

export function reminderDueAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - REMINDER_HOURS_BEFORE * HOUR_MS);
}

/** The contact of a crew is asked for missing names this long before the first day. */
const NAMES_REMINDER_HOURS_BEFORE = 72;

export function namesReminderDueAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - NAMES_REMINDER_HOURS_BEFORE * HOUR_MS);
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

/** What the secret link of a booking ends with: its id, until its email has changed hands. */
export function linkOf({ id, linkId }: { id: string; linkId: string | null }): string {
  return linkId ?? id;
}

/** Why a booking cannot be cancelled; null when it can. A seat that was used stays so. */
export function cancelProblem({ bookingStatus }: { bookingStatus: BookingStatus }): 'completed' | null {
  return bookingStatus === 'completed' ? 'completed' : null;
}

/** Whether somebody of a crew gets mail of their own; the contact has all of it in one. */
export function isMailedThemselves(email: string, contactEmail: string): boolean {
  return foldedEmail(email) !== foldedEmail(contactEmail);
}

/** What the search of bookings looks in: name, email, company and confirmation number. */
export function bookingSearchText(
  { searchText, companyName }: Pick<StoredPerson, 'searchText' | 'companyName'>,
  confirmationNumber: string,
): string {
  return foldForSearch(searchText, companyName, confirmationNumber);
}
