import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/database/keyset.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import {
  classesBy,
  readClassSummaries,
  soonestFirst,
  type ClassSummary,
} from '../schedule/upcoming/public-class.query.js';
import { awaitedBy, takenSeats } from '../schedule/seats/seat.query.js';
import type { SeatGuard } from '../schedule/seats/seat-lock.store.js';
import { upcoming } from '../schedule/upcoming/upcoming-page.query.js';
import { planFor, readClassesAfterOffers } from './due-offers.store.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { isUnsentOffer, lapsedMessage, withdrawOfferMessages } from './waiting-messages.store.js';
import { readWaiting } from './waiting.query.js';

/** Maximum number of classes with new offers in one run, which limits its duration; the next run processes the others. */
const MAX_CLASSES = 50;
const MAX_LAPSED = 100;

/** Upcoming classes with a free seat and an entry that was never offered one, in order, after a start and an id. */
const AWAITED_CLASSES = classesBy(
  (query) =>
    soonestFirst(upcoming(query))
      .andWhere('(instance.startsAt, instance.id) > (:afterStart, :afterId)')
      .andWhere(awaitedBy(query))
      .andWhere(`instance.maxAttendees > ${takenSeats(query)}`),
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
    let processed = 0;
    for await (const ids of this.dueClasses(ctx.clock.now())) {
      for (const id of ids) {
        if (signal.aborted || processed === MAX_CLASSES) return;
        processed += 1;
        await database.transaction(ctx, async (manager) => {
          await guard.lock(manager, [id]);
          await readClassesAfterOffers(ctx, manager, [id], holdHours);
        });
      }
    }
  }

  /** The ids of awaited classes in batches, without those whose free seats fit no entry. */
  private async *dueClasses(now: Date): AsyncGenerator<string[], void> {
    const { manager } = this.parts.database.reader;
    const read = ([afterStart, afterId]: readonly string[], limit: number): Promise<ClassSummary[]> =>
      readClassSummaries(manager, now, AWAITED_CLASSES, { afterStart, afterId, limit });
    const batches = inBatches(
      ({ after, size }) => read(after ?? [instantText(now), ''], size),
      ({ startsAt, id }) => [instantText(startsAt), id],
    );
    for await (const classes of batches) {
      const ids = classes.map(({ id }) => id);
      const entries = await readWaiting(manager, now, ids);
      yield classes
        .filter((each) => planFor(each, entries, now, this.parts.holdHours).length > 0)
        .map(({ id }) => id);
    }
  }

  private async notifyLapsed(ctx: RequestContext): Promise<void> {
    const { database } = this.parts;
    const now = ctx.clock.now();
    const isLapsed = await readLapsed(database.reader.manager, now, 1);
    if (isLapsed.length === 0) return;
    await database.transaction(ctx, async (manager) => {
      for (const { id, entry, expiresAt } of await readLapsed(manager, now, MAX_LAPSED)) {
        const isUnsent = await isUnsentOffer(ctx, manager, id);
        const open = { id, ending: IsNull() };
        const { affected } = await manager.update(SeatOfferEntity, open, {
          ending: isUnsent ? 'unsent' : 'lapsed',
          endedAt: expiresAt,
        });
        if (isUnsent) await withdrawOfferMessages(ctx, manager, id);
        // Otherwise another process was faster, or the entry has ended.
        else if (affected && entry.ending === null)
          await queueMessage(ctx, manager, lapsedMessage(entry, id));
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
