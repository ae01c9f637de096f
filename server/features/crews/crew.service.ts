import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { auditAbout } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import type { Database } from '../../platform/database/database.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { storedKey } from '../../platform/database/stored-key.js';
import { badInput, DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { reportingOutcome } from '../../platform/metrics/signals.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import type { BookingCalendarService } from '../bookings/calendar/booking-calendar.service.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CLASS_HAS_CHANGED, HAS_NEW_LINK } from '../bookings/booking.texts.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { queueCrewConfirmation } from '../bookings/messages/crew-messages.store.js';
import { idempotentRequest, writeKeys } from '../bookings/idempotency/idempotency.store.js';
import type { SeatService } from '../bookings/seats/seat.service.js';
import { CURRENT_POLICY, hoursBefore } from '../booking-policies/booking-policy.rules.js';
import { readClassDays } from '../schedule/days/class-days.query.js';
import { classDetailsKeys } from '../schedule/upcoming/class-details.rules.js';
import type { GuestLimits } from '../guest-limits/guest-limits.service.js';
import type { ClassSummary } from '../schedule/upcoming/public-class.query.js';
import { isScheduledAndUpcoming } from '../schedule/schedule.rules.js';
import { acceptOffer } from '../waiting/seat-offer.store.js';
import type { BookCrewInput } from './book-crew.input.js';
import type { CrewBooking } from './crew-booking.type.js';
import { readCrew, readCrewByLink, readCrewOfRequest, readStoredCrew } from './crew.query.js';
import { CREW_TEXTS } from './crew.texts.js';
import { crewProblems, crewSearchText, emailsOf, seatsInClass } from './crew.rules.js';
import type { CrewRow, CrewSeatService } from './crew-seat.service.js';

const audit = auditAbout('crewBooking');

interface Parts {
  database: Database;
  seats: SeatService;
  crewSeats: CrewSeatService;
  calendars: BookingCalendarService;
  limits: GuestLimits;
  /** Returns the source key of a request. */
  sourceOf: (ctx: RequestContext) => string | null;
}

export interface BookedCrew {
  crew: CrewBooking;
  /** False if an earlier identical request made the crew booking. */
  isNew: boolean;
}

/** Bookings of seats by one contact for a crew. */
export class CrewService {
  constructor(private readonly parts: Parts) {}

  /** The crew as visible to the holder of this link, by which admins can also mean its id; null if there is none. */
  byLink(ctx: RequestContext, link: string): Promise<CrewBooking | null> {
    return readCrewByLink(ctx, this.parts.database.reader.manager, link);
  }

  /** Like `byLink`, by the id of the crew, for messages. */
  find(ctx: RequestContext, id: string): Promise<CrewBooking | null> {
    return readCrew(ctx, this.parts.database.reader.manager, id);
  }

  /** The crew of a booking; null if it has none. */
  async ofBooking(ctx: RequestContext, bookingId: string): Promise<CrewBooking | null> {
    const { manager } = this.parts.database.reader;
    const select = { id: true, crewBookingId: true } as const;
    const booking = await manager.findOne(BookingEntity, { select, where: { id: bookingId } });
    const id = booking?.crewBookingId ?? null;
    return id === null ? null : readCrew(ctx, manager, id);
  }

  /** Like `byLink`, but throws NOT_FOUND. */
  async get(ctx: RequestContext, link: string): Promise<CrewBooking> {
    return orNotFound(await this.byLink(ctx, link));
  }

  /** The calendar file for the holder of the contact's link. Throws NOT_FOUND. */
  async calendarFile(ctx: RequestContext, link: string): Promise<{ name: string; text: string }> {
    const { filename, content } = this.calendar(ctx, await this.get(ctx, link));
    return { name: filename, text: content };
  }

  /** The class of a crew as an iCalendar file. */
  calendar(ctx: RequestContext, crew: CrewBooking): ReturnType<BookingCalendarService['ofCrew']> {
    return this.parts.calendars.ofCrew(ctx, {
      ...crew,
      id: crew.crewBookingId,
      seats: seatsInClass(crew),
    });
  }

  /**
   * Books all seats of a crew, or none. Throws BAD_USER_INPUT, NOT_FOUND, CLASS_NOT_BOOKABLE, CLASS_FULL,
   * ALREADY_BOOKED with the people concerned, OFFER_LAPSED, IDEMPOTENCY_MISMATCH, RATE_LIMITED, and CONFLICT if the
   * class is not as expected.
   */
  book(ctx: RequestContext, input: BookCrewInput): Promise<BookedCrew> {
    return reportingOutcome(this.bookCounted(ctx, input));
  }

  private async bookCounted(ctx: RequestContext, input: BookCrewInput): Promise<BookedCrew> {
    const { contact, attendees, unnamedSeats } = input;
    const problems = crewProblems(input, contact.email);
    if (Object.keys(problems).length > 0) throw badInput(problems);
    const seats = attendees.length + unnamedSeats;
    return this.parts.limits.counted(
      ctx,
      { emails: emailsOf(contact.email, attendees), seats },
      () => this.bookOnce(ctx, input, seats),
      ({ isNew }) => isNew,
    );
  }

  private bookOnce(ctx: RequestContext, input: BookCrewInput, seats: number): Promise<BookedCrew> {
    const { classInstanceId, unnamedSeats } = input;
    const request = idempotentRequest(ctx, input, input.idempotencyKey);
    const id = randomUUID();
    return this.parts.database.transaction(ctx, async (manager) => {
      await this.parts.seats.lock(manager, classInstanceId);
      const earlier = await readCrewOfRequest(ctx, manager, request);
      if (earlier) {
        // A crew that now has another link may have another contact; the repeated form must not disclose that link.
        const isOwn = earlier.id === earlier.crewBookingId || isAdmin(ctx.viewer);
        if (!isOwn) throw new DomainError('NOT_FOUND', { message: HAS_NEW_LINK });
        return { crew: earlier, isNew: false };
      }
      const { row, startsAt } = await this.hold(ctx, manager, input, { id, seats });
      await this.parts.crewSeats.name(ctx, manager, row, input.attendees);
      await manager.update(CrewBookingEntity, { id }, { unnamedSeats });
      const details = { classInstanceId, seats, unnamedSeats };
      await audit(ctx, manager, 'crew.booked', id, details);
      await queueCrewConfirmation(ctx, manager, { ...row, unnamedSeats }, startsAt);
      if (request) await writeKeys(manager, ctx.clock.now(), [{ ...request, bookingId: id }]);
      return { crew: await readStoredCrew(ctx, manager, id), isNew: true };
    });
  }

  /** First takes all seats as unnamed ones, so that none of them can be offered to another guest in between. */
  private async hold(
    ctx: RequestContext,
    manager: EntityManager,
    input: BookCrewInput,
    { id, seats: unnamedSeats }: { id: string; seats: number },
  ): Promise<{ row: CrewRow; startsAt: Date }> {
    const { seats } = this.parts;
    const { classInstanceId, offerId } = input;
    const classSummary =
      offerId === undefined
        ? await seats.read(ctx, manager, classInstanceId)
        : await seats.readForHolder(ctx, manager, classInstanceId);
    if (!isScheduledAndUpcoming(classSummary)) throw new DomainError('CLASS_NOT_BOOKABLE');
    await assertAsExpected(manager, classSummary, input.expectedDetailsKey);
    const nameUntil = hoursBefore(classSummary.startsAt, CURRENT_POLICY.nameHours);
    if (input.unnamedSeats > 0 && !isAdmin(ctx.viewer) && ctx.clock.now() > nameUntil)
      throw badInput({ unnamedSeats: message(CREW_TEXTS.namesNow) });
    const held =
      offerId === undefined ? 0 : await acceptOffer(manager, { offerId, classInstanceId }, ctx.clock.now());
    const sourceKey = this.parts.sourceOf(ctx);
    const row = { ...newCrew(ctx, input, classSummary), id, unnamedSeats, sourceKey };
    await insertRows(manager, CrewBookingEntity, [row]);
    // Seats held by an offer are valid even if the office has since lowered the capacity or archived the type.
    if (unnamedSeats > held) {
      const { seatsTaken, maxAttendees } = await seats.read(ctx, manager, classInstanceId);
      if (seatsTaken > maxAttendees) throw new DomainError('CLASS_FULL');
    }
    return { row, startsAt: classSummary.startsAt };
  }
}

/** Throws CONFLICT if the class has changed since the contact has seen it. */
async function assertAsExpected(
  manager: EntityManager,
  classSummary: ClassSummary,
  expectedKey: string | undefined,
): Promise<void> {
  if (expectedKey === undefined) return;
  const keys = classDetailsKeys([classSummary], await readClassDays(manager, [classSummary]));
  if (keys.get(classSummary.id) !== expectedKey)
    throw new DomainError('CONFLICT', { message: CLASS_HAS_CHANGED });
}

function newCrew(
  ctx: RequestContext,
  input: BookCrewInput,
  { id: classInstanceId, priceCents }: ClassSummary,
): Omit<CrewRow, 'id' | 'unnamedSeats' | 'sourceKey'> {
  const { firstName, lastName, email, phone, companyName = null } = input.contact;
  const { emergencyContactName, emergencyContactPhone, purchaseOrder = null } = input;
  const now = ctx.clock.now();
  return {
    classInstanceId,
    firstName,
    lastName,
    email,
    emailKey: storedKey(email, emailKeyOf),
    phone,
    companyName,
    purchaseOrder,
    searchText: crewSearchText({ firstName, lastName, email, phone, companyName, purchaseOrder }),
    emergencyContactName,
    emergencyContactPhone,
    seatPriceCents: priceCents,
    linkId: null,
    calendarDays: null,
    policyVersion: CURRENT_POLICY.version,
    language: input.language ?? ctx.locale,
    notes: null,
    version: 1,
    termsAgreedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}
