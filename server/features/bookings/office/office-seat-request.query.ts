import { randomUUID } from 'node:crypto';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { phoneNumberOf } from '../../../platform/validation/phone.js';
import { dateAt } from '../../schedule/venue-time/venue-time.rules.js';
import { findStudentsByAttendeeKey } from '../../students/booked-student.store.js';
import { BookingEntity } from '../booking.entity.js';
import { idempotentRequest } from '../idempotency/idempotency.store.js';
import { messageLanguage } from '../messages/message-language.rules.js';
import type { CreateBookingInput } from './office-booking.input.js';
import { officeTerms } from './office-terms.rules.js';
import type { SeatRequest } from '../seats/seat.service.js';
import {
  isForAllClasses,
  recordedConsent,
  smsConsentOf,
  type SmsConsent,
} from '../messages/sms-consent.rules.js';

/** Earlier bookings that are searched for a consent. */
const MAX_CONSENTS = 20;

type BookedPerson = Pick<SeatRequest, 'attendee' | 'studentId'>;

/** The seat request of either office form. @param booked the form, to recognize a repeated request */
export async function officeSeatRequest(
  ctx: RequestContext,
  manager: EntityManager,
  input: Omit<CreateBookingInput, 'studentId'>,
  { booked, company, ...person }: BookedPerson & { booked: object; company: string },
): Promise<SeatRequest> {
  const earlier = await readEarlier(manager, person, company);
  const latest = input.language ?? earlier.language;
  const consent = () => earlier.consent ?? recordedConsent(company, ctx.locale, ctx.clock.now());
  return {
    ...person,
    ctx,
    id: randomUUID(),
    classInstanceId: input.classInstanceId,
    isWalkIn: input.isWalkIn ?? false,
    bookingStatus: input.paymentStatus === 'cancelled' ? 'cancelled' : 'confirmed',
    request: idempotentRequest(ctx, booked, input.idempotencyKey, ['isWalkIn']),
    termsFor: ({ timeZone, language }) => ({
      ...officeTerms(input, messageLanguage(latest, language, ctx.locale), dateAt(ctx.clock.now(), timeZone)),
      ...(person.attendee?.textNotifications && consent()),
    }),
  };
}

/**
 * The language of the person's latest booking, by booking date, and their latest consent to text messages about all
 * classes for the same phone.
 */
async function readEarlier(
  manager: EntityManager,
  { attendee, studentId }: BookedPerson,
  company: string,
): Promise<{ language?: Locale; consent?: SmsConsent | undefined }> {
  if (!attendee) return {};
  const { attendeeKey, phone, textNotifications } = attendee;
  const id = studentId ?? (await findStudentsByAttendeeKey(manager, [attendeeKey])).get(attendeeKey);
  if (id === undefined) return {};
  const latest = await manager.findOne(BookingEntity, {
    select: { id: true, language: true },
    where: { studentId: id },
    order: { bookingDate: 'DESC', createdAt: 'DESC', id: 'DESC' },
  });
  if (!latest) return {};
  const { language } = latest;
  if (!textNotifications || phone === null) return { language };
  const given = await manager.find(BookingEntity, {
    select: { id: true, phone: true, smsConsentText: true, smsConsentLanguage: true, smsConsentAt: true },
    where: { studentId: id, attendeeKey, smsConsentAt: Not(IsNull()) },
    order: { smsConsentAt: 'DESC', id: 'DESC' },
    take: MAX_CONSENTS,
  });
  const number = phoneNumberOf(phone);
  const consent = given.find(
    (each) => each.phone !== null && phoneNumberOf(each.phone) === number && isForAllClasses(each, company),
  );
  return { language, consent: consent && smsConsentOf(consent) };
}
