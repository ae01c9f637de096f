import type { EntityManager } from 'typeorm';
import { auditAbout, writeAudit } from '../../platform/audit/audit-log.js';
import type { Company } from '../../platform/config/company-setting.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { ConcurrentChange, retryAfterConflict, updateVersioned } from '../../platform/database/versioned.js';
import { badInput, DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { CANCELLED, CONFIRMED } from '../bookings/attendance/attendance.rules.js';
import { attendeeColumns } from '../bookings/attendee.store.js';
import type { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';
import { planReminders, withdrawReminders } from '../bookings/messages/booking-messages.store.js';
import { findByLink } from '../bookings/confirmation/booking-link.query.js';
import { lockStudentOf } from '../bookings/booking-lock.store.js';
import {
  assertAllowed,
  retainedDeadline,
  type Options,
  optionsOf,
} from '../bookings/confirmation/booking-options.rules.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { OTHER_TYPE } from '../bookings/booking.texts.js';
import { storeCalendarDays } from '../bookings/calendar/calendar-days.query.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { crewClassesOf, notifyCrewContacts } from '../bookings/messages/crew-messages.store.js';
import { idempotentRequest, readKeys, writeKeys } from '../bookings/idempotency/idempotency.store.js';
import type { SeatService } from '../bookings/seats/seat.service.js';
import type { GuestCall, GuestLimits } from '../guest-limits/guest-limits.service.js';
import { readClassSummary, type ClassSummary } from '../schedule/upcoming/public-class.query.js';
import { insertStudents, findStudentsByAttendeeKey, studentsOf } from '../students/booked-student.store.js';
import { storedPerson } from '../students/stored-person.rules.js';
import { stopTexts } from '../students/student-texts.store.js';
import { repeatedResponse, responseOf, findEarlier, type Outcome } from './own-booking-response.query.js';
import { queueCancellationMail, queueChangeMail, queueMoveMail } from './own-booking-messages.store.js';
import type {
  CancelOwnBookingInput,
  ChangeOwnBookingInput,
  MoveOwnBookingInput,
} from './own-booking.input.js';
import { changedFields, changedPerson, mailedChangeOf, withEndOfTexts } from './own-booking.rules.js';
import { TOO_MANY_CHANGES } from './own-booking.texts.js';
import { consentDetails, ownConsentAfter } from './text-consent.rules.js';

interface Parts {
  database: Database;
  seats: SeatService;
  limits: GuestLimits;
  company: Pick<Company, 'name'>;
}

/** A change by a booking's link, with the new email and phone if it contains any, and whether the phone is texted. */
type RepeatableChange = Pick<
  ChangeOwnBookingInput,
  'bookingId' | 'idempotencyKey' | 'email' | 'phone' | 'textNotifications'
>;

/** A booking with its locked class, as currently stored. */
interface Held {
  booking: BookingEntity;
  classSummary: ClassSummary;
  options: Options;
  /** All locked classes. */
  locked: ReadonlySet<string>;
}

const audit = auditAbout('booking');

/**
 * A guest's operations on a booking by its secret link. A repeated change gets the same response and has no further
 * effect, so that two tabs or clicks both see the current booking.
 */
export class OwnBookingService {
  constructor(private readonly parts: Parts) {}

  /** Cancels the booking. Throws NOT_FOUND, POLICY, IDEMPOTENCY_MISMATCH, RATE_LIMITED. */
  cancel(ctx: RequestContext, input: CancelOwnBookingInput): Promise<BookingConfirmation> {
    return this.runIdempotently(ctx, 'cancel', input, async (manager) => {
      const { booking, classSummary, options, locked } = await this.hold(ctx, manager, input.bookingId);
      if (booking.bookingStatus === 'cancelled') return 'unchanged';
      assertAllowed(options.cancel, booking, classSummary, ctx.clock.now());
      const version = await update(ctx, manager, booking, CANCELLED);
      await withdrawReminders(ctx, manager, [booking.id]);
      await audit(ctx, manager, 'booking.cancelledByGuest', booking.id);
      await queueCancellationMail(ctx, manager, { ...booking, version });
      await notifyCrewContacts(ctx, manager, [booking], locked);
      return 'changed';
    });
  }

  /**
   * Moves the booking to another class of the same type in one transaction. The price does not change. Throws like
   * `cancel`, and CLASS_FULL, CLASS_NOT_BOOKABLE, ALREADY_BOOKED, and BAD_USER_INPUT on `classInstanceId` for another
   * type.
   */
  move(ctx: RequestContext, input: MoveOwnBookingInput): Promise<BookingConfirmation> {
    return this.runIdempotently(ctx, 'move', input, async (manager) => {
      const to = input.classInstanceId;
      const { booking, classSummary, options, locked } = await this.hold(ctx, manager, input.bookingId, to);
      if (booking.bookingStatus === 'confirmed' && classSummary.id === to) return 'unchanged';
      assertAllowed(options.move, booking, classSummary, ctx.clock.now());
      const target = await this.parts.seats.read(ctx, manager, to);
      if (target.classTypeId !== classSummary.classTypeId) throw badInput({ classInstanceId: OTHER_TYPE });
      await this.parts.seats.assertBookable(manager, target, booking.attendeeKey, booking.id);
      await storeCalendarDays(manager, [booking.id]);
      const values = {
        classInstanceId: to,
        ...CONFIRMED,
        cancelUntil: retainedDeadline(booking, classSummary, options, ctx.clock.now()),
      };
      const version = await update(ctx, manager, booking, values);
      await planReminders(ctx, manager, [{ booking, classInstance: target }]);
      const classes = { classInstanceId: to, fromClassInstanceId: classSummary.id };
      await audit(ctx, manager, 'booking.movedByGuest', booking.id, classes);
      await queueMoveMail(ctx, manager, { ...booking, version }, { from: classSummary.id, to });
      await notifyCrewContacts(ctx, manager, [booking], locked);
      return 'changed';
    });
  }

  /**
   * Changes the attendee. With another name or email, the booking is assigned to that person's student, found or
   * created as for a new booking, without changing an existing record, except that text messages which are no longer
   * wanted, or whose phone is removed, end there too. With another email the booking gets another link, which is
   * returned after a correction of the address, but not after passing the seat on. Throws like `cancel`, and
   * ALREADY_BOOKED.
   */
  change(ctx: RequestContext, sent: ChangeOwnBookingInput): Promise<BookingConfirmation> {
    const input = withEndOfTexts(sent);
    return this.runIdempotently(ctx, 'change', input, async (manager) => {
      const { booking, classSummary, options, locked } = await this.hold(ctx, manager, input.bookingId);
      // Before the comparison, or the answer would confirm guesses of what the link does not show.
      assertAllowed(options.changeAttendee, booking, classSummary, ctx.clock.now());
      const fields = changedFields(booking, input);
      if (fields.length === 0) return 'unchanged';
      const { crewBookingId: id } = booking;
      const crew = id === null ? null : await manager.findOneByOrFail(CrewBookingEntity, { id });
      const person = changedPerson(booking, input, crew);
      const attendee = { ...storedPerson(person), language: person.language };
      await lockStudentOf(manager, booking);
      const mailedChange = mailedChangeOf(fields);
      const isSomebodyElse = mailedChange === 'person';
      const { name: company } = this.parts.company;
      const consent = ownConsentAfter(ctx, booking, attendee, company);
      const values = { ...attendeeColumns(booking, attendee), ...consent };
      if (!isSomebodyElse && booking.textNotifications && !attendee.textNotifications)
        await stopTexts(ctx, manager, booking);
      const studentId = await this.studentOf(ctx, manager, booking, attendee);
      const version = await update(ctx, manager, booking, { ...values, studentId });
      await planReminders(ctx, manager, [
        { booking: { ...booking, ...attendee }, classInstance: classSummary },
      ]);
      await audit(ctx, manager, 'booking.changedByGuest', booking.id, {
        fields: fields.join(' '),
        ...consentDetails(booking, values),
      });
      const now = { ...booking, ...attendee, version };
      if (mailedChange) {
        await queueChangeMail(ctx, manager, now, { former: booking, change: mailedChange });
        await notifyCrewContacts(ctx, manager, [booking], locked);
      }
      return isSomebodyElse && values.linkId !== booking.linkId ? 'passedOn' : 'changed';
    });
  }

  /** The student of the booking after a change. Throws ALREADY_BOOKED. */
  private async studentOf(
    ctx: RequestContext,
    manager: EntityManager,
    { id, classInstanceId, studentId, attendeeKey }: BookingEntity,
    attendee: ReturnType<typeof storedPerson>,
  ): Promise<string> {
    if (attendee.attendeeKey === attendeeKey) return studentId;
    await this.parts.seats.assertNotBooked(manager, classInstanceId, attendee.attendeeKey, id);
    const knownStudents = await findStudentsByAttendeeKey(manager, [attendee.attendeeKey]);
    const students = studentsOf(knownStudents, [{ ctx, attendee }]);
    await insertStudents(manager, students.created);
    await writeAudit(manager, students.audit);
    return students.ids.get(attendee.attendeeKey) ?? studentId;
  }

  /**
   * Reads the booking and locks its class together with others. Throws CONFLICT if the booking has got another link, or
   * was moved while this waited for the lock.
   */
  private async hold(
    ctx: RequestContext,
    manager: EntityManager,
    link: string,
    ...otherClasses: readonly string[]
  ): Promise<Held> {
    const seen = await findByLink(ctx, manager, link);
    if (!seen) throw new ConcurrentChange();
    const ofCrew = await crewClassesOf(manager, [seen]);
    const locked = new Set([seen.classInstanceId, ...otherClasses, ...ofCrew]);
    await this.parts.seats.lock(manager, ...locked);
    const booking = await findByLink(ctx, manager, link);
    if (booking?.classInstanceId !== seen.classInstanceId) throw new ConcurrentChange();
    const now = ctx.clock.now();
    const classSummary = orNotFound(await readClassSummary(manager, now, booking.classInstanceId));
    return { booking, classSummary, options: optionsOf(booking, classSummary, now), locked };
  }

  /** Carries out a change once, even if the request is repeated. Requests without an effect count as tries only. */
  private async runIdempotently(
    ctx: RequestContext,
    action: string,
    input: RepeatableChange,
    work: (manager: EntityManager) => Promise<Outcome>,
  ): Promise<BookingConfirmation> {
    const { database, limits } = this.parts;
    const { bookingId: link, idempotencyKey } = input;
    const { manager: reader } = database.reader;
    const request = idempotentRequest(ctx, { ...input, action }, idempotencyKey, []);
    const carryOut = async () => {
      const known = await findByLink(ctx, reader, link);
      // The request itself may have changed the link.
      if (!known) return repeatedResponse(ctx, reader, link, await findEarlier(ctx, reader, request));
      return database.transaction(ctx, async (manager) => {
        const now = ctx.clock.now();
        const [earlier] = request ? await readKeys(manager, now, [request]) : [];
        if (earlier && earlier.fingerprint !== request?.fingerprint)
          throw new DomainError('IDEMPOTENCY_MISMATCH');
        if (earlier) return repeatedResponse(ctx, manager, link, earlier);
        const outcome = await work(manager);
        const { response, given } = await responseOf(ctx, manager, { bookingId: known.id, link, outcome });
        if (request) await writeKeys(manager, now, [{ ...request, bookingId: known.id, ...given }]);
        return { isChanged: outcome !== 'unchanged', response };
      });
    };
    const { response } = await limits.counted(
      ctx,
      callOf(await findByLink(ctx, reader, link), input),
      () => retryAfterConflict(carryOut),
      ({ isChanged }) => isChanged,
    );
    return response;
  }
}

/** Not counted as seats, so that a contact who has just booked for a crew can still correct it. */
function callOf(
  known: BookingEntity | null,
  { email, phone, textNotifications }: RepeatableChange,
): GuestCall {
  const emails = [known?.email, email].filter((each) => each !== undefined);
  const isTexted = textNotifications ?? known?.textNotifications ?? false;
  const isNewNumber = phone !== undefined && phone !== known?.phone;
  const isNewlyTexted = isTexted && (isNewNumber || !known?.textNotifications);
  const isNewEmail = new Set(emails.map(emailKeyOf)).size > 1;
  return {
    emails,
    textedPhone: isNewlyTexted ? (phone ?? known?.phone) : null,
    seats: 0,
    ...(known && isNewEmail && { readdressedBooking: known.id }),
    tooMany: TOO_MANY_CHANGES,
  };
}

/** @returns the new version. Throws CONFLICT on a concurrent change. */
async function update(
  ctx: RequestContext,
  manager: EntityManager,
  { id, version }: BookingEntity,
  values: Partial<Omit<BookingEntity, 'classInstance' | 'student' | 'crewBooking'>>,
): Promise<number> {
  const changed = { ...values, updatedAt: ctx.clock.now() };
  await updateVersioned(manager, BookingEntity, { id, version }, changed);
  return version + 1;
}
