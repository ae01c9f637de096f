import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Locale } from '../../platform/i18n/message.js';
import { dateAt } from '../schedule/venue-time.rules.js';
import { findStudentsByAttendeeKey } from '../students/booked-student.store.js';
import { BookingEntity } from './booking.entity.js';
import { idempotentRequest } from './idempotency.store.js';
import { messageLanguage } from './message-language.rules.js';
import type { CreateBookingInput } from './office-booking.input.js';
import { officeTerms } from './office-terms.rules.js';
import type { SeatRequest } from './seat.service.js';

/** The seat request of either office form. @param booked the form, to recognize a repeated request */
export async function officeSeatRequest(
  ctx: RequestContext,
  manager: EntityManager,
  input: Omit<CreateBookingInput, 'studentId'>,
  { booked, ...person }: Pick<SeatRequest, 'attendee' | 'studentId'> & { booked: object },
): Promise<SeatRequest> {
  const latest = input.language ?? (await readLatestLanguage(manager, person));
  return {
    ...person,
    ctx,
    id: randomUUID(),
    classInstanceId: input.classInstanceId,
    isWalkIn: input.isWalkIn ?? false,
    bookingStatus: input.paymentStatus === 'cancelled' ? 'cancelled' : 'confirmed',
    request: idempotentRequest(ctx, booked, input.idempotencyKey),
    termsFor: ({ timeZone, language }) =>
      officeTerms(input, messageLanguage(latest, language, ctx.locale), dateAt(ctx.clock.now(), timeZone)),
  };
}

/** The language of the person's latest booking, by booking date; undefined without a booking. */
async function readLatestLanguage(
  manager: EntityManager,
  { attendee, studentId }: Pick<SeatRequest, 'attendee' | 'studentId'>,
): Promise<Locale | undefined> {
  if (!attendee) return undefined;
  const { attendeeKey } = attendee;
  const id = studentId ?? (await findStudentsByAttendeeKey(manager, [attendeeKey])).get(attendeeKey);
  if (id === undefined) return undefined;
  const latest = await manager.findOne(BookingEntity, {
    select: { id: true, language: true },
    where: { studentId: id },
    order: { bookingDate: 'DESC', createdAt: 'DESC', id: 'DESC' },
  });
  return latest?.language;
}
