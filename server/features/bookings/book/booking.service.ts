import { randomUUID } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import type { Company } from '../../../platform/config/company-setting.js';
import { recordAudit } from '../../../platform/audit/audit-log.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { isAdmin } from '../../../platform/context/viewer.js';
import type { Database } from '../../../platform/database/database.js';
import { DomainError, orNotFound } from '../../../platform/errors/domain-error.js';
import type { ErrorCode } from '../../../platform/errors/error-code.js';
import { reportingOutcome } from '../../../platform/metrics/signals.js';
import { emailKeyOf } from '../../accounts/email-key.rules.js';
import type {
  PreparedRequest,
  RegistrationService,
} from '../../accounts/registration/registration.service.js';
import { CURRENT_POLICY } from '../../booking-policies/booking-policy.rules.js';
import type { GuestLimits } from '../../guest-limits/guest-limits.service.js';
import { isScheduledAndUpcoming } from '../../schedule/schedule.rules.js';
import type { SeatGuard } from '../../schedule/seats/seat-lock.store.js';
import { dateAt } from '../../schedule/venue-time/venue-time.rules.js';
import { storedPerson } from '../../students/stored-person.rules.js';
import { acceptOffer } from '../../waiting/seat-offer.store.js';
import type { BookSeatInput } from './book-seat.input.js';
import type { BookingCalendarService } from '../calendar/booking-calendar.service.js';
import {
  confirmationOf,
  readConfirmation,
  readConfirmationByLink,
  readConfirmations,
} from '../confirmation/booking-confirmation.query.js';
import type { BookingConfirmation } from '../confirmation/booking-confirmation.type.js';
import { BookingEntity } from '../booking.entity.js';
import type { BookingSources } from './booking-source.crypto.js';
import { CLASS_HAS_CHANGED, HAS_NEW_LINK } from '../booking.texts.js';
import { idempotentRequest, readKeys } from '../idempotency/idempotency.store.js';
import { SeatQueue } from '../seats/seat-queue.service.js';
import type { SeatRequest, SeatService } from '../seats/seat.service.js';
import { givenConsent } from '../messages/sms-consent.rules.js';

export interface BookingParts {
  database: Database;
  guard: SeatGuard;
  seats: SeatService;
  registrations: RegistrationService;
  company: Pick<Company, 'name'>;
  calendars: BookingCalendarService;
  sources: BookingSources;
  limits: GuestLimits;
}

export interface BookedSeat {
  booking: BookingConfirmation;
  /** False if an earlier identical request made the booking. */
  isNew: boolean;
}

interface GuestRequest extends SeatRequest {
  /** The account requested together with the seat. */
  account: PreparedRequest | null;
}

/** Guests' operations on bookings. */
export class BookingService {
  private readonly queue: SeatQueue<GuestRequest, BookedSeat>;

  constructor(private readonly parts: BookingParts) {
    const { database, guard } = parts;
    this.queue = new SeatQueue({
      database,
      guard,
      book: (manager, requests) => this.bookTogether(manager, requests),
    });
  }

  /** The number of booking requests that no transaction has started to decide. */
  get waiting(): number {
    return this.queue.size;
  }

  /**
   * Books a seat for a guest. The booking is confirmed and its payment pending, whatever the guest sends.
   * Throws NOT_FOUND, CLASS_NOT_BOOKABLE, CLASS_FULL, ALREADY_BOOKED, OFFER_LAPSED, IDEMPOTENCY_MISMATCH, RATE_LIMITED,
   * and CONFLICT if the class is not as expected.
   */
  bookSeat(ctx: RequestContext, input: BookSeatInput): Promise<BookedSeat> {
    return reportingOutcome(this.bookAsGuest(ctx, input));
  }

  private bookAsGuest(ctx: RequestContext, input: BookSeatInput): Promise<BookedSeat> {
    const { email, phone, textNotifications, offerId } = input;
    return this.parts.limits.counted(
      ctx,
      { emails: [email], textedPhone: textNotifications ? phone : null },
      async () => {
        const account = await this.prepareAccount(input);
        const request = { ...this.requestOf(ctx, input), account };
        return offerId === undefined ? this.queue.add(request) : this.bookOffered(request, offerId);
      },
      ({ isNew }) => isNew,
    );
  }

  /**
   * Books a seat of an offer in a separate transaction, so that a refused request does not change the offer. Remaining
   * seats of the offer become available to the next entry.
   */
  private bookOffered(request: GuestRequest, offerId: string): Promise<BookedSeat> {
    const { database, seats } = this.parts;
    const { ctx, classInstanceId } = request;
    return database.transaction(ctx, async (manager) => {
      await seats.lock(manager, classInstanceId);
      const now = ctx.clock.now();
      const earlier = await readKeys(manager, now, request.request ? [request.request] : []);
      let heldSeats = 0;
      if (earlier.length === 0) {
        // The offer of a class that is over has ended too; the error should state the class as the reason.
        const classSummary = await seats.readForHolder(ctx, manager, classInstanceId);
        if (!isScheduledAndUpcoming(classSummary)) throw new DomainError('CLASS_NOT_BOOKABLE');
        heldSeats = await acceptOffer(manager, { offerId, classInstanceId }, now);
      }
      const [booked] = await this.bookTogether(manager, [request], heldSeats);
      if (!booked || booked instanceof DomainError) throw booked ?? new DomainError('NOT_FOUND');
      if (booked.isNew) {
        const subject = { subjectType: 'booking', subjectId: booked.booking.bookingId };
        const details = { offerId, classInstanceId };
        await recordAudit(ctx, manager, { action: 'seatOffer.taken', ...subject, details });
      }
      return booked;
    });
  }

  /** The booking as visible to the holder of the link; null if there is none. */
  async confirmation(ctx: RequestContext, link: string): Promise<BookingConfirmation | null> {
    return readConfirmationByLink(ctx, this.parts.database.reader.manager, link);
  }

  /** Like `confirmation`, by the id of the booking, for messages. */
  async ofMessage(ctx: RequestContext, bookingId: string): Promise<BookingConfirmation | null> {
    return readConfirmation(ctx, this.parts.database.reader.manager, bookingId);
  }

  /** Like `confirmation`, but throws NOT_FOUND. */
  async getConfirmation(ctx: RequestContext, link: string): Promise<BookingConfirmation> {
    return orNotFound(await this.confirmation(ctx, link));
  }

  /** False for a guest's booking: only guests agree to the terms. */
  isMadeByOffice(id: string): Promise<boolean> {
    return this.parts.database.reader.manager.existsBy(BookingEntity, { id, termsAgreedAt: IsNull() });
  }

  /** The calendar file for the holder of the link. Throws NOT_FOUND. */
  async calendarFile(ctx: RequestContext, link: string): Promise<{ name: string; text: string }> {
    const { filename, content } = this.parts.calendars.ofBooking(ctx, await this.getConfirmation(ctx, link));
    return { name: filename, text: content };
  }

  /** The source key of a guest's request; null for the office. */
  sourceOf(ctx: RequestContext): string | null {
    return isAdmin(ctx.viewer) ? null : this.parts.sources.keyOf(ctx.address);
  }

  /** Everything that can be determined before the class is locked. */
  private requestOf(ctx: RequestContext, input: BookSeatInput): SeatRequest {
    const { company } = this.parts;
    const language = input.language ?? ctx.locale;
    const sourceKey = this.sourceOf(ctx);
    return {
      ctx,
      id: randomUUID(),
      classInstanceId: input.classInstanceId,
      attendee: storedPerson(input),
      expectedDetailsKey: input.expectedDetailsKey,
      studentId: null,
      bookingStatus: 'confirmed',
      request: idempotentRequest(ctx, input, input.idempotencyKey),
      termsFor: ({ priceCents, timeZone }) => {
        const now = ctx.clock.now();
        return {
          amountCents: priceCents,
          paymentStatus: 'pending',
          language,
          bookingDate: dateAt(now, timeZone),
          ...(input.textNotifications && givenConsent(company.name, language, now)),
          termsAgreedAt: now,
          sourceKey,
          policyVersion: CURRENT_POLICY.version,
        };
      },
    };
  }

  private async bookTogether(
    manager: EntityManager,
    requests: readonly GuestRequest[],
    heldSeats = 0,
  ): Promise<(BookedSeat | DomainError)[]> {
    const { seats, registrations } = this.parts;
    const outcomes = await seats.book(manager, requests, heldSeats);
    const booked = outcomes.filter((outcome) => outcome.is === 'booked');
    // In a fixed order, so that two batches with the same emails cannot deadlock.
    for (const { asked, row } of booked.toSorted(byEmail))
      if (asked.account) await registrations.request(asked.ctx, manager, row, asked.account);
    const made = new Map(
      booked.map(({ asked: { ctx }, row, classSummary, days }) => [
        row.id,
        confirmationOf(row, { ...classSummary, days }, ctx.clock.now()),
      ]),
    );
    const repeated = outcomes.flatMap((outcome) =>
      outcome.is === 'repeated' && !made.has(outcome.bookingId) ? [outcome] : [],
    );
    const ids = [...new Set(repeated.map(({ bookingId }) => bookingId))];
    const [first] = repeated;
    const earlier = first ? await readConfirmations(first.asked.ctx, manager, ids) : [];
    // A booking that now has another link may belong to somebody else; the repeated form must not disclose that link.
    const own = [...earlier].filter(([id, booking]) => booking.id === id);
    const confirmations = new Map([...own, ...made]);
    return outcomes.map((outcome) => {
      if (outcome.is === 'refused') return refusalOf(outcome.code);
      const isNew = outcome.is === 'booked';
      const booking = confirmations.get(outcome.is === 'booked' ? outcome.row.id : outcome.bookingId);
      return booking ? { booking, isNew } : new DomainError('NOT_FOUND', { message: HAS_NEW_LINK });
    });
  }

  private async prepareAccount(input: BookSeatInput): Promise<PreparedRequest | null> {
    const { createAccount, email, password } = input;
    return createAccount && password !== undefined ? this.parts.registrations.prepare(email, password) : null;
  }
}

/** The general text of CONFLICT is meant for the office. */
function refusalOf(code: ErrorCode): DomainError {
  return new DomainError(code, code === 'CONFLICT' ? { message: CLASS_HAS_CHANGED } : {});
}

function byEmail(one: { row: { email: string } }, other: { row: { email: string } }): number {
  const [key, otherKey] = [emailKeyOf(one.row.email), emailKeyOf(other.row.email)];
  return key < otherKey ? -1 : Number(key > otherKey);
}
