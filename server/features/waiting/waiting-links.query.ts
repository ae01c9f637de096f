import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { readClass } from '../schedule/upcoming/public-class.query.js';
import { isOpenOffer } from '../schedule/seats/seat.rules.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';
import { countAhead } from './waiting.query.js';
import {
  hasDeclined,
  isWithdrawnOffer,
  seatOfferState,
  waitingState,
  wasWithdrawn,
} from './waiting.rules.js';
import type { SeatOffer, WaitingListEntry } from './waiting.type.js';

/** An entry as visible to the holder of its link; null if there is none. */
export async function readEntry(
  ctx: RequestContext,
  manager: EntityManager,
  id: string,
): Promise<WaitingListEntry | null> {
  const row = await manager.findOneBy(WaitingListEntryEntity, { id });
  if (!row) return null;
  const now = ctx.clock.now();
  const classInstance = await readClass(manager, now, row.classInstanceId);
  if (!classInstance) return null;
  const offers = await manager.find(SeatOfferEntity, { where: { entryId: id }, order: { createdAt: 'ASC' } });
  const state = waitingState(row.ending, offers, now);
  const open = offers.find((offer) => isOpenOffer(offer, now));
  const { seats, acceptsFewer } = row;
  const ahead = state === 'WAITING' ? await countAhead(manager, row) : 0;
  const offerId = state === 'OFFERED' && open ? open.id : null;
  return {
    id,
    seats,
    acceptsFewer,
    ahead,
    state,
    offerId,
    classInstance,
    hasDeclined: state === 'PASSED' && hasDeclined(offers),
    isWithdrawn: state === 'PASSED' && wasWithdrawn(offers),
  };
}

/** An offer as visible to the holder of its link; null if there is none. */
export async function readOffer(
  ctx: RequestContext,
  manager: EntityManager,
  id: string,
): Promise<SeatOffer | null> {
  const row = await manager.findOne(SeatOfferEntity, { where: { id }, relations: { entry: true } });
  if (!row) return null;
  const now = ctx.clock.now();
  const classInstance = await readClass(manager, now, row.classInstanceId);
  if (!classInstance) return null;
  const { seats, expiresAt, entry } = row;
  const state = seatOfferState(row, classInstance.availability, now);
  const { firstName, lastName, email } = state === 'OPEN' ? entry : NOBODY;
  return {
    id,
    classInstance,
    seats,
    expiresAt,
    state,
    firstName,
    lastName,
    email,
    isWithdrawn: isWithdrawnOffer(row),
    isWaiting: entry.ending === null,
  };
}

const NOBODY = { firstName: null, lastName: null, email: null };
