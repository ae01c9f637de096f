import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { BookingEntity } from '../booking.entity.js';
import { CrewBookingEntity } from '../crew-booking.entity.js';
import { messageAbout } from './booking-messages.store.js';
import { mailNow } from './mail-now.store.js';
import { serializeBookingIds } from './receipt-bookings.rules.js';

const RECEIPT = 'booking.receipt';
const CREW_RECEIPT = 'crew.receipt';

/**
 * Mails receipts at once: to the attendee of a booking, and to the contact of a crew, who pays for its members, one for
 * all of them. Requires locked bookings.
 * @returns the bookings whose receipts were not mailed just before
 */
export async function mailReceipts(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly BookingEntity[],
): Promise<BookingEntity[]> {
  const own = bookings
    .filter(({ crewBookingId }) => crewBookingId === null)
    .map((booking) => ({
      bookings: [booking],
      message: messageAbout(booking, { template: RECEIPT, payload: { bookingId: booking.id } }),
    }));
  const crews = await manager.find(CrewBookingEntity, {
    select: { id: true, email: true, language: true, version: true },
    where: { id: In(bookings.flatMap(({ crewBookingId }) => crewBookingId ?? [])) },
  });
  const ofCrews = crews.map((crew) => {
    const paid = bookings.filter(({ crewBookingId }) => crewBookingId === crew.id);
    const payload = { crewBookingId: crew.id, bookingIds: serializeBookingIds(paid) };
    // Changes with every payment, unlike the version of the crew.
    const versions = paid.reduce((sum, { version }) => sum + version, 0);
    return { bookings: paid, message: messageAbout(crew, { template: CREW_RECEIPT, payload }, versions) };
  });
  const mailed = await mailNow(ctx, manager, [...own, ...ofCrews]);
  return mailed.flatMap(({ bookings: those }) => those);
}
