import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ANY_CLASS, readClassSummaries } from '../schedule/public-class.query.js';
import { takesPlace } from '../schedule/schedule.rules.js';
import type { StoredPerson } from '../students/stored-person.rules.js';
import { linkWithEmail } from './booking-link.crypto.js';
import { lockBookings } from './booking-lock.store.js';
import { confirmAgain, planReminders, withdrawReminders } from './booking-messages.store.js';
import { BookingEntity } from './booking.entity.js';
import { bookingSearchText } from './booking.rules.js';

/** A booking that is held together with its class. Throws NOT_FOUND, and CONFLICT where it was moved meanwhile. */
export async function holdBooking(
  manager: EntityManager,
  id: string,
  lockClass: (classInstanceId: string) => Promise<void>,
): Promise<BookingEntity> {
  const seen = await manager.findOneBy(BookingEntity, { id });
  if (!seen) throw new DomainError('NOT_FOUND');
  await lockClass(seen.classInstanceId);
  await lockBookings(manager, [id]);
  const booking = await manager.findOneByOrFail(BookingEntity, { id });
  if (booking.classInstanceId !== seen.classInstanceId) throw new DomainError('CONFLICT');
  return booking;
}

/**
 * Writes who attends a booking that the caller holds with its class. While the class is ahead, the reminder goes to the phone
 * that there is now, and another address is sent the confirmation with its new link. Throws CONFLICT.
 */
export async function writeAttendee(
  ctx: RequestContext,
  manager: EntityManager,
  edition: VersionedId,
  { before, attendee }: { before: BookingEntity; attendee: StoredPerson },
): Promise<void> {
  const now = ctx.clock.now();
  const linkId = linkWithEmail(before, attendee.email);
  const searchText = bookingSearchText(attendee, before.confirmationNumber);
  const values = { ...attendee, searchText, linkId, updatedAt: now };
  await updateVersioned(manager, BookingEntity, edition, values);
  const [shown] = await readClassSummaries(manager, now, ANY_CLASS, { id: before.classInstanceId });
  if (!shown || !takesPlace(shown) || before.bookingStatus !== 'confirmed') {
    await withdrawReminders(ctx, manager, [before.id]);
    return;
  }
  const booking = { ...before, ...attendee, version: before.version + 1 };
  await planReminders(ctx, manager, [{ booking, classInstance: shown }]);
  if (linkId !== before.linkId) await confirmAgain(ctx, manager, booking);
}
