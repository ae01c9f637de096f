import { In, IsNull, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { auditAbout } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { seek } from '../../platform/database/keyset.js';
import { countTo } from '../../platform/database/searched-list.js';
import { DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { connectionOf, startOf, type Connection, type Page } from '../../platform/graphql/connection.js';
import {
  readClassesToBook,
  readClassSummary,
  type ClassSummary,
} from '../schedule/upcoming/public-class.query.js';
import type { SeatGuard } from '../schedule/seats/seat-lock.store.js';
import { countsAsOffer } from '../schedule/seats/seat.rules.js';
import { isScheduledAndUpcoming } from '../schedule/schedule.rules.js';
import { makeOffers } from './due-offers.store.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { readOpenOffers } from './seat-offer.query.js';
import { withdrawOffer } from './seat-offer.store.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';
import type { WaitingPerson } from './waiting-person.type.js';
import { readWaiting, type WaitingEntry } from './waiting.query.js';
import { HELD_FOR_OTHERS } from './waiting.texts.js';
import { isWithdrawnOffer, offerExpiry, seatOfferState, seatsFor, waitingState } from './waiting.rules.js';

const audit = auditAbout('waitingListEntry');

const OLDEST_FIRST = ['entry.createdAt', 'entry.id'];

/** The office's operations on waiting lists. */
export class WaitingOfficeService {
  constructor(private readonly parts: { database: Database; guard: SeatGuard; holdHours: number }) {}

  /** Current and former entries of a class, oldest first. Throws NOT_FOUND. */
  async page(ctx: RequestContext, classInstanceId: string, page: Page): Promise<Connection<WaitingPerson>> {
    const { manager } = this.parts.database.reader;
    const start = startOf(page, OLDEST_FIRST.length);
    const query = (): SelectQueryBuilder<WaitingListEntryEntity> =>
      manager
        .createQueryBuilder(WaitingListEntryEntity, 'entry')
        .where('entry.classInstanceId = :classInstanceId', { classInstanceId });
    const classSummary = orNotFound(await readClassSummary(manager, ctx.clock.now(), classInstanceId));
    const rows = await seek(query(), OLDEST_FIRST, 'ASC', start)
      .limit(page.first + 1)
      .getMany();
    return connectionOf(
      await peopleOf(ctx, manager, rows, classSummary),
      page,
      ({ createdAt, id }) => [instantText(createdAt), id],
      (atMost) => countTo(query(), atMost),
    );
  }

  /**
   * Offers free seats to an entry regardless of its position, or seats held for another entry, whose guest is notified.
   * An entry that has an open offer keeps it.
   * @param insteadOf the offer to withdraw for it
   * Throws NOT_FOUND, CLASS_NOT_BOOKABLE, CLASS_FULL, and CONFLICT if the entry has ended, if fitting seats are held
   * for others, or if `insteadOf` is no longer open.
   */
  async offer(ctx: RequestContext, entryId: string, insteadOf?: string): Promise<WaitingPerson> {
    return this.change(ctx, entryId, async (manager, { classInstanceId, ending }) => {
      const now = ctx.clock.now();
      if (ending !== null) throw new DomainError('CONFLICT');
      const waiting = await readWaiting(manager, now, [classInstanceId]);
      const entry = waiting.find(({ id }) => id === entryId);
      if (!entry) throw new DomainError('CONFLICT');
      if (entry.isOffered) return;
      if (insteadOf !== undefined) await this.withdrawIn(ctx, manager, classInstanceId, insteadOf);
      const [{ classSummary } = {}] = await readClassesToBook(manager, now, [classInstanceId]);
      const isToCome = classSummary && isScheduledAndUpcoming(classSummary);
      const expiresAt = isToCome ? offerExpiry(now, classSummary, this.parts.holdHours) : null;
      if (!isToCome || expiresAt === null) throw new DomainError('CLASS_NOT_BOOKABLE');
      const seats = seatsFor(entry, classSummary.seatsLeft);
      if (seats === 0) throw await fullBy(manager, now, entry, classSummary.seatsLeft);
      await makeOffers(ctx, manager, [{ entry, seats, expiresAt }]);
    });
  }

  /**
   * Withdraws an offer. Its guest is notified and stays on the list, but only the office can offer them a seat again.
   * The seats go to the next entry that they fit, or are free. Repeating it has no effect. Throws NOT_FOUND, and
   * CONFLICT if the offer has ended otherwise.
   */
  async withdraw(ctx: RequestContext, offerId: string): Promise<WaitingPerson> {
    const offer = orNotFound(
      await this.parts.database.reader.manager.findOneBy(SeatOfferEntity, { id: offerId }),
    );
    return this.change(ctx, offer.entryId, async (manager, { classInstanceId }) => {
      const { ending } = await manager.findOneByOrFail(SeatOfferEntity, { id: offerId });
      if (ending !== 'withdrawn') await this.withdrawIn(ctx, manager, classInstanceId, offerId);
    });
  }

  /** Removes an entry; seats held for it go to the next one. Throws NOT_FOUND. */
  async remove(ctx: RequestContext, entryId: string): Promise<WaitingPerson> {
    return this.change(ctx, entryId, async (manager, entry) => {
      if (entry.ending !== null) return;
      const now = ctx.clock.now();
      await manager.update(WaitingListEntryEntity, { id: entryId }, { ending: 'removed', endedAt: now });
      for (const offer of await manager.findBy(SeatOfferEntity, { entryId, ending: IsNull() }))
        await withdrawOffer(ctx, manager, offer, entry);
      await audit(ctx, manager, 'waitingListEntry.removed', entryId, {
        classInstanceId: entry.classInstanceId,
      });
    });
  }

  /** Withdraws an open offer of a locked class. Throws CONFLICT if it is no longer open. */
  private async withdrawIn(
    ctx: RequestContext,
    manager: EntityManager,
    classInstanceId: string,
    offerId: string,
  ): Promise<void> {
    const offer = await manager.findOne(SeatOfferEntity, {
      where: { id: offerId, classInstanceId },
      relations: { entry: true },
    });
    if (!offer || !(await withdrawOffer(ctx, manager, offer, offer.entry))) throw new DomainError('CONFLICT');
    await audit(ctx, manager, 'seatOffer.withdrawn', offer.entryId, {
      offerId,
      classInstanceId,
      seats: offer.seats,
    });
  }

  /** Changes an entry after locking its class. */
  private change(
    ctx: RequestContext,
    id: string,
    work: (manager: EntityManager, entry: WaitingListEntryEntity) => Promise<void>,
  ): Promise<WaitingPerson> {
    const { database, guard } = this.parts;
    return database.transaction(ctx, async (manager) => {
      const found = orNotFound(await manager.findOneBy(WaitingListEntryEntity, { id }));
      await guard.lock(manager, [found.classInstanceId]);
      // Read again under the lock.
      await work(manager, await manager.findOneByOrFail(WaitingListEntryEntity, { id }));
      const changed = await manager.findOneByOrFail(WaitingListEntryEntity, { id });
      const classSummary = await readClassSummary(manager, ctx.clock.now(), found.classInstanceId);
      const [person] = classSummary ? await peopleOf(ctx, manager, [changed], classSummary) : [];
      return orNotFound(person);
    });
  }
}

/** The error if no free seats fit an entry: fitting seats are held for others, or the class is full. */
async function fullBy(
  manager: EntityManager,
  now: Date,
  waiting: WaitingEntry,
  free: number,
): Promise<DomainError> {
  const offers = await readOpenOffers(manager, waiting.classInstanceId, now);
  const open = offers.filter(({ seats }) => seatsFor(waiting, free + seats) > 0);
  if (open.length === 0) return new DomainError('CLASS_FULL');
  const names = open.map(({ entry: { firstName, lastName } }) => `${firstName} ${lastName}`).join(', ');
  return new DomainError('CONFLICT', { message: message(HELD_FOR_OTHERS, { names }) });
}

async function peopleOf(
  ctx: RequestContext,
  manager: EntityManager,
  rows: readonly WaitingListEntryEntity[],
  { availability }: ClassSummary,
): Promise<WaitingPerson[]> {
  if (rows.length === 0) return [];
  const now = ctx.clock.now();
  const offers = await manager.find(SeatOfferEntity, {
    where: { entryId: In(rows.map(({ id }) => id)) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  return rows.map((row) => {
    const made = offers.filter(({ entryId }) => entryId === row.id);
    const { id, firstName, lastName, email, phone, language, seats, acceptsFewer, textNotifications } = row;
    return {
      id,
      firstName,
      lastName,
      email,
      phone,
      language,
      seats,
      acceptsFewer,
      textNotifications,
      createdAt: row.createdAt,
      state: waitingState(row.ending, made, now),
      offers: made.map((offer) => ({
        id: offer.id,
        seats: offer.seats,
        createdAt: offer.createdAt,
        expiresAt: offer.expiresAt,
        state: seatOfferState(offer, availability, now),
        isWithdrawn: isWithdrawnOffer(offer),
        isUnsent: !countsAsOffer(offer),
      })),
    };
  });
}
