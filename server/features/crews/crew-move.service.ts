import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import type { Database } from '../../platform/database/database.js';
import { groupByValues } from '../../platform/database/group-by-values.js';
import { badInput, DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { CONFIRMED } from '../bookings/attendance/attendance.rules.js';
import { lockBookings } from '../bookings/booking-lock.store.js';
import { planReminders } from '../bookings/messages/booking-messages.store.js';
import { optionsOf, retainedDeadline } from '../bookings/confirmation/booking-options.rules.js';
import { auditRows, nextVersion, readBookingRows, updateRows } from '../bookings/booking-rows.store.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { isMailedThemselves } from '../bookings/booking.rules.js';
import { OTHER_TYPE } from '../bookings/booking.texts.js';
import { storeCalendarDays } from '../bookings/calendar/calendar-days.query.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { queueChangedCrews } from '../bookings/messages/crew-messages.store.js';
import { askForNamesAgain } from '../bookings/messages/names-missing.store.js';
import { queueOfficeSeatMail } from '../bookings/messages/office-booking-messages.store.js';
import { readTakenSeats } from '../bookings/seats/person-seat.query.js';
import { refusalOf } from '../bookings/seats/seat-decision.rules.js';
import type { SeatService } from '../bookings/seats/seat.service.js';
import { queueMoveMail } from '../own-bookings/own-booking-messages.store.js';
import { TOO_MANY_CHANGES } from '../own-bookings/own-booking.texts.js';
import { hoursBefore, policyOf } from '../booking-policies/booking-policy.rules.js';
import { readClassSummary, type ClassSummary } from '../schedule/upcoming/public-class.query.js';
import { takesSeat } from '../schedule/seats/seat.rules.js';
import type { MoveCrewInput } from './book-crew.input.js';
import type { CrewBooking } from './crew-booking.type.js';
import { readStoredCrew } from './crew.query.js';
import type { CrewRow } from './crew-seat.service.js';
import { emailsOf, movesWithCrew } from './crew.rules.js';
import { CREW_TEXTS } from './crew.texts.js';
import type { LockedCrews } from './locked-crew.service.js';

interface Parts {
  database: Pick<Database, 'reader'>;
  lockedCrews: LockedCrews;
  seats: SeatService;
}

/** Moves a whole crew to another date: its unnamed seats, and its members' bookings in the same class. */
export class CrewMoveService {
  constructor(private readonly parts: Parts) {}

  /**
   * Moves all seats that the crew has in its class, except refunded ones, to another class of the same type, or
   * none. The price does not change. The office is not bound by the deadlines. Counts every attempt, including
   * guessed ids. Throws NOT_FOUND, POLICY, CLASS_NOT_BOOKABLE, CLASS_FULL, ALREADY_BOOKED with the names concerned,
   * IDEMPOTENCY_MISMATCH, RATE_LIMITED, and BAD_USER_INPUT on `classInstanceId` for another type, or if the class is
   * too near for unnamed seats.
   */
  move(ctx: RequestContext, input: MoveCrewInput): Promise<CrewBooking> {
    const { classInstanceId: to } = input;
    return this.parts.lockedCrews.change(ctx, {
      input,
      content: { ...input, action: 'move' },
      otherClassIds: () => [to],
      callOf: async (known) => {
        const { manager } = this.parts.database.reader;
        const members = known ? await manager.findBy(BookingEntity, membersOf(known)) : [];
        return {
          emails: emailsOf(known?.email, members),
          // Not counted as seats, because the crew has them already.
          seats: 0,
          persons: members.length,
          tooMany: TOO_MANY_CHANGES,
        };
      },
      carryOut: async (manager, crew) => {
        if (crew.classInstanceId === to) return false;
        await this.carryOut(ctx, manager, crew, to);
        return true;
      },
    });
  }

  private async carryOut(
    ctx: RequestContext,
    manager: EntityManager,
    row: CrewRow,
    to: string,
  ): Promise<void> {
    const now = ctx.clock.now();
    const { id, classInstanceId: from, unnamedSeats } = row;
    const former = orNotFound(await readClassSummary(manager, now, from));
    const isByLink = !isAdmin(ctx.viewer);
    const members = await lockedMembers(manager, row);
    if (members.some(({ bookingStatus }) => bookingStatus === 'completed'))
      throw new DomainError('POLICY', { message: message(CREW_TEXTS.attended) });
    const mover = { isClassCancelled: former.status === 'cancelled', isOffice: !isByLink };
    const moved = members.filter((member) =>
      movesWithCrew({ refundedOn: member.refundedOn, options: optionsOf(member, former, now) }, mover),
    );
    const seats = moved.length + unnamedSeats;
    const { movableSeats, classInstance } = await readStoredCrew(ctx, manager, id);
    if (seats === 0 || (isByLink && movableSeats === 0)) throw new DomainError('POLICY');
    const target = await this.assertRoom(ctx, manager, row, { former, to, moved, seats });

    const ids = moved.map((member) => member.id);
    await storeCalendarDays(manager, ids);
    const valuesOf = (member: BookingEntity): Partial<Pick<BookingEntity, 'cancelUntil'>> =>
      isByLink ? { cancelUntil: retainedDeadline(member, former, optionsOf(member, former, now), now) } : {};
    for (const { values, those } of groupByValues(moved, valuesOf))
      await updateRows(ctx, manager, those, { classInstanceId: to, ...CONFIRMED, ...values });
    const reminded = moved.map((booking) => ({ booking, classInstance: target }));
    await planReminders(ctx, manager, reminded);
    const changed = {
      classInstanceId: to,
      calendarDays: Math.max(row.calendarDays ?? 0, classInstance.mostDays ?? 0, classInstance.days.length),
      version: row.version + 1,
      updatedAt: now,
    };
    await manager.update(CrewBookingEntity, { id }, changed);
    await recordMove(ctx, manager, { id, from, to, seats, moved, isByLink });

    const mailed = moved.filter((member) => isMailedThemselves(member.email, row.email)).map(nextVersion);
    if (isByLink)
      for (const member of mailed) await queueMoveMail(ctx, manager, member, { from, to, by: 'contact' });
    else {
      const byOffice = mailed.map((member) => ({ ...member, fromClassInstanceId: from }));
      await queueOfficeSeatMail(ctx, manager, byOffice, to);
    }
    const crew = { ...row, ...changed, startsAt: target.startsAt };
    await askForNamesAgain(ctx, manager, crew, target.startsAt);
    await queueChangedCrews(ctx, manager, [crew]);
  }

  /** The locked new class. */
  private async assertRoom(
    ctx: RequestContext,
    manager: EntityManager,
    { unnamedSeats, policyVersion }: CrewRow,
    {
      former,
      to,
      moved,
      seats,
    }: { former: ClassSummary; to: string; moved: readonly BookingEntity[]; seats: number },
  ): Promise<ClassSummary> {
    const target = await this.parts.seats.read(ctx, manager, to);
    if (target.classTypeId !== former.classTypeId) throw badInput({ classInstanceId: OTHER_TYPE });
    const taken = await readTakenSeats(
      manager,
      moved.map(({ attendeeKey }) => ({ classInstanceId: to, attendeeKey })),
    );
    const keys = new Set(taken.map(({ attendeeKey }) => attendeeKey));
    const names = moved.filter(({ attendeeKey }) => keys.has(attendeeKey)).map(nameOf);
    const code = refusalOf(target, names.length > 0);
    if (code === 'ALREADY_BOOKED')
      throw new DomainError(code, { message: message(CREW_TEXTS.alreadyThere, { names: names.join(', ') }) });
    if (code) throw new DomainError(code);
    if (target.seatsLeft < seats) throw new DomainError('CLASS_FULL');
    const nameUntil = hoursBefore(target.startsAt, policyOf(policyVersion).nameHours);
    if (unnamedSeats > 0 && !isAdmin(ctx.viewer) && ctx.clock.now() > nameUntil)
      throw badInput({ classInstanceId: message(CREW_TEXTS.tooNear) });
    return target;
  }
}

const membersOf = ({ id, classInstanceId }: CrewRow) => ({ crewBookingId: id, classInstanceId });

/** The bookings of a crew that have a seat in its class, which is locked; the office may change them meanwhile. */
async function lockedMembers(manager: EntityManager, crew: CrewRow): Promise<BookingEntity[]> {
  const where = membersOf(crew);
  const ids = (await manager.find(BookingEntity, { select: { id: true }, where })).map(({ id }) => id);
  await lockBookings(manager, ids);
  const rows = await readBookingRows(manager, ids);
  return [...rows.values()].filter(
    (row) => takesSeat(row.bookingStatus) && row.classInstanceId === crew.classInstanceId,
  );
}

interface Move {
  id: string;
  from: string;
  to: string;
  seats: number;
  moved: readonly BookingEntity[];
  isByLink: boolean;
}

async function recordMove(
  ctx: RequestContext,
  manager: EntityManager,
  { id, from, to, seats, moved, isByLink }: Move,
): Promise<void> {
  const classes = { classInstanceId: to, fromClassInstanceId: from };
  const action = isByLink ? 'booking.movedByGuest' : 'booking.moved';
  await auditRows(ctx, manager, action, moved, () => ({ ...classes, isWithCrew: true }));
  const details = { ...classes, seats, isByLink };
  const entry = { action: 'crew.moved', subjectType: 'crewBooking', subjectId: id, details };
  await recordAudit(ctx, manager, entry);
}

const nameOf = ({ firstName, lastName }: BookingEntity): string => `${firstName} ${lastName}`;
