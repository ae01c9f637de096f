import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { GUEST } from '../../platform/context/viewer.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import {
  readClassesToBook,
  type ClassSummary,
  type ClassToBook,
} from '../schedule/upcoming/public-class.query.js';
import { withFewerSeats } from '../schedule/schedule.rules.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { offerMessages } from './waiting-messages.store.js';
import { readWaiting, type WaitingEntry } from './waiting.query.js';
import { offerExpiry, offersFor } from './waiting.rules.js';

/** An offer to be made to an entry. */
interface PlannedFor {
  entry: WaitingEntry;
  seats: number;
  expiresAt: Date;
}

/**
 * The locked classes as guests may book them, after free seats were offered to the waiting list, so that a new guest
 * cannot overtake it. If nobody waits, this is only the statement that counts the seats.
 */
export async function readClassesAfterOffers(
  ctx: RequestContext,
  manager: EntityManager,
  classInstanceIds: readonly string[],
  holdHours: number,
): Promise<ClassSummary[]> {
  const classes = await readClassesToBook(manager, ctx.clock.now(), classInstanceIds);
  return makeDueOffers(ctx, manager, classes, holdHours);
}

/** Like `readClassesAfterOffers`, for classes that the caller has read under their lock. */
export async function makeDueOffers(
  ctx: RequestContext,
  manager: EntityManager,
  classes: readonly ClassToBook[],
  holdHours: number,
): Promise<ClassSummary[]> {
  const awaited = classes.flatMap(({ classSummary, isAwaited }) => (isAwaited ? [classSummary] : []));
  const offered = await offerFreeSeats(ctx, manager, awaited, holdHours);
  return classes.map(({ classSummary }) => withFewerSeats(classSummary, offered.get(classSummary.id) ?? 0));
}

/** Offers the free seats of locked classes to their waiting lists. @returns the number of seats offered, by class */
async function offerFreeSeats(
  ctx: RequestContext,
  manager: EntityManager,
  classes: readonly ClassSummary[],
  holdHours: number,
): Promise<Map<string, number>> {
  const open = classes.filter(({ availability }) => availability === 'open');
  if (open.length === 0) return new Map();
  const now = ctx.clock.now();
  const entries = await readWaiting(
    manager,
    now,
    open.map(({ id }) => id),
  );
  const planned = open.flatMap((classSummary) => planFor(classSummary, entries, now, holdHours));
  // Recorded as a guest's action, because nobody in the office has chosen the recipient.
  await makeOffers({ ...ctx, viewer: GUEST }, manager, planned);
  const seats = new Map<string, number>();
  for (const { entry, seats: count } of planned)
    seats.set(entry.classInstanceId, (seats.get(entry.classInstanceId) ?? 0) + count);
  return seats;
}

/** The offers that are due in a class. @param entries of this class, and possibly of others */
export function planFor(
  { id, startsAt, timeZone, seatsLeft }: Pick<ClassSummary, 'id' | 'startsAt' | 'timeZone' | 'seatsLeft'>,
  entries: readonly WaitingEntry[],
  now: Date,
  holdHours: number,
): PlannedFor[] {
  const expiresAt = offerExpiry(now, { startsAt, timeZone }, holdHours);
  if (expiresAt === null) return [];
  const own = new Map(
    entries.filter(({ classInstanceId }) => classInstanceId === id).map((entry) => [entry.id, entry]),
  );
  return offersFor(seatsLeft, [...own.values()]).flatMap(({ entryId, seats }) => {
    const entry = own.get(entryId);
    return entry ? [{ entry, seats, expiresAt }] : [];
  });
}

/** Stores offers in locked classes, with their messages. */
export async function makeOffers(
  ctx: RequestContext,
  manager: EntityManager,
  planned: readonly PlannedFor[],
): Promise<void> {
  if (planned.length === 0) return;
  const now = ctx.clock.now();
  const made = planned.map((plan) => ({ ...plan, id: randomUUID() }));
  await insertRows(
    manager,
    SeatOfferEntity,
    made.map(({ id, entry, seats, expiresAt }) => ({
      id,
      entryId: entry.id,
      classInstanceId: entry.classInstanceId,
      seats,
      expiresAt,
      ending: null,
      endedAt: null,
      createdAt: now,
    })),
  );
  const messages = made.flatMap(({ id, entry }) => offerMessages(entry, id));
  await queueMessage(ctx, manager, ...messages);
  await recordAudit(
    ctx,
    manager,
    ...made.map(({ id, entry, seats }) => ({
      action: 'seatOffer.made',
      subjectType: 'waitingListEntry',
      subjectId: entry.id,
      details: { offerId: id, classInstanceId: entry.classInstanceId, seats },
    })),
  );
}
