import type { EntityManager } from 'typeorm';
import { auditAbout } from '../../../platform/audit/audit-log.js';
import type { Company } from '../../../platform/config/company-setting.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import {
  isCurrent,
  updateVersioned,
  versionRead,
  type VersionedId,
} from '../../../platform/database/versioned.js';
import { badInput, DomainError } from '../../../platform/errors/domain-error.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { reportingOutcome } from '../../../platform/metrics/signals.js';
import { lockStudentAgainstMerge } from '../../students/student-lock.store.js';
import { TAKES_NO_SEAT } from '../../payments/payment.texts.js';
import { storedPerson, type Person } from '../../students/stored-person.rules.js';
import { takesSeat, type BookingStatus } from '../../schedule/seats/seat.rules.js';
import { CANCELLED, CONFIRMED } from '../attendance/attendance.rules.js';
import { lockBooking, writeAttendee } from '../attendee.store.js';
import { readWithClass } from '../list/booking-with-class.query.js';
import { readBooking } from '../list/booking-list.query.js';
import { planReminders, withdrawReminders } from '../messages/booking-messages.store.js';
import { BookingEntity } from '../booking.entity.js';
import { lockBookings } from '../booking-lock.store.js';
import { isCancellable } from '../booking.rules.js';
import { COMPLETED_ALREADY, OTHER_TYPE } from '../booking.texts.js';
import type { Booking } from '../booking.type.js';
import { crewClassesOf, notifyCrewContacts } from '../messages/crew-messages.store.js';
import { storeCalendarDays } from '../calendar/calendar-days.query.js';
import {
  queueOfficeCancellationMail,
  queueOfficeSeatMail,
  type NotifyOptions,
} from '../messages/office-booking-messages.store.js';
import type { BookNewStudentInput, CreateBookingInput, MoveBookingInput } from './office-booking.input.js';
import { rethrowAsClassFieldError, officeRefusal } from './office-refusal.rules.js';
import type { NewStudentBooking } from './new-student-booking.type.js';
import { officeSeatRequest } from './office-seat-request.query.js';
import { readRecordDifferences } from './record-differences.query.js';
import type { SeatRequest, SeatService } from '../seats/seat.service.js';
import { consentAfter, recordedConsent } from '../messages/sms-consent.rules.js';

const audit = auditAbout('booking');

interface MadeBooking {
  booking: Booking;
  /** False if an earlier identical request made the booking. */
  isNew: boolean;
}
type MadeForNew = MadeBooking & NewStudentBooking;

/** The office's operations on bookings. Every change is audited, and seats are taken only under a lock. */
export class OfficeBookingService {
  constructor(
    private readonly database: Database,
    private readonly seats: SeatService,
    private readonly company: Company,
  ) {}

  /**
   * Books a seat for a student, with a copy of the person. With a cancelled payment, the booking is cancelled and takes
   * no seat. Throws NOT_FOUND, CLASS_NOT_BOOKABLE, ALREADY_BOOKED, CLASS_FULL, IDEMPOTENCY_MISMATCH.
   */
  create(ctx: RequestContext, input: CreateBookingInput): Promise<MadeBooking> {
    return this.book(ctx, input.classInstanceId, async (manager) => {
      const student = await lockStudentAgainstMerge(manager, input.studentId);
      const person = { attendee: student && storedPerson(student), studentId: input.studentId };
      return officeSeatRequest(ctx, manager, input, { ...person, booked: input, company: this.company.name });
    });
  }

  /** Like `create`, with the class as visible to guests. */
  async createWithClass(ctx: RequestContext, input: CreateBookingInput) {
    const { booking, isNew } = await this.create(ctx, input);
    return { made: await readWithClass(ctx, this.database.reader.manager, booking.id), isNew };
  }

  /**
   * Books a seat for a new person, who becomes a student; a student on record with the same email and name is used
   * unchanged. Throws CLASS_NOT_BOOKABLE, ALREADY_BOOKED, CLASS_FULL, IDEMPOTENCY_MISMATCH, and NOT_FOUND for the
   * class.
   */
  async createForNew(ctx: RequestContext, { student, ...input }: BookNewStudentInput): Promise<MadeForNew> {
    const attendee = storedPerson(student);
    const booked = {
      attendee,
      studentId: null,
      booked: { ...input, ...student },
      company: this.company.name,
    };
    const made = await this.book(ctx, input.classInstanceId, (manager) =>
      officeSeatRequest(ctx, manager, input, booked),
    );
    const { manager } = this.database.reader;
    return { ...made, recordDifferences: await readRecordDifferences(manager, made.booking, student) };
  }

  private book(
    ctx: RequestContext,
    classInstanceId: string,
    requestOf: (manager: EntityManager) => Promise<SeatRequest>,
  ): Promise<MadeBooking> {
    const made = this.database.transaction(ctx, async (manager) => {
      await this.seats.lock(manager, classInstanceId).catch(rethrowAsClassFieldError);
      const request = await requestOf(manager);
      const [outcome] = await this.seats.book(manager, [request]);
      if (!outcome) throw new DomainError('INTERNAL');
      if (outcome.is === 'refused') throw officeRefusal(outcome, request);
      const isNew = outcome.is === 'booked';
      const id = outcome.is === 'booked' ? outcome.row.id : outcome.bookingId;
      return { booking: await readBooking(manager, id), isNew };
    });
    return reportingOutcome(made);
  }

  /** Cancels a booking, which frees its seat. Throws NOT_FOUND, CONFLICT, BAD_USER_INPUT on `id` if it is completed. */
  cancel(
    ctx: RequestContext,
    { notifyContact = false, notifyAttendee = false, ...versionedId }: VersionedId & NotifyOptions,
  ): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      const notified = notifyContact ? [await readBooking(manager, versionedId.id)] : [];
      const locked = new Set(await crewClassesOf(manager, notified));
      await this.seats.lock(manager, ...locked);
      await lockBookings(manager, [versionedId.id]);
      const before = await readBooking(manager, versionedId.id);
      if (isCurrent(versionedId, before) && !isCancellable(before)) throw badInput({ id: COMPLETED_ALREADY });
      const values = { ...CANCELLED, updatedAt: ctx.clock.now() };
      await updateVersioned(manager, BookingEntity, versionedId, values);
      await withdrawReminders(ctx, manager, [versionedId.id]);
      await notifyCrewContacts(ctx, manager, notified, locked);
      const notify = notifyAttendee && before.bookingStatus !== 'cancelled';
      await audit(ctx, manager, 'booking.cancelled', versionedId.id, { notify });
      const cancelled = await readBooking(manager, versionedId.id);
      if (notify) await queueOfficeCancellationMail(ctx, manager, [cancelled]);
      return cancelled;
    });
  }

  /**
   * Restores a cancelled booking if there is a seat. Throws like `create`, CONFLICT, and BAD_USER_INPUT on `id` if its
   * payment has been refunded.
   */
  restore(
    ctx: RequestContext,
    { notifyContact, notifyAttendee, ...versionedId }: VersionedId & NotifyOptions,
  ): Promise<Booking> {
    const how = { action: 'booking.restored', from: 'cancelled', notifyContact, notifyAttendee } as const;
    return this.takeSeat(ctx, versionedId, undefined, how);
  }

  /** Moves a booking to another class of the same type that has a seat. Throws like `restore`. */
  move(
    ctx: RequestContext,
    { classInstanceId, notifyContact, notifyAttendee, ...versionedId }: MoveBookingInput,
  ): Promise<Booking> {
    const how = { action: 'booking.moved', from: 'confirmed', notifyContact, notifyAttendee } as const;
    return this.takeSeat(ctx, versionedId, classInstanceId, how);
  }

  /**
   * Changes the attendee of a booking and the language of messages; the student does not change. Throws NOT_FOUND,
   * CONFLICT, ALREADY_BOOKED.
   */
  updateAttendee(
    ctx: RequestContext,
    versionedId: VersionedId,
    { language, ...input }: Person & { language?: Locale | null | undefined },
  ): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      const lockClass = (classId: string) => this.seats.lock(manager, classId);
      const before = await lockBooking(manager, versionedId.id, lockClass);
      const recorded = () => recordedConsent(this.company.name, ctx.locale, ctx.clock.now());
      const person = storedPerson(input);
      const consent = consentAfter(before, person, recorded);
      const attendee = { ...person, ...consent, language: language ?? before.language };
      if (takesSeat(before.bookingStatus) && attendee.attendeeKey !== before.attendeeKey) {
        await this.seats.assertNotBooked(manager, before.classInstanceId, attendee.attendeeKey, before.id);
      }
      await writeAttendee(ctx, manager, versionedId, { before, attendee });
      await audit(ctx, manager, 'booking.attendeeUpdated', versionedId.id);
      return readBooking(manager, versionedId.id);
    });
  }

  private takeSeat(
    ctx: RequestContext,
    versionedId: VersionedId,
    target: string | undefined,
    how: NotifyOptions & { action: string; from: BookingStatus },
  ): Promise<Booking> {
    return this.database.transaction(ctx, async (manager) => {
      const before = await readBooking(manager, versionedId.id);
      if (before.bookingStatus !== how.from) throw new DomainError('CONFLICT');
      if (isCurrent(versionedId, before) && before.refundedOn !== null) throw badInput({ id: TAKES_NO_SEAT });
      const classInstanceId = target ?? before.classInstance.id;
      const notified = how.notifyContact ? [before] : [];
      const classIds = new Set([classInstanceId, ...(await crewClassesOf(manager, notified))]);
      await this.seats.lock(manager, ...classIds);
      const classSummary = await this.seats.read(ctx, manager, classInstanceId);
      if (classSummary.classTypeId !== before.classInstance.classTypeId)
        throw badInput({ classInstanceId: OTHER_TYPE });
      await this.seats.assertBookable(manager, classSummary, storedPerson(before).attendeeKey, before.id);
      if (target !== undefined) await storeCalendarDays(manager, [before.id]);
      const values = { classInstanceId, ...CONFIRMED, updatedAt: ctx.clock.now() };
      await updateVersioned(manager, BookingEntity, versionRead(versionedId, before), values);
      await planReminders(ctx, manager, [{ booking: before, classInstance: classSummary }]);
      await notifyCrewContacts(ctx, manager, notified, classIds);
      const fromClassInstanceId = before.classInstance.id;
      const classes = { classInstanceId, fromClassInstanceId };
      await audit(ctx, manager, how.action, versionedId.id, classes);
      const changed = await readBooking(manager, versionedId.id);
      if (how.notifyAttendee)
        await queueOfficeSeatMail(ctx, manager, [{ ...changed, fromClassInstanceId }], target);
      return changed;
    });
  }
}
