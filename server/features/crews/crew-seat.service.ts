import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { DomainError, type FieldProblems } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { isMailedThemselves } from '../bookings/booking.rules.js';
import type { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import type { SeatRequest, SeatService } from '../bookings/seats/seat.service.js';
import { dateAt } from '../schedule/venue-time/venue-time.rules.js';
import { storedPerson } from '../students/stored-person.rules.js';
import type { CrewAttendeeInput } from './book-crew.input.js';
import { emailOf, nameField } from './crew.rules.js';
import { CREW_TEXTS } from './crew.texts.js';

export type CrewRow = Omit<CrewBookingEntity, 'classInstance'>;

interface CrewSeatRequest extends SeatRequest {
  /** The index in the list of attendees. */
  index: number;
}

/** Books the seats of a crew. The transaction must have locked its class and must hold its unnamed seats. */
export class CrewSeatService {
  /** @param sourceOf returns the source key of a request */
  constructor(
    private readonly seats: SeatService,
    private readonly sourceOf: (ctx: RequestContext) => string | null,
  ) {}

  /**
   * Makes a booking for each of these people, all or none, in seats that the crew holds unnamed; the caller checks the
   * class before and reduces their number afterwards. Throws ALREADY_BOOKED with the people concerned.
   */
  async name(
    ctx: RequestContext,
    manager: EntityManager,
    crew: CrewRow,
    attendees: readonly CrewAttendeeInput[],
  ): Promise<void> {
    const requests = attendees.map((attendee, index) => this.requestOf(ctx, crew, attendee, index));
    const outcomes = await this.seats.book(manager, requests);
    const refused = outcomes.filter((outcome) => outcome.is === 'refused');
    const other = refused.find(({ code }) => code !== 'ALREADY_BOOKED');
    if (other) throw new DomainError(other.code);
    if (refused.length === 0) return;
    const fields: FieldProblems = {};
    for (const { asked } of refused) fields[nameField(asked.index)] = message(CREW_TEXTS.alreadyBooked);
    throw new DomainError('ALREADY_BOOKED', { fields });
  }

  private requestOf(
    ctx: RequestContext,
    crew: CrewRow,
    attendee: CrewAttendeeInput,
    index: number,
  ): CrewSeatRequest {
    const { firstName, lastName, phone } = attendee;
    const email = emailOf(attendee, crew.email);
    const sourceKey = this.sourceOf(ctx);
    return {
      ctx,
      index,
      id: randomUUID(),
      classInstanceId: crew.classInstanceId,
      attendee: storedPerson({
        firstName,
        lastName,
        email,
        phone,
        companyName: crew.companyName,
        emergencyContactName: attendee.emergencyContactName ?? crew.emergencyContactName,
        emergencyContactPhone: attendee.emergencyContactPhone ?? crew.emergencyContactPhone,
        // Attendees cannot consent to text messages through the contact.
        textNotifications: false,
      }),
      studentId: null,
      bookingStatus: 'confirmed',
      isHeld: true,
      isMailed: isMailedThemselves(email, crew.email),
      request: null,
      termsFor: ({ timeZone }) => ({
        amountCents: crew.seatPriceCents,
        paymentStatus: 'pending',
        language: attendee.language ?? crew.language,
        bookingDate: dateAt(ctx.clock.now(), timeZone),
        termsAgreedAt: crew.termsAgreedAt,
        sourceKey,
        policyVersion: crew.policyVersion,
        crewBookingId: crew.id,
      }),
    };
  }
}
