import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import { wasSeatTakenShortlyAfter } from '../schedule/seats/seat.query.js';
import { isOpenOffer } from '../schedule/seats/seat.rules.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';
import { lapsedMessage, withdrawOfferMessages } from './waiting-messages.store.js';

/**
 * Ends an offer of a locked class so that its seats can be booked in the same transaction, and ends its entry. Throws
 * OFFER_LAPSED.
 * @returns the number of seats it held
 */
export async function acceptOffer(
  manager: EntityManager,
  { offerId, classInstanceId }: { offerId: string; classInstanceId: string },
  now: Date,
): Promise<number> {
  const offer = await manager.findOneBy(SeatOfferEntity, { id: offerId, classInstanceId });
  if (!offer || !isOpenOffer(offer, now)) throw new DomainError('OFFER_LAPSED');
  if (await wasSeatTakenShortlyAfter(manager, classInstanceId, offer.expiresAt))
    throw new DomainError('OFFER_LAPSED');
  await manager.update(SeatOfferEntity, { id: offer.id }, { ending: 'taken', endedAt: now });
  await manager.update(WaitingListEntryEntity, { id: offer.entryId }, { ending: 'served', endedAt: now });
  return offer.seats;
}

/**
 * Withdraws an open offer of a locked class, which frees its seats. The guest is notified if the offer mail was sent.
 * An expired offer does not change.
 * @returns whether it was open
 */
export async function withdrawOffer(
  ctx: RequestContext,
  manager: EntityManager,
  offer: SeatOfferEntity,
  entry: WaitingListEntryEntity,
): Promise<boolean> {
  const now = ctx.clock.now();
  if (!isOpenOffer(offer, now)) return false;
  await manager.update(SeatOfferEntity, { id: offer.id }, { ending: 'withdrawn', endedAt: now });
  const hasHeard = await withdrawOfferMessages(ctx, manager, offer.id);
  if (hasHeard) await queueMessage(ctx, manager, lapsedMessage(entry, offer.id));
  return true;
}
