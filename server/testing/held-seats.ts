import { randomUUID } from 'node:crypto';
import { CrewBookingEntity } from '../features/bookings/crew-booking.entity.js';
import { SeatOfferEntity } from '../features/waiting/seat-offer.entity.js';
import { WaitingListEntryEntity } from '../features/waiting/waiting-list-entry.entity.js';
import type { World } from './world.js';

const PERSON = {
  firstName: 'Rosa',
  lastName: 'Vega',
  email: 'rosa@example.com',
  phone: '(801) 555-0142',
  searchText: ' rosa vega rosa@example.com 8015550142',
};

/** Inserts a crew with only unnamed seats. @returns its id */
export async function insertCrew(
  world: World,
  classInstanceId: string,
  unnamedSeats: number,
): Promise<string> {
  const now = world.clock.now();
  const id = randomUUID();
  await world.database.transaction(world.guest(), (manager) =>
    manager.insert(CrewBookingEntity, {
      ...PERSON,
      id,
      classInstanceId,
      unnamedSeats,
      companyName: null,
      purchaseOrder: null,
      notes: null,
      emergencyContactName: 'Luz Vega',
      emergencyContactPhone: '(801) 555-0143',
      seatPriceCents: 14_900,
      policyVersion: 1,
      language: 'en',
      termsAgreedAt: now,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }),
  );
  return id;
}

/** Inserts a waiting-list entry and an offer to it. @returns the offer's id */
export async function insertOffer(
  world: World,
  classInstanceId: string,
  offer: Pick<SeatOfferEntity, 'seats' | 'expiresAt'> & Partial<Pick<SeatOfferEntity, 'ending'>>,
): Promise<string> {
  const now = world.clock.now();
  const [id, entryId] = [randomUUID(), randomUUID()];
  await world.database.transaction(world.guest(), async (manager) => {
    await manager.insert(WaitingListEntryEntity, {
      ...PERSON,
      id: entryId,
      classInstanceId,
      language: 'en',
      seats: offer.seats,
      acceptsFewer: false,
      textNotifications: false,
      smsConsentText: null,
      smsConsentAt: null,
      termsAgreedAt: now,
      ending: null,
      endedAt: null,
      createdAt: now,
    });
    const rest = { ending: null, endedAt: null, createdAt: now };
    await manager.insert(SeatOfferEntity, { ...rest, ...offer, id, entryId, classInstanceId });
  });
  return id;
}
