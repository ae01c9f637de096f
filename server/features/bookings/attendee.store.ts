import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { readdressUnsent } from '../../platform/outbox/unsent.js';
import { readClassSummary } from '../schedule/upcoming/public-class.query.js';
import { isScheduledAndUpcoming } from '../schedule/schedule.rules.js';
import type { StoredPerson } from '../students/stored-person.rules.js';
import { linkAfterEmailChange } from './booking-link.crypto.js';
import { lockBookings } from './booking-lock.store.js';
import { requeueConfirmation, planReminders, withdrawReminders } from './messages/booking-messages.store.js';
import { BookingEntity } from './booking.entity.js';
import { bookingSearchText } from './booking.rules.js';

/** Mails about a booking or class that is over, which follow the attendee to a new address. */
const READDRESSED = ['booking.cancelledByOffice', 'booking.classNotice', 'booking.certificate'];

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
  if (booking.classInstanceId !== seen.classInstanceId) throw new DomainError('CONFLICT');
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

/**
 * Updates the attendee of a booking, and its language, that the caller has locked together with its class. While the
 * booking is confirmed and its class is still to take place, the reminder is replanned for the current phone, and a new
 * email address receives the confirmation with its new link. Otherwise the reminder is withdrawn, and unsent mails about
 * a cancellation and with the certificate go to the new address, in the new language. Throws CONFLICT.
 * @param change `isMailed` is false if a new address needs no confirmation
 */
export async function writeAttendee(
  ctx: RequestContext,
  manager: EntityManager,
  versionedId: VersionedId,
  change: {
    before: BookingEntity;
    attendee: StoredPerson & Pick<BookingEntity, 'language'>;
    isMailed?: boolean;
  },
): Promise<void> {
  const { before, attendee, isMailed = true } = change;
  const now = ctx.clock.now();
  const columns = attendeeColumns(before, attendee);
  await updateVersioned(manager, BookingEntity, versionedId, { ...columns, updatedAt: now });
  const classSummary = await readClassSummary(manager, now, before.classInstanceId);
  if (!classSummary || !isScheduledAndUpcoming(classSummary) || before.bookingStatus !== 'confirmed') {
    await withdrawReminders(ctx, manager, [before.id]);
    const mails = { subjectId: before.id, template: In(READDRESSED) };
    await readdressUnsent(manager, mails, { recipient: attendee.email, language: attendee.language }, now);
    return;
  }
  const booking = { ...before, ...attendee, version: before.version + 1 };
  await planReminders(ctx, manager, [{ booking, classInstance: classSummary }]);
  if (isMailed && columns.linkId !== before.linkId) await requeueConfirmation(ctx, manager, booking);
}
