import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { ConcurrentChange, updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { orNotFound } from '../../platform/errors/domain-error.js';
import { readdressUnsent } from '../../platform/outbox/unsent.js';
import { readClassSummary } from '../schedule/upcoming/public-class.query.js';
import { isScheduledAndUpcoming } from '../schedule/schedule.rules.js';
import type { StoredPerson } from '../students/stored-person.rules.js';
import { linkAfterEmailChange, newLink } from './booking-link.crypto.js';
import { lockBookings } from './booking-lock.store.js';
import { requeueConfirmation, planReminders, withdrawReminders } from './messages/booking-messages.store.js';
import { BookingEntity } from './booking.entity.js';
import { bookingSearchText } from './booking.rules.js';

const OFFICE_MESSAGE = 'booking.officeMessage';
const RECEIPT = 'booking.receipt';
/** Mails that follow the attendee to a new address, unless a confirmation tells the same. */
const READDRESSED = [
  'booking.cancelledByOffice',
  'booking.movedByOffice',
  'booking.movedByGuest',
  'booking.classNotice',
  'booking.certificate',
];

/**
 * Reads a booking after locking its class. Throws NOT_FOUND, and CONFLICT if the booking was moved while it waited for
 * the lock.
 */
export async function lockBooking(
  manager: EntityManager,
  id: string,
  lockClass: (classInstanceId: string) => Promise<void>,
): Promise<BookingEntity> {
  const seen = orNotFound(await manager.findOneBy(BookingEntity, { id }));
  await lockClass(seen.classInstanceId);
  await lockBookings(manager, [id]);
  const booking = await manager.findOneByOrFail(BookingEntity, { id });
  if (booking.classInstanceId !== seen.classInstanceId) throw new ConcurrentChange();
  return booking;
}

/** The attendee columns of a booking, with a new link if the email changes. */
export function attendeeColumns<Attendee extends StoredPerson>(before: BookingEntity, attendee: Attendee) {
  return {
    ...attendee,
    searchText: bookingSearchText(attendee, before.confirmationNumber),
    linkId: linkAfterEmailChange(before, attendee.email),
  };
}

interface AttendeeChange {
  before: BookingEntity;
  attendee: StoredPerson & Pick<BookingEntity, 'language'>;
  /** Whether the booking gets a new link even with the same email. */
  hasNewLink?: boolean;
  /** Whether a new link is mailed; if not, the attendee learns it from the contact of the crew. */
  isMailed?: boolean;
}

/**
 * Updates the attendee of a booking, and its language, that the caller has locked together with its class. While the
 * booking is confirmed and its class is still to take place, the reminder is replanned for the current phone, and a new
 * email address receives the confirmation with its new link. Otherwise the reminder is withdrawn, and unsent mails about
 * a cancellation and with the certificate go to the new address, as do messages of the office in either case, and receipts
 * if the name stays the same, in the new language. Throws CONFLICT.
 */
export async function writeAttendee(
  ctx: RequestContext,
  manager: EntityManager,
  versionedId: VersionedId,
  { before, attendee, hasNewLink = false, isMailed = true }: AttendeeChange,
): Promise<void> {
  const now = ctx.clock.now();
  const columns = { ...attendeeColumns(before, attendee), ...(hasNewLink && { linkId: newLink() }) };
  await updateVersioned(manager, BookingEntity, versionedId, { ...columns, updatedAt: now });
  const classSummary = await readClassSummary(manager, now, before.classInstanceId);
  const isToCome =
    classSummary && isScheduledAndUpcoming(classSummary) && before.bookingStatus === 'confirmed';
  const template = In([
    OFFICE_MESSAGE,
    ...(isSameName(before, attendee) ? [RECEIPT] : []),
    ...(isToCome && isMailed ? [] : READDRESSED),
  ]);
  const reader = { recipient: attendee.email, language: attendee.language };
  await readdressUnsent(manager, { subjectId: before.id, template }, reader, now);
  if (!isToCome) return withdrawReminders(ctx, manager, [before.id]);
  const booking = { ...before, ...attendee, version: before.version + 1 };
  await planReminders(ctx, manager, [{ booking, classInstance: classSummary }]);
  if (isMailed && columns.linkId !== before.linkId) await requeueConfirmation(ctx, manager, booking);
}

type Name = Pick<StoredPerson, 'firstName' | 'lastName'>;

/** Whether it is still the person who has paid. */
function isSameName(one: Name, other: Name): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName;
}
