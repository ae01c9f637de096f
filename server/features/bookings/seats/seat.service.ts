import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { auditEntries, writeAudit } from '../../../platform/audit/audit-log.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { inOrder } from '../../../platform/database/in-order.js';
import { insertRows } from '../../../platform/database/insert-rows.js';
import { DomainError, orNotFound } from '../../../platform/errors/domain-error.js';
import { outboxRows, writeOutbox, type OutboxRow } from '../../../platform/outbox/outbox.js';
import type { PaymentFacts } from '../../payments/payment.rules.js';
import { readClassSummary, type ClassSummary } from '../../schedule/upcoming/public-class.query.js';
import { daysOfClasses, readDayRows } from '../../schedule/days/class-days.query.js';
import { classDetailsKeys } from '../../schedule/upcoming/class-details.rules.js';
import { isScheduledAndUpcoming, withHeldSeats } from '../../schedule/schedule.rules.js';
import type { ClassDay } from '../../schedule/days/class-day.type.js';
import type { SeatGuard } from '../../schedule/seats/seat-lock.store.js';
import { takesSeat } from '../../schedule/seats/seat.rules.js';
import {
  insertStudents,
  findStudentsByAttendeeKey,
  studentsOf,
  type BookedStudents,
} from '../../students/booked-student.store.js';
import type { StoredPerson } from '../../students/stored-person.rules.js';
import { makeDueOffers, readClassesAfterOffers } from '../../waiting/due-offers.store.js';
import { bookingMessages } from '../messages/booking-messages.store.js';
import { BookingEntity } from '../booking.entity.js';
import { bookingSearchText, NEW_BOOKING } from '../booking.rules.js';
import { confirmationNumber } from '../confirmation-number.rules.js';
import { findKeys, removeKeys, writeKeys } from '../idempotency/idempotency.store.js';
import { isBooked, readTakenSeats } from './person-seat.query.js';
import { readAnyClasses, readRequestedClasses } from './requested-classes.query.js';
import {
  decideSeats,
  refusalOf,
  type SeatRequestFacts,
  type PersonSeat,
  type SeatDecision,
} from './seat-decision.rules.js';
import type { SmsConsent } from '../messages/sms-consent.rules.js';

type BookingRow = Omit<BookingEntity, 'classInstance' | 'student' | 'crewBooking'>;

/** The fields of a booking apart from its attendee and class. Those that are left out are null. */
type SeatTerms = Pick<
  BookingRow,
  'amountCents' | 'paymentStatus' | 'language' | 'bookingDate' | 'policyVersion'
> &
  Partial<
    Pick<
      BookingRow,
      keyof PaymentFacts | 'notes' | keyof SmsConsent | 'termsAgreedAt' | 'sourceKey' | 'crewBookingId'
    >
  >;

/** A request for a seat. */
export interface SeatRequest extends SeatRequestFacts {
  ctx: RequestContext;
  attendee: StoredPerson | null;
  /** Null to use the student with the attendee's name and email, or to create one. */
  studentId: string | null;
  /** False if the attendee gave no email; the contact of the crew is mailed instead. */
  isMailed?: boolean;
  /** Called when the class is known. */
  termsFor: (classSummary: ClassSummary) => SeatTerms;
}

/** A request that got its seat, with the class after the booking. */
interface Booked<Request> {
  is: 'booked';
  asked: Request;
  row: BookingRow;
  classSummary: ClassSummary;
  days: ClassDay[];
}

/** The outcome of a request. */
type SeatOutcome<Request> = Booked<Request> | (Exclude<SeatDecision, { is: 'booked' }> & { asked: Request });

/**
 * Seat decisions. The check and the writes that follow happen under one lock (docs/locking.md), in the caller's
 * transaction, which must lock the classes first.
 */
export class SeatService {
  constructor(
    private readonly guard: SeatGuard,
    /** Hours for which a seat is held for an entry of a waiting list. */
    private readonly holdHours: number,
  ) {}

  /** Locks the classes until the end of the transaction. Throws NOT_FOUND. */
  async lock(manager: EntityManager, ...classInstanceIds: readonly string[]): Promise<void> {
    const locked = await this.guard.lock(manager, classInstanceIds);
    if (!classInstanceIds.every((id) => locked.has(id))) throw new DomainError('NOT_FOUND');
  }

  /** The locked class, its seats counted after due offers were made. Throws NOT_FOUND if its type is inactive. */
  async read(ctx: RequestContext, manager: EntityManager, classInstanceId: string): Promise<ClassSummary> {
    const [classSummary] = await this.readClasses(ctx, manager, [classInstanceId]);
    return orNotFound(classSummary);
  }

  /** Like `read`, for the holder of an offer, which remains valid if the type becomes inactive. Throws NOT_FOUND. */
  async readForHolder(
    ctx: RequestContext,
    manager: EntityManager,
    classInstanceId: string,
  ): Promise<ClassSummary> {
    const [offered] = await this.readClasses(ctx, manager, [classInstanceId]);
    if (offered) return offered;
    return orNotFound(await readClassSummary(manager, ctx.clock.now(), classInstanceId));
  }

  /** Decides about seats of locked classes like `book`, for existing bookings, without writing. */
  async decide<Asked extends SeatRequestFacts & { attendee: { attendeeKey: string } }>(
    ctx: RequestContext,
    manager: EntityManager,
    asked: readonly Asked[],
  ): Promise<{ asked: Asked; decision: SeatDecision }[]> {
    const classIds = new Set(asked.map(({ classInstanceId }) => classInstanceId));
    const seats = asked.flatMap(personSeatOf);
    const classes = await this.readClasses(ctx, manager, [...classIds]);
    return decideSeats({ classes, taken: await readTakenSeats(manager, seats), earlier: [] }, asked);
  }

  /** Throws CLASS_NOT_BOOKABLE, ALREADY_BOOKED, CLASS_FULL. */
  async assertBookable(
    manager: EntityManager,
    classSummary: ClassSummary,
    attendeeKey: string,
    exceptBookingId: string,
  ): Promise<void> {
    const isIn = await isBooked(manager, { classInstanceId: classSummary.id, attendeeKey }, exceptBookingId);
    const code = refusalOf(classSummary, isIn);
    if (code) throw new DomainError(code);
  }

  /** Throws ALREADY_BOOKED if the person has a seat in the class by another booking. */
  async assertNotBooked(
    manager: EntityManager,
    classInstanceId: string,
    attendeeKey: string,
    exceptBookingId: string,
  ): Promise<void> {
    if (await isBooked(manager, { classInstanceId, attendeeKey }, exceptBookingId))
      throw new DomainError('ALREADY_BOOKED');
  }

  /**
   * Decides about requests for seats of locked classes in their order, and writes the bookings with their students,
   * idempotency keys, audit entries and messages, in a constant number of statements.
   * @param heldSeats seats of an offer that the transaction has taken for this request; not offered to others
   */
  async book<Request extends SeatRequest>(
    manager: EntityManager,
    requests: readonly Request[],
    heldSeats = 0,
  ): Promise<SeatOutcome<Request>[]> {
    const [first] = requests;
    if (!first) return [];
    const now = first.ctx.clock.now();
    const ids = [...new Set(requests.map(({ classInstanceId }) => classInstanceId))];
    const repeatable = requests.flatMap(({ request }) => request ?? []);
    const people = requests.flatMap(unregisteredAttendeeOf).map(({ attendee }) => attendee.attendeeKey);
    // Held seats remain valid if the class is no longer offered.
    const isHeld = heldSeats > 0 || requests.every((request) => request.isHeld);
    // PostgreSQL pipelines these reads; SQLite runs them concurrently, so nothing is written before all have succeeded.
    const [found, taken, { earlier, expired }, knownStudents, days] = await Promise.all([
      isHeld ? readAnyClasses(manager, now, ids) : readRequestedClasses(manager, now, ids, requests),
      readTakenSeats(manager, requests.flatMap(personSeatOf)),
      findKeys(manager, now, repeatable),
      findStudentsByAttendeeKey(manager, people),
      readDayRows(manager, ids),
    ]);
    await removeKeys(manager, expired);
    const classes = isHeld
      ? found.map(({ classSummary }) => withHeldSeats(classSummary, heldSeats))
      : await makeDueOffers(first.ctx, manager, found, this.holdHours);
    const daysOf = daysOfClasses(days, classes);
    const facts = { classes, taken, earlier, detailsKeys: classDetailsKeys(classes, daysOf) };
    const decided = decideSeats(facts, requests);
    const booked = decided.flatMap(({ asked, decision }) => (decision.is === 'booked' ? [asked] : []));
    const students = studentsOf(knownStudents, booked.flatMap(unregisteredAttendeeOf));
    const outcomes = decided.map(({ asked, decision }): SeatOutcome<Request> => {
      if (decision.is !== 'booked') return { ...decision, asked };
      const { classSummary } = decision;
      const row = bookingOf(asked, classSummary, students, now);
      return { is: 'booked', asked, row, classSummary, days: daysOf.get(classSummary.id) ?? [] };
    });
    await write(
      manager,
      now,
      outcomes.filter((outcome) => outcome.is === 'booked'),
      students,
    );
    return outcomes;
  }

  private readClasses(
    ctx: RequestContext,
    manager: EntityManager,
    ids: readonly string[],
  ): Promise<ClassSummary[]> {
    return readClassesAfterOffers(ctx, manager, ids, this.holdHours);
  }
}

async function write(
  manager: EntityManager,
  now: Date,
  booked: readonly Booked<SeatRequest>[],
  students: BookedStudents,
): Promise<void> {
  const keys = booked.flatMap(({ asked: { id, request } }) =>
    request ? [{ ...request, bookingId: id }] : [],
  );
  const rows = booked.map(({ row }) => row);
  await inOrder(manager, [
    () => insertStudents(manager, students.created),
    () => writeKeys(manager, now, keys),
    () => insertRows(manager, BookingEntity, rows),
    () => writeAudit(manager, [...students.audit, ...booked.flatMap(auditOf)]),
    () => writeOutbox(manager, booked.flatMap(messagesOf)),
  ]);
}

function personSeatOf({ classInstanceId, attendee }: SeatRequestFacts): PersonSeat[] {
  return attendee ? [{ classInstanceId, attendeeKey: attendee.attendeeKey }] : [];
}

function unregisteredAttendeeOf({ ctx, attendee, studentId }: SeatRequest) {
  return attendee && studentId === null ? [{ ctx, attendee }] : [];
}

function bookingOf(
  { id, attendee, studentId, bookingStatus, termsFor }: SeatRequest,
  classSummary: ClassSummary,
  students: BookedStudents,
  now: Date,
): BookingRow {
  const student = studentId ?? (attendee && students.ids.get(attendee.attendeeKey));
  if (!attendee || !student) throw new Error('a booking without a student');
  const number = confirmationNumber(randomInt);
  // Spreading this many properties, or assigning them to an object made by a spread, is ten times slower.
  const booking = Object.assign({}, NEW_BOOKING, attendee, termsFor(classSummary));
  return Object.assign(booking, {
    id,
    confirmationNumber: number,
    searchText: bookingSearchText(attendee, number),
    classInstanceId: classSummary.id,
    studentId: student,
    bookingStatus,
    createdAt: now,
    updatedAt: now,
  });
}

function auditOf({ asked: { ctx }, row }: Booked<SeatRequest>): AuditEntryEntity[] {
  const { classInstanceId, amountCents, paidOn, paymentMethod } = row;
  const details = { classInstanceId, amountCents, ...(paidOn !== null && { paidOn, paymentMethod }) };
  const action = { action: 'booking.created', subjectType: 'booking', subjectId: row.id, details };
  return auditEntries(ctx, [action]);
}

/** None about a class that has begun. */
function messagesOf({ asked, row, classSummary }: Booked<SeatRequest>): OutboxRow[] {
  const { ctx, isMailed = true } = asked;
  if (!isMailed || !takesSeat(row.bookingStatus) || !isScheduledAndUpcoming(classSummary)) return [];
  return outboxRows(ctx, bookingMessages(ctx, row, classSummary));
}
