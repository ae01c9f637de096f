import { randomInt, randomUUID } from 'node:crypto';
import { In, Not, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import type { AccountService } from '../accounts/account.service.js';
import { readClassDays } from '../schedule/class-days.query.js';
import {
  ofActiveTypes,
  readClasses,
  readClassesWithoutDays,
  type ClassWithoutDays,
} from '../schedule/public-class.query.js';
import { dateAt } from '../schedule/venue-time.rules.js';
import type { UpcomingClass } from '../schedule/upcoming-class.type.js';
import type { StudentService } from '../students/student.service.js';
import { attendeeKey, phoneLast4 } from './attendee.rules.js';
import type { BookSeatInput } from './book-seat.input.js';
import type { BookingConfirmation } from './booking-confirmation.type.js';
import { bookingFingerprint } from './booking-fingerprint.rules.js';
import { queueBookingMessages } from './booking-messages.js';
import { BookingEntity } from './booking.entity.js';
import { SEAT_TAKING_STATUSES } from './booking.rules.js';
import { confirmationNumber } from './confirmation-number.rules.js';
import { earlierBooking, rememberBooking } from './idempotency.js';
import type { SeatGuard } from './seat-guard.js';
import { smsDisclosure } from './sms-consent.rules.js';

export interface BookingParts {
  database: Database;
  guard: SeatGuard;
  students: StudentService;
  accounts: AccountService;
  companyName: string;
  throttle: Throttle;
}

export interface BookedSeat {
  booking: BookingConfirmation;
  /** False when the same request had made it before. */
  isNew: boolean;
}

type BookingRow = Omit<BookingEntity, 'classInstance' | 'student'>;

/** Seats: the check and the insert are one step under one lock. */
export class BookingService {
  constructor(private readonly parts: BookingParts) {}

  /**
   * Books a seat for a guest: payment pending, booking confirmed, whatever the guest sends.
   * Throws NOT_FOUND, CLASS_NOT_BOOKABLE, CLASS_FULL, ALREADY_BOOKED, IDEMPOTENCY_MISMATCH, RATE_LIMITED.
   * Specification sections 4 and 5, CONTRACT section 6.
   */
  async bookSeat(ctx: RequestContext, input: BookSeatInput): Promise<BookedSeat> {
    const { database, throttle } = this.parts;
    await throttle.count(ctx.address);
    // Outside the lock, and also for an email that has an account already: the answer takes the same time.
    const passwordHash = await this.newPasswordHash(input);
    return database.transaction(ctx, (manager) => this.bookUnderLock(ctx, manager, input, passwordHash));
  }

  /** What the holder of the secret id may see; null when there is no such booking. */
  async confirmation(ctx: RequestContext, id: string): Promise<BookingConfirmation | null> {
    return readConfirmation(ctx, this.parts.database.reader.manager, id);
  }

  /** One booking in full, for the office; NOT_FOUND when there is none. */
  async get(id: string): Promise<BookingEntity> {
    const booking = await this.parts.database.reader.getRepository(BookingEntity).findOneBy({ id });
    if (!booking) throw new DomainError('NOT_FOUND');
    return booking;
  }

  /** The seat-taking bookings of each class, in the order they were made. */
  async listSeatTaking(classInstanceIds: readonly string[]): Promise<Map<string, BookingEntity[]>> {
    const seats = new Map<string, BookingEntity[]>(classInstanceIds.map((id) => [id, []]));
    const bookings = await this.parts.database.reader.getRepository(BookingEntity).find({
      where: { classInstanceId: In([...classInstanceIds]), bookingStatus: In([...SEAT_TAKING_STATUSES]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    for (const booking of bookings) seats.get(booking.classInstanceId)?.push(booking);
    return seats;
  }

  private async bookUnderLock(
    ctx: RequestContext,
    manager: EntityManager,
    input: BookSeatInput,
    passwordHash: string | null,
  ): Promise<BookedSeat> {
    const { guard, accounts } = this.parts;
    const { classInstanceId } = input;
    if (!(await guard.lock(manager, classInstanceId))) throw new DomainError('NOT_FOUND');
    const request = input.idempotencyKey && {
      key: input.idempotencyKey,
      fingerprint: bookingFingerprint(input),
    };
    if (request) {
      const earlier = await earlierBooking(ctx, manager, request);
      const booking = earlier && (await readConfirmation(ctx, manager, earlier));
      if (booking) return { booking, isNew: false };
    }
    const shown = await findClass(ctx, manager, classInstanceId);
    const key = attendeeKey(input);
    await refuseUnlessBookable(manager, shown, key);
    const row = await this.insertBooking(ctx, manager, input, shown, key);
    if (request) await rememberBooking(ctx, manager, request, row.id);
    if (passwordHash !== null) {
      const { email, firstName, lastName } = input;
      const account = {
        email,
        passwordHash,
        role: 'client' as const,
        firstName,
        lastName,
        language: row.language,
      };
      await accounts.createUnlessKnown(ctx, manager, account);
    }
    const days = (await readClassDays(manager, [shown])).get(shown.id) ?? [];
    return { booking: confirmationOf(row, { ...withOneSeatLess(shown), days }), isNew: true };
  }

  private async insertBooking(
    ctx: RequestContext,
    manager: EntityManager,
    input: BookSeatInput,
    shown: ClassWithoutDays,
    key: string,
  ): Promise<BookingRow> {
    const now = ctx.clock.now();
    const language = input.language ?? ctx.locale;
    const attendee = {
      firstName: input.firstName,
      lastName: input.lastName,
      email: input.email,
      attendeeKey: key,
      phone: input.phone ?? null,
      companyName: input.companyName ?? null,
      emergencyContactName: input.emergencyContactName,
      emergencyContactPhone: input.emergencyContactPhone,
      textNotifications: input.textNotifications,
    };
    const row: BookingRow = {
      ...attendee,
      id: randomUUID(),
      confirmationNumber: confirmationNumber(randomInt),
      classInstanceId: shown.id,
      studentId: await this.parts.students.findOrCreate(ctx, manager, attendee),
      amountCents: shown.priceCents,
      bookingStatus: 'confirmed',
      paymentStatus: 'pending',
      language,
      bookingDate: dateAt(now, shown.timeZone),
      notes: null,
      smsConsentText: input.textNotifications ? smsDisclosure(this.parts.companyName, language) : null,
      smsConsentLanguage: input.textNotifications ? language : null,
      smsConsentAt: input.textNotifications ? now : null,
      termsAgreedAt: now,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await manager.insert(BookingEntity, row);
    await recordAudit(ctx, manager, {
      action: 'booking.created',
      subjectType: 'booking',
      subjectId: row.id,
      details: { classInstanceId: shown.id, amountCents: row.amountCents },
    });
    await queueBookingMessages(ctx, manager, row, shown.startsAt);
    return row;
  }

  private newPasswordHash({ createAccount, password }: BookSeatInput): Promise<string | null> {
    return createAccount && password !== undefined
      ? this.parts.accounts.hashPassword(password)
      : Promise.resolve(null);
  }
}

async function findClass(ctx: RequestContext, manager: EntityManager, id: string): Promise<ClassWithoutDays> {
  const [shown] = await readClassesWithoutDays(manager, ctx.clock.now(), (query) =>
    ofActiveTypes(query).andWhere('instance.id = :id', { id }),
  );
  if (!shown) throw new DomainError('NOT_FOUND');
  return shown;
}

/** A person who is in already learns so even when the class has filled up since. */
async function refuseUnlessBookable(
  manager: EntityManager,
  shown: ClassWithoutDays,
  key: string,
): Promise<void> {
  if (shown.availability !== 'open' && shown.availability !== 'full')
    throw new DomainError('CLASS_NOT_BOOKABLE');
  const isIn = await manager.existsBy(BookingEntity, {
    classInstanceId: shown.id,
    attendeeKey: key,
    bookingStatus: Not('cancelled'),
  });
  if (isIn) throw new DomainError('ALREADY_BOOKED');
  if (shown.availability === 'full') throw new DomainError('CLASS_FULL');
}

/** The class after the booking, without counting again under the lock. */
function withOneSeatLess(shown: ClassWithoutDays): ClassWithoutDays {
  const seatsLeft = shown.seatsLeft - 1;
  return {
    ...shown,
    seatsLeft,
    seatsTaken: shown.seatsTaken + 1,
    availability: seatsLeft > 0 ? shown.availability : 'full',
  };
}

async function readConfirmation(
  ctx: RequestContext,
  manager: EntityManager,
  id: string,
): Promise<BookingConfirmation | null> {
  const row = await manager.findOneBy(BookingEntity, { id });
  if (!row) return null;
  const [shown] = await readClasses(manager, ctx.clock.now(), (query) =>
    query.andWhere('instance.id = :id', { id: row.classInstanceId }),
  );
  return shown ? confirmationOf(row, shown) : null;
}

function confirmationOf(row: BookingRow, classInstance: UpcomingClass): BookingConfirmation {
  return {
    id: row.id,
    confirmationNumber: row.confirmationNumber,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phoneLast4: phoneLast4(row.phone),
    companyName: row.companyName,
    textNotifications: row.textNotifications,
    amountCents: row.amountCents,
    bookingStatus: row.bookingStatus,
    paymentStatus: row.paymentStatus,
    language: row.language,
    createdAt: row.createdAt,
    classInstance,
  };
}
