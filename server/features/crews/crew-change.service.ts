import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { badInput, DomainError } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { queueChangedCrews } from '../bookings/messages/crew-messages.store.js';
import type { SeatService } from '../bookings/seats/seat.service.js';
import { hoursBefore, policyOf } from '../booking-policies/booking-policy.rules.js';
import { readClassSummary, type ClassSummary } from '../schedule/upcoming/public-class.query.js';
import { isScheduledAndUpcoming } from '../schedule/schedule.rules.js';
import type { ChangeCrewSeatsInput, NameCrewSeatsInput } from './book-crew.input.js';
import type { CrewBooking } from './crew-booking.type.js';
import { MAX_CREW_SEATS } from './crew.constants.js';
import { countNamed } from './crew.query.js';
import { emailsOf, isDearerClass, mayAddNames, repeatedAttendees } from './crew.rules.js';
import { TOO_MANY_CHANGES } from '../own-bookings/own-booking.texts.js';
import { CREW_TEXTS } from './crew.texts.js';
import type { CrewRow, CrewSeatService } from './crew-seat.service.js';
import type { LockedCrews } from './locked-crew.service.js';

interface Parts {
  lockedCrews: LockedCrews;
  seats: SeatService;
  crewSeats: CrewSeatService;
}

/** A change of a crew whose class is locked. */
interface Change {
  action: 'crew.named' | 'crew.seatsChanged';
  input: NameCrewSeatsInput | ChangeCrewSeatsInput;
  /** Whether the class allows it, apart from deadlines. */
  mayChange: (classSummary: ClassSummary, isOffice: boolean) => boolean;
  /** The number of seats that it adds, estimated before the lock. */
  addedTo: (crew: CrewRow) => number;
  /** @returns the number of unnamed seats afterwards */
  carryOut: (manager: EntityManager, crew: CrewRow, classSummary: ClassSummary) => Promise<number>;
}

/** Changes of a crew by its contact's link. The office can make the same changes, also after the deadlines. */
export class CrewChangeService {
  constructor(private readonly parts: Parts) {}

  /**
   * Assigns names to unnamed seats, for all of these people or none. The office can do so even after the class, and then
   * nobody is mailed. Throws NOT_FOUND, CLASS_NOT_BOOKABLE, POLICY, ALREADY_BOOKED, BAD_USER_INPUT,
   * IDEMPOTENCY_MISMATCH, RATE_LIMITED.
   */
  name(ctx: RequestContext, input: NameCrewSeatsInput): Promise<CrewBooking> {
    const { attendees } = input;
    return this.change(ctx, {
      action: 'crew.named',
      input,
      mayChange: mayAddNames,
      addedTo: () => 0,
      carryOut: async (manager, crew, classSummary) => {
        const problems = repeatedAttendees(attendees, crew.email);
        if (attendees.length === 0) problems.attendees = message(CREW_TEXTS.noSeat);
        if (Object.keys(problems).length > 0) throw badInput(problems);
        assertUntil(ctx, hoursBefore(classSummary.startsAt, policyOf(crew.policyVersion).nameHours));
        const { unnamedSeats } = crew;
        if (attendees.length > unnamedSeats)
          throw badInput({ attendees: message(CREW_TEXTS.noSeatLeft, { unnamed: unnamedSeats }) });
        await this.parts.crewSeats.name(ctx, manager, crew, attendees);
        return unnamedSeats - attendees.length;
      },
    });
  }

  /**
   * Adds or releases unnamed seats. Throws NOT_FOUND, CLASS_NOT_BOOKABLE, POLICY, CLASS_FULL, BAD_USER_INPUT,
   * IDEMPOTENCY_MISMATCH, RATE_LIMITED, and CONFLICT if the number differs from the expected one.
   */
  changeSeats(ctx: RequestContext, input: ChangeCrewSeatsInput): Promise<CrewBooking> {
    const { unnamedSeats, expectedUnnamedSeats } = input;
    return this.change(ctx, {
      action: 'crew.seatsChanged',
      input,
      mayChange: isScheduledAndUpcoming,
      addedTo: (crew) => unnamedSeats - crew.unnamedSeats,
      carryOut: async (manager, crew, { startsAt, priceCents }) => {
        if (expectedUnnamedSeats !== undefined && expectedUnnamedSeats !== crew.unnamedSeats)
          throw new DomainError('CONFLICT');
        const more = unnamedSeats - crew.unnamedSeats;
        const { nameHours, cancelHours } = policyOf(crew.policyVersion);
        if (more !== 0) assertUntil(ctx, hoursBefore(startsAt, more > 0 ? nameHours : cancelHours));
        if (more <= 0) return unnamedSeats;
        const { calendarDays, seatPriceCents } = crew;
        if (
          !isAdmin(ctx.viewer) &&
          isDearerClass({ isMoved: calendarDays !== null, priceCents, seatPriceCents })
        )
          throw new DomainError('POLICY', { message: message(CREW_TEXTS.dearerClass) });
        if ((await countNamed(manager, crew.id)) + unnamedSeats > MAX_CREW_SEATS)
          throw badInput({ unnamedSeats: message(CREW_TEXTS.tooMany, { most: MAX_CREW_SEATS }) });
        const { seatsLeft } = await this.parts.seats.read(ctx, manager, crew.classInstanceId);
        if (seatsLeft < more) throw new DomainError('CLASS_FULL');
        return unnamedSeats;
      },
    });
  }

  private change(ctx: RequestContext, change: Change): Promise<CrewBooking> {
    const { action, input, mayChange, addedTo, carryOut } = change;
    const named = 'attendees' in input ? input.attendees : [];
    return this.parts.lockedCrews.change(ctx, {
      input,
      callOf: (known) => ({
        emails: emailsOf(known?.email, named),
        seats: known ? Math.max(0, addedTo(known)) : 0,
        persons: named.length,
        ...(named.length > 0 && { tooMany: TOO_MANY_CHANGES }),
      }),
      carryOut: async (manager, crew) => {
        const { id, classInstanceId } = crew;
        const now = ctx.clock.now();
        const classSummary = await readClassSummary(manager, now, classInstanceId);
        const isOffice = isAdmin(ctx.viewer);
        if (!classSummary || !mayChange(classSummary, isOffice)) throw new DomainError('CLASS_NOT_BOOKABLE');
        const unnamedSeats = await carryOut(manager, crew, classSummary);
        if (unnamedSeats === crew.unnamedSeats) return false;
        const changed = { unnamedSeats, version: crew.version + 1, updatedAt: now };
        await manager.update(CrewBookingEntity, { id }, changed);
        const details = {
          classInstanceId,
          from: crew.unnamedSeats,
          to: unnamedSeats,
          isByLink: !isOffice,
        };
        await recordAudit(ctx, manager, { action, subjectType: 'crewBooking', subjectId: id, details });
        if (isScheduledAndUpcoming(classSummary))
          await queueChangedCrews(ctx, manager, [{ ...crew, ...changed, startsAt: classSummary.startsAt }]);
        return true;
      },
    });
  }
}

/** The deadline is inclusive and applies to guests only. Throws POLICY. */
function assertUntil(ctx: RequestContext, moment: Date): void {
  if (!isAdmin(ctx.viewer) && ctx.clock.now().getTime() > moment.getTime()) throw new DomainError('POLICY');
}
