import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import { classesBy, ofActiveTypes, readClassSummaries } from '../schedule/public-class.query.js';
import { awaitedBy, takenSeats } from '../schedule/seat.query.js';
import type { SeatGuard } from '../schedule/seat-lock.store.js';
import { planFor, readAfterOffering } from './offering.store.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { lapsedMessage } from './waiting-messages.store.js';
import { readWaiting } from './waiting.query.js';

/** As many as one look takes, so that it never lasts long; the next one takes the others. */
const MAX_CLASSES = 50;
const MAX_LAPSED = 100;

/** The classes to come that have a free seat and somebody who was never offered one. */
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
 * Makes offers leave soon after a seat is free, and tells who let one lapse. Nothing else depends on it: whoever books makes the
 * offers that are due first, and an offer ends by its time alone.
 */
export class WaitingWatchService {
  constructor(private readonly parts: { database: Database; guard: SeatGuard; holdHours: number }) {}

  /** @param signal ends it between two classes */
  async look(ctx: RequestContext, signal: AbortSignal): Promise<void> {
    await this.tellLapsed(ctx);
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
    // A class is locked for nobody whom its free seats do not fit.
    const due = classes.filter((shown) => planFor(shown, entries, now, holdHours).length > 0);
    for (const { id } of due) {
      if (signal.aborted) return;
      await database.transaction(ctx, async (manager) => {
        await guard.lock(manager, [id]);
        await readAfterOffering(ctx, manager, [id], holdHours);
      });
    }
  }

  private async tellLapsed(ctx: RequestContext): Promise<void> {
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
        // Another process was there first, or whoever it was made to waits no more.
        if (affected && entry.ending === null) await queueMessage(ctx, manager, lapsedMessage(entry, id));
      }
    });
  }
}

/** Offers whose time is over, of which nobody was told. */
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
