import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isSeatGivenFrom } from '../schedule/seat.query.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import { isOpenOffer } from '../schedule/seat.rules.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';
import { lapsedMessage, withdrawOfferMessages } from './waiting-messages.store.js';

/**
 * Takes an offer of a class that the transaction has locked: its seats are free for the same transaction to book, and whoever
 * it was made to waits no more. Throws OFFER_LAPSED.
 * @returns how many seats it held
 */
export async function takeOffer(
  manager: EntityManager,
  { offerId, classInstanceId }: { offerId: string; classInstanceId: string },
  now: Date,
): Promise<number> {
  const offer = await manager.findOneBy(SeatOfferEntity, { id: offerId, classInstanceId });
  if (!offer || !isOpenOffer(offer, now)) throw new DomainError('OFFER_LAPSED');
  if (await isSeatGivenFrom(manager, classInstanceId, offer.expiresAt)) throw new DomainError('OFFER_LAPSED');
  await manager.update(SeatOfferEntity, { id: offer.id }, { ending: 'taken', endedAt: now });
  await manager.update(WaitingListEntryEntity, { id: offer.entryId }, { ending: 'served', endedAt: now });
  return offer.seats;
}

/**
 * Takes back an open offer of a locked class: its seats are free, and whoever has heard of it is told. What has
 * lapsed stays so.
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
