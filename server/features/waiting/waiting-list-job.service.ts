import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import { classesBy, ofActiveTypes, readClassSummaries } from '../schedule/public-class.query.js';
import { awaitedBy, takenSeats } from '../schedule/seat.query.js';
import type { SeatGuard } from '../schedule/seat-lock.store.js';
import { planFor, readClassesAfterOffers } from './due-offers.store.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { lapsedMessage } from './waiting-messages.store.js';
import { readWaiting } from './waiting.query.js';

/** Maximum number of classes in one run, which limits its duration; the next run processes the others. */
const MAX_CLASSES = 50;
const MAX_LAPSED = 100;

/** Future classes with a free seat and an entry that was never offered one. */
const AWAITED_CLASSES = classesBy(
  (query) =>
    ofActiveTypes(query)
      .andWhere("instance.status = 'scheduled' AND instance.startsAt > :now")
      .andWhere(awaitedBy(query, 'instance.id'))
      .andWhere(`instance.maxAttendees > ${takenSeats(query, 'instance.id')}`)
      .orderBy('instance.startsAt'),
  { ending: 'LIMIT :limit' },
);

/**
 * Makes offers soon after a seat is free, and notifies guests of expired offers. Correctness does not depend on it:
 * bookings first make the offers that are due, and offers expire by time.
 */
export class WaitingListJob {
  constructor(private readonly parts: { database: Database; guard: SeatGuard; holdHours: number }) {}

  /** @param signal stops it between two classes */
  async run(ctx: RequestContext, signal: AbortSignal): Promise<void> {
    await this.notifyLapsed(ctx);
    await this.offerFreeSeats(ctx, signal);
  }

  private async offerFreeSeats(ctx: RequestContext, signal: AbortSignal): Promise<void> {
    const { database, guard, holdHours } = this.parts;
    const { manager: reader } = database.reader;
    const now = ctx.clock.now();
    const classes = await readClassSummaries(reader, now, AWAITED_CLASSES, { limit: MAX_CLASSES });
    if (classes.length === 0) return;
    const ids = classes.map(({ id }) => id);
    const entries = await readWaiting(reader, now, ids);
    // Classes whose free seats fit no entry are not locked.
    const due = classes.filter((classSummary) => planFor(classSummary, entries, now, holdHours).length > 0);
    for (const { id } of due) {
      if (signal.aborted) return;
      await database.transaction(ctx, async (manager) => {
        await guard.lock(manager, [id]);
        await readClassesAfterOffers(ctx, manager, [id], holdHours);
      });
    }
  }

  private async notifyLapsed(ctx: RequestContext): Promise<void> {
    const { database } = this.parts;
    const now = ctx.clock.now();
    const isLapsed = await readLapsed(database.reader.manager, now, 1);
    if (isLapsed.length === 0) return;
    await database.transaction(ctx, async (manager) => {
      for (const { id, entry, expiresAt } of await readLapsed(manager, now, MAX_LAPSED)) {
        const open = { id, ending: IsNull() };
        const { affected } = await manager.update(SeatOfferEntity, open, {
          ...{ ending: 'lapsed', endedAt: expiresAt },
        });
        // Otherwise another process was faster, or the entry has ended.
        if (affected && entry.ending === null) await queueMessage(ctx, manager, lapsedMessage(entry, id));
      }
    });
  }
}

/** Expired offers that are not marked as lapsed yet. */
function readLapsed(manager: EntityManager, now: Date, most: number): Promise<SeatOfferEntity[]> {
  return manager
    .createQueryBuilder(SeatOfferEntity, 'offer')
    .innerJoinAndSelect('offer.entry', 'entry')
    .where('offer.ending IS NULL AND offer.expiresAt <= :now', { now: instantText(now) })
    .orderBy('offer.expiresAt')
    .addOrderBy('offer.id')
    .limit(most)
    .getMany();
}
