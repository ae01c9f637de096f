import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { classesBy, readClasses } from '../schedule/public-class.query.js';
import type { UpcomingClass } from '../schedule/upcoming-class.type.js';
import { phoneLast4 } from '../students/person.rules.js';
import type { BookingConfirmation } from './booking-confirmation.type.js';
import { BookingEntity } from './booking.entity.js';

const ANY_CLASS = classesBy((query) => query.where('instance.id = :id'));

/** A booking as the holder of its link sees it, also when its class type is no longer offered; null for none. */
export async function readConfirmation(
  ctx: RequestContext,
  manager: EntityManager,
  id: string,
): Promise<BookingConfirmation | null> {
  const row = await manager.findOneBy(BookingEntity, { id });
  if (!row) return null;
  const [shown] = await readClasses(manager, ctx.clock.now(), ANY_CLASS, { id: row.classInstanceId });
  return shown ? confirmationOf(row, shown) : null;
}

export function confirmationOf(
  row: Omit<BookingEntity, 'classInstance' | 'student'>,
  classInstance: UpcomingClass,
): BookingConfirmation {
  return {
    id: row.id,
    confirmationNumber: row.confirmationNumber,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phoneLast4: phoneLast4(row.phone),
    companyName: row.companyName,
    textNotifications: row.textNotifications,
    amountCents: row.amountCents,
    bookingStatus: row.bookingStatus,
    paymentStatus: row.paymentStatus,
    language: row.language,
    createdAt: row.createdAt,
    classInstance,
  };
}
