import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { ANY_CLASSES, readClass, readClasses } from '../schedule/upcoming/public-class.query.js';
import type { UpcomingClass } from '../schedule/upcoming/upcoming-class.type.js';
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
  return (await readEntries(ctx, manager, [id])).get(id) ?? null;
}

/** Like `readEntry`, for several ids in a constant number of statements. @returns those that exist, by id */
export async function readEntries(
  ctx: RequestContext,
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, WaitingListEntry>> {
  const rows = await manager.findBy(WaitingListEntryEntity, { id: In([...ids]) });
  if (rows.length === 0) return new Map();
  const now = ctx.clock.now();
  const classIds = [...new Set(rows.map(({ classInstanceId }) => classInstanceId))];
  const found = await readClasses(manager, now, ANY_CLASSES, { ids: classIds });
  const classes = new Map(found.map((each) => [each.id, each]));
  const offers = await manager.find(SeatOfferEntity, {
    where: { entryId: In(rows.map(({ id }) => id)) },
    order: { createdAt: 'ASC' },
  });
  const entries = rows.flatMap((row) => {
    const classInstance = classes.get(row.classInstanceId);
    const made = offers.filter(({ entryId }) => entryId === row.id);
    return classInstance ? [entryOf(row, made, classInstance, now)] : [];
  });
  const waiting = entries.filter(({ state }) => state === 'WAITING').map(({ id }) => id);
  const ahead = await countAhead(manager, waiting);
  return new Map(entries.map((entry) => [entry.id, { ...entry, ahead: ahead.get(entry.id) ?? 0 }]));
}

/** @param offers to it, in the order in which they were made */
function entryOf(
  row: WaitingListEntryEntity,
  offers: readonly SeatOfferEntity[],
  classInstance: UpcomingClass,
  now: Date,
): Omit<WaitingListEntry, 'ahead'> {
  const { id, seats, acceptsFewer, ending } = row;
  const { firstName, lastName } = ending === null ? row : NOBODY;
  const state = waitingState(ending, offers, now);
  const open = state === 'OFFERED' ? offers.find((offer) => isOpenOffer(offer, now)) : undefined;
  return {
    id,
    firstName,
    lastName,
    seats,
    acceptsFewer,
    state,
    offerId: open?.id ?? null,
    offerSeats: open?.seats ?? null,
    offerExpiresAt: open?.expiresAt ?? null,
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
