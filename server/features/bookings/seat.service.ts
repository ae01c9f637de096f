import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { recordAudit, type AuditedAction } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { OFFERED_CLASS, readClassSummaries, type ClassSummary } from '../schedule/public-class.query.js';
import type { SeatGuard } from '../schedule/seat-lock.store.js';
import { takesSeat } from '../schedule/seat.rules.js';
import { queueBookingMessages } from './booking-messages.store.js';
import { BookingEntity } from './booking.entity.js';
import { bookingSearchText } from './booking.rules.js';
import { confirmationNumber } from './confirmation-number.rules.js';

export type BookingRow = Omit<BookingEntity, 'classInstance' | 'student'>;

/** In the words of the index that holds a person to one seat in a class. */
const IN_CLASS = new FixedQuery<{ id: string }>((manager) =>
  manager
    .createQueryBuilder(BookingEntity, 'other')
    .select('other.id', 'id')
    .where('other.classInstanceId = :classInstanceId AND other.attendeeKey = :attendeeKey')
    .andWhere(`other.bookingStatus <> 'cancelled' AND other.id <> :exceptBookingId`),
);

/** What is asked for; the rest is the server's. */
export type RequestedSeat = Omit<
  BookingRow,
  'confirmationNumber' | 'classInstanceId' | 'version' | 'createdAt' | 'updatedAt'
>;

/**
 * Seats: the check and what follows from it are one step under one lock (docs/locking.md). Everything here happens
 * inside the caller's transaction, whose first statement `lock` must be.
 */
export class SeatService {
  constructor(private readonly guard: SeatGuard) {}

  /** Holds the class until the transaction ends. Throws NOT_FOUND. */
  async lock(manager: EntityManager, classInstanceId: string): Promise<void> {
    if (!(await this.guard.lock(manager, classInstanceId))) throw new DomainError('NOT_FOUND');
  }

  /** The locked class, seats counted. Throws NOT_FOUND for one of an inactive type. */
  async read(ctx: RequestContext, manager: EntityManager, classInstanceId: string): Promise<ClassSummary> {
    const [shown] = await readClassSummaries(manager, ctx.clock.now(), OFFERED_CLASS, {
      id: classInstanceId,
    });
    if (!shown) throw new DomainError('NOT_FOUND');
    return shown;
  }

  /**
   * Throws CLASS_NOT_BOOKABLE, ALREADY_BOOKED, CLASS_FULL, in this order: a person who is in already learns so even when the
   * class has filled up since.
   */
  async assertBookable(
    manager: EntityManager,
    shown: ClassSummary,
    attendeeKey: string,
    exceptBookingId = '',
  ): Promise<void> {
    const { availability } = shown;
    if (availability !== 'open' && availability !== 'full') throw new DomainError('CLASS_NOT_BOOKABLE');
    await this.assertNotBooked(manager, shown.id, attendeeKey, exceptBookingId);
    if (availability === 'full') throw new DomainError('CLASS_FULL');
  }

  /** Throws ALREADY_BOOKED when the person has a seat in the class by another booking. */
  async assertNotBooked(
    manager: EntityManager,
    classInstanceId: string,
    attendeeKey: string,
    exceptBookingId: string,
  ): Promise<void> {
    const others = await IN_CLASS.run(manager, { classInstanceId, attendeeKey, exceptBookingId });
    if (others.length > 0) throw new DomainError('ALREADY_BOOKED');
  }

  /** Writes a booking of the locked class, with its audit entry, those that came before it, and its messages. */
  async insert(
    ctx: RequestContext,
    manager: EntityManager,
    shown: ClassSummary,
    requested: RequestedSeat,
    audit: readonly AuditedAction[] = [],
  ): Promise<BookingRow> {
    const now = ctx.clock.now();
    const number = confirmationNumber(randomInt);
    const row: BookingRow = {
      ...requested,
      confirmationNumber: number,
      searchText: bookingSearchText(requested, number),
      classInstanceId: shown.id,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await insertRows(manager, BookingEntity, [row]);
    await recordAudit(ctx, manager, ...audit, {
      action: 'booking.created',
      subjectType: 'booking',
      subjectId: row.id,
      details: { classInstanceId: shown.id, amountCents: row.amountCents },
    });
    if (takesSeat(row.bookingStatus)) await queueBookingMessages(ctx, manager, row, shown.startsAt);
    return row;
  }
}
