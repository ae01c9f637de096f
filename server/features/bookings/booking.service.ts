import { randomUUID } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import type { Company } from '../../platform/config/config.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import type { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { message, type MessageText } from '../../platform/i18n/message.js';
import { tellingOutcome } from '../../platform/metrics/signals.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import type { PreparedRequest, RegistrationService } from '../accounts/registration.service.js';
import { readClassDays } from '../schedule/class-days.query.js';
import type { ClassSummary } from '../schedule/public-class.query.js';
import { withOneSeatLess } from '../schedule/schedule.rules.js';
import { dateAt } from '../schedule/venue-time.rules.js';
import type { StudentService } from '../students/student.service.js';
import { storedPerson } from '../students/stored-person.rules.js';
import type { BookSeatInput } from './book-seat.input.js';
import { bookingCalendar } from './booking-calendar.file.js';
import { confirmationOf, readConfirmation } from './booking-confirmation.query.js';
import type { BookingConfirmation } from './booking-confirmation.type.js';
import { BookingEntity } from './booking.entity.js';
import { bookingFingerprint } from './booking-fingerprint.rules.js';
import type { BookingSources } from './booking-source.crypto.js';
import { claimKey } from './idempotency.store.js';
import type { BookingRow, SeatService } from './seat.service.js';
import { smsDisclosure } from './sms-consent.rules.js';

export interface BookingParts {
  database: Database;
  seats: SeatService;
  students: StudentService;
  registrations: RegistrationService;
  company: Pick<Company, 'name' | 'phoneDisplay'>;
  sources: BookingSources;
  throttles: { perAddress: Throttle; perEmail: Throttle };
}

const TOO_MANY: MessageText = {
  en: 'Many seats were booked in a short time. To book more now, call us at {phone}',
  es: 'Se reservaron muchos lugares en poco tiempo. Para reservar más ahora, llámenos al {phone}',
};

export interface BookedSeat {
  booking: BookingConfirmation;
  /** False when the same request had made it before. */
  isNew: boolean;
}

/** What guests do with bookings. */
export class BookingService {
  constructor(private readonly parts: BookingParts) {}

  /**
   * Books a seat for a guest: payment pending, booking confirmed, whatever the guest sends.
   * Throws NOT_FOUND, CLASS_NOT_BOOKABLE, CLASS_FULL, ALREADY_BOOKED, IDEMPOTENCY_MISMATCH, RATE_LIMITED.
   * Specification sections 4 and 5, CONTRACT section 6.
   */
  bookSeat(ctx: RequestContext, input: BookSeatInput): Promise<BookedSeat> {
    return tellingOutcome(this.bookAsGuest(ctx, input));
  }

  private async bookAsGuest(ctx: RequestContext, input: BookSeatInput): Promise<BookedSeat> {
    const { database } = this.parts;
    await this.countBooking(ctx, input.email);
    // Outside the lock: it takes time.
    const account = await this.prepareAccount(input);
    return database.transaction(ctx, (manager) => this.bookUnderLock(ctx, manager, input, account));
  }

  /** What the holder of the secret id may see; null when there is no such booking. */
  async confirmation(ctx: RequestContext, id: string): Promise<BookingConfirmation | null> {
    return readConfirmation(ctx, this.parts.database.reader.manager, id);
  }

  /** Throws NOT_FOUND where `confirmation` finds none. */
  async getConfirmation(ctx: RequestContext, id: string): Promise<BookingConfirmation> {
    const booking = await this.confirmation(ctx, id);
    if (!booking) throw new DomainError('NOT_FOUND');
    return booking;
  }

  /** False for a guest's: only guests agree to the terms. */
  isMadeByOffice(id: string): Promise<boolean> {
    return this.parts.database.reader.manager.existsBy(BookingEntity, { id, termsAgreedAt: IsNull() });
  }

  /** Whoever holds the secret id may have the file. Throws NOT_FOUND. */
  async calendarFile(ctx: RequestContext, id: string): Promise<{ name: string; text: string }> {
    const booking = await this.getConfirmation(ctx, id);
    return { name: `${booking.confirmationNumber}.ics`, text: this.calendar(ctx, booking) };
  }

  /** The class of a booking as an iCalendar file. */
  calendar(ctx: RequestContext, booking: BookingConfirmation): string {
    return bookingCalendar(booking, this.parts.company.name, ctx.clock.now());
  }

  private async bookUnderLock(
    ctx: RequestContext,
    manager: EntityManager,
    input: BookSeatInput,
    account: PreparedRequest | null,
  ): Promise<BookedSeat> {
    const { seats, registrations } = this.parts;
    await seats.lock(manager, input.classInstanceId);
    const id = randomUUID();
    if (input.idempotencyKey) {
      const request = { key: input.idempotencyKey, fingerprint: bookingFingerprint(input) };
      const earlier = await claimKey(ctx, manager, request, id);
      const booking = earlier && (await readConfirmation(ctx, manager, earlier));
      if (booking) return { booking, isNew: false };
    }
    const shown = await seats.read(ctx, manager, input.classInstanceId);
    const row = await this.takeSeat(ctx, manager, input, shown, id);
    if (account) await registrations.request(ctx, manager, row, account);
    const days = (await readClassDays(manager, [shown])).get(shown.id) ?? [];
    return { booking: confirmationOf(row, { ...withOneSeatLess(shown), days }), isNew: true };
  }

  private async takeSeat(
    ctx: RequestContext,
    manager: EntityManager,
    input: BookSeatInput,
    shown: ClassSummary,
    id: string,
  ): Promise<BookingRow> {
    const { seats, students, sources, company } = this.parts;
    const attendee = storedPerson(input);
    await seats.assertBookable(manager, shown, attendee.attendeeKey);
    const now = ctx.clock.now();
    const language = input.language ?? ctx.locale;
    const student = await students.findOrCreate(ctx, manager, attendee);
    const requested = {
      ...attendee,
      id,
      studentId: student.id,
      amountCents: shown.priceCents,
      bookingStatus: 'confirmed',
      paymentStatus: 'pending',
      language,
      bookingDate: dateAt(now, shown.timeZone),
      notes: null,
      smsConsentText: input.textNotifications ? smsDisclosure(company.name, language) : null,
      smsConsentLanguage: input.textNotifications ? language : null,
      smsConsentAt: input.textNotifications ? now : null,
      termsAgreedAt: now,
      sourceKey: isAdmin(ctx.viewer) ? null : sources.keyOf(ctx.address),
    } as const;
    return seats.insert(ctx, manager, shown, requested, student.audit);
  }

  private async prepareAccount(input: BookSeatInput): Promise<PreparedRequest | null> {
    const { createAccount, email, password } = input;
    return createAccount && password !== undefined ? this.parts.registrations.prepare(email, password) : null;
  }

  /** The office may book as many as it likes. */
  private async countBooking(ctx: RequestContext, email: string): Promise<void> {
    if (isAdmin(ctx.viewer)) return;
    const { throttles, company } = this.parts;
    try {
      await throttles.perAddress.count(ctx.address);
      await throttles.perEmail.count(emailKeyOf(email));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') throw error;
      const text = message(TOO_MANY, { phone: company.phoneDisplay });
      throw new DomainError('RATE_LIMITED', { ...error.details, message: text });
    }
  }
}
