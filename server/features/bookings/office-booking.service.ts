import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { batchesOf, seek } from '../../platform/database/keyset.js';
import { updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { badInput, DomainError } from '../../platform/errors/domain-error.js';
import {
  connectionOf,
  readingDirection,
  startOf,
  type Connection,
  type Page,
} from '../../platform/graphql/connection.js';
import { message } from '../../platform/i18n/message.js';
import { tellingOutcome } from '../../platform/metrics/signals.js';
import type { Window } from '../../platform/rest/rest-list.js';
import { findStudent } from '../students/student.service.js';
import { storedPerson, type Person } from '../students/stored-person.rules.js';
import { seatTakenBy } from '../schedule/seat.query.js';
import { takesSeat, type BookingStatus } from '../schedule/seat.rules.js';
import { readConfirmation } from './booking-confirmation.query.js';
import { newestInFull, type BookingInFull } from './booking-in-full.query.js';
import { bookingFingerprint } from './booking-fingerprint.rules.js';
import {
  bookingOf,
  bookingQuery,
  countedBookings,
  NEWEST_FIRST,
  applyBookingFilter,
  orderOfBookings,
  type BookingFilter,
  type BookingOrder,
  type BookingQuery,
} from './booking-list.query.js';
import { queueReminder, withdrawReminder } from './booking-messages.store.js';
import type { PaymentStatus } from './booking.constants.js';
import { BookingEntity } from './booking.entity.js';
import { bookingSearchText } from './booking.rules.js';
import type { Booking } from './booking.type.js';
import { claimKey } from './idempotency.store.js';
import type { CreateBookingInput, MoveBookingInput } from './office-booking.input.js';
import type { SeatService } from './seat.service.js';

const OTHER_TYPE = message({
  en: 'Choose a class of the same type',
  es: 'Elija una clase del mismo curso',
});

/** Bookings as the office works with them. Every change is audited; a seat is only ever taken under the lock. */
export class OfficeBookingService {
  constructor(
    private readonly database: Database,
    private readonly seats: SeatService,
  ) {}

  async page(filter: BookingFilter, order: BookingOrder, page: Page): Promise<Connection<Booking>> {
    const { columns, direction, keysOf } = orderOfBookings(order);
    const start = startOf(page, columns.length);
    const { manager } = this.database.reader;
    const list = applyBookingFilter(bookingQuery(manager), filter);
    const query = seek(list, columns, readingDirection(page, direction), start);
    const rows = (await query.limit(page.first + 1).getMany()).map(bookingOf);
    const count = (): Promise<number> => countedBookings(manager, filter).getCount();
    return connectionOf(rows, page, keysOf, count);
  }

  /** The whole of a list, however long, in batches. */
  async *all(filter: BookingFilter, order: BookingOrder): AsyncGenerator<Booking[], void> {
    const list = (): BookingQuery => applyBookingFilter(bookingQuery(this.database.reader.manager), filter);
    for await (const rows of batchesOf(this.database, list, orderOfBookings(order)))
      yield rows.map(bookingOf);
  }

  /** Newest first with their classes, for REST. */
  async list(
    ctx: RequestContext,
    window: Window,
  ): Promise<{ batches: AsyncIterable<BookingInFull[]>; total: number }> {
    const total = await this.database.readLong(() => this.database.reader.manager.count(BookingEntity));
    return { batches: newestInFull(this.database, ctx.clock.now(), window), total };
  }

  async newest(count: number): Promise<Booking[]> {
    const query = seek(
      bookingQuery(this.database.reader.manager),
      NEWEST_FIRST.columns,
      NEWEST_FIRST.direction,
      null,
    );
    return (await query.limit(count).getMany()).map(bookingOf);
  }

  /** Throws NOT_FOUND. */
  get(id: string): Promise<Booking> {
    return readBooking(this.database.reader.manager, id);
  }

  /** A booking with its class as guests see it. Throws NOT_FOUND. */
  async getInFull(ctx: RequestContext, id: string): Promise<BookingInFull> {
    const { manager } = this.database.reader;
    const [booking, confirmation] = await Promise.all([
      readBooking(manager, id),
      readConfirmation(ctx, manager, id),
    ]);
    if (!confirmation) throw new DomainError('NOT_FOUND');
    return { booking, classInstance: confirmation.classInstance };
  }

  /** The seat-taking bookings of each class, in the order they were made. */
  async listSeatTaking(classInstanceIds: readonly string[]): Promise<Map<string, Booking[]>> {
    const seats = new Map<string, Booking[]>(classInstanceIds.map((id) => [id, []]));
    if (classInstanceIds.length === 0) return seats;
    const query = bookingQuery(this.database.reader.manager)
      .where({ classInstanceId: In([...classInstanceIds]) })
      .andWhere(seatTakenBy('booking'));
    for (const row of await seek(query, NEWEST_FIRST.columns, 'ASC', null).getMany()) {
      seats.get(row.classInstanceId)?.push(bookingOf(row));
    }
    return seats;
  }

  /**
   * Books a seat for a student, with a copy of the person. A cancelled payment makes a cancelled booking, which takes no
   * seat. Throws NOT_FOUND, CLASS_NOT_BOOKABLE, ALREADY_BOOKED, CLASS_FULL, IDEMPOTENCY_MISMATCH.
   */
  create(ctx: RequestContext, input: CreateBookingInput): Promise<{ booking: Booking; isNew: boolean }> {
    return tellingOutcome(this.createUnderLock(ctx, input));
  }

  private createUnderLock(
    ctx: RequestContext,
    input: CreateBookingInput,
  ): Promise<{ booking: Booking; isNew: boolean }> {
    return this.database.transaction(ctx, async (manager) => {
      await this.seats.lock(manager, input.classInstanceId);
      const id = randomUUID();
      if (input.idempotencyKey) {
        const request = { key: input.idempotencyKey, fingerprint: bookingFingerprint(input) };
        const earlier = await claimKey(ctx, manager, request, id);
        if (earlier) return { booking: await readBooking(manager, earlier), isNew: false };
      }
      const student = await findStudent(manager, input.studentId);
      const shown = await this.seats.read(ctx, manager, input.classInstanceId);
      const attendee = storedPerson(student);
      const bookingStatus = input.paymentStatus === 'cancelled' ? 'cancelled' : 'confirmed';
      if (takesSeat(bookingStatus)) await this.seats.assertBookable(manager, shown, attendee.attendeeKey);
      await this.seats.insert(ctx, manager, shown, {
        ...attendee,
        id,
        studentId: student.id,
        amountCents: input.amountCents,
        bookingStatus,
        paymentStatus: input.paymentStatus,
        language: ctx.locale,
        bookingDate: input.bookingDate,
        notes: input.notes ?? null,
        smsConsentText: null,
        smsConsentLanguage: null,
        smsConsentAt: null,
        termsAgreedAt: null,
        sourceKey: null,
      });
      return { booking: await readBooking(manager, id), isNew: true };
    });
  }

  /** Marks paid, pending or cancelled; the seat stays. Throws NOT_FOUND, CONFLICT. */
  setPayment(ctx: RequestContext, edition: VersionedId, paymentStatus: PaymentStatus): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      await updateVersioned(manager, BookingEntity, edition, { paymentStatus, updatedAt: ctx.clock.now() });
      return this.audited(ctx, manager, edition.id, 'booking.paymentSet', { paymentStatus });
    });
  }

  /** Cancels a booking, which frees its seat. Throws NOT_FOUND, CONFLICT. */
  cancel(ctx: RequestContext, edition: VersionedId): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      const values = { bookingStatus: 'cancelled', updatedAt: ctx.clock.now() } as const;
      await updateVersioned(manager, BookingEntity, edition, values);
      await withdrawReminder(manager, edition.id);
      return this.audited(ctx, manager, edition.id, 'booking.cancelled');
    });
  }

  /** Takes a cancellation back, if there is still a seat. Throws as `create` does, and CONFLICT. */
  restore(ctx: RequestContext, edition: VersionedId): Promise<Booking> {
    return this.takeSeat(ctx, edition, undefined, { action: 'booking.restored', from: 'cancelled' });
  }

  /** Moves a booking to another class of the same type, if it has a seat. Throws as `create` does, and CONFLICT. */
  move(ctx: RequestContext, { classInstanceId, ...edition }: MoveBookingInput): Promise<Booking> {
    return this.takeSeat(ctx, edition, classInstanceId, { action: 'booking.moved', from: 'confirmed' });
  }

  /** Changes who attends; the student stays as it is. Throws NOT_FOUND, CONFLICT, ALREADY_BOOKED. */
  updateAttendee(ctx: RequestContext, edition: VersionedId, person: Person): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      const before = await manager.findOneBy(BookingEntity, { id: edition.id });
      if (!before) throw new DomainError('NOT_FOUND');
      await this.seats.lock(manager, before.classInstanceId);
      const attendee = storedPerson(person);
      if (takesSeat(before.bookingStatus) && attendee.attendeeKey !== before.attendeeKey) {
        await this.seats.assertNotBooked(manager, before.classInstanceId, attendee.attendeeKey, before.id);
      }
      const searchText = bookingSearchText(attendee, before.confirmationNumber);
      const values = { ...attendee, searchText, updatedAt: ctx.clock.now() };
      await updateVersioned(manager, BookingEntity, edition, values);
      return this.audited(ctx, manager, edition.id, 'booking.attendeeUpdated');
    });
  }

  private takeSeat(
    ctx: RequestContext,
    edition: VersionedId,
    target: string | undefined,
    { action, from }: { action: string; from: BookingStatus },
  ): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      const before = await readBooking(manager, edition.id);
      if (before.bookingStatus !== from) throw new DomainError('CONFLICT');
      const classInstanceId = target ?? before.classInstance.id;
      await this.seats.lock(manager, classInstanceId);
      const shown = await this.seats.read(ctx, manager, classInstanceId);
      if (shown.classTypeId !== before.classInstance.classTypeId)
        throw badInput({ classInstanceId: OTHER_TYPE });
      const { attendeeKey } = storedPerson(before);
      await this.seats.assertBookable(manager, shown, attendeeKey, before.id);
      const values = { classInstanceId, bookingStatus: 'confirmed', updatedAt: ctx.clock.now() } as const;
      // The version tells when somebody else changed the booking between the look above and now.
      await updateVersioned(
        manager,
        BookingEntity,
        { id: edition.id, version: edition.version ?? before.version },
        values,
      );
      const hasLeft = await withdrawReminder(manager, before.id);
      if (!hasLeft) await queueReminder(ctx, manager, before, shown.startsAt);
      return this.audited(ctx, manager, edition.id, action, { classInstanceId });
    });
  }

  private async audited(
    ctx: RequestContext,
    manager: EntityManager,
    subjectId: string,
    action: string,
    details: Record<string, string> = {},
  ): Promise<Booking> {
    await recordAudit(ctx, manager, { action, subjectType: 'booking', subjectId, details });
    return readBooking(manager, subjectId);
  }
}

async function readBooking(manager: EntityManager, id: string): Promise<Booking> {
  const row = await bookingQuery(manager).where({ id }).getOne();
  if (!row) throw new DomainError('NOT_FOUND');
  return bookingOf(row);
}
