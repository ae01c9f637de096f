import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { ANY_CLASSES, readClasses, readClass } from '../../schedule/upcoming/public-class.query.js';
import type { UpcomingClass } from '../../schedule/upcoming/upcoming-class.type.js';
import { phoneLast4 } from '../../students/person.rules.js';
import { attendanceOf } from '../attendance/attendance.rules.js';
import type { BookingConfirmation } from './booking-confirmation.type.js';
import { findByLink } from './booking-link.query.js';
import { optionsOf } from './booking-options.rules.js';
import { BookingEntity } from '../booking.entity.js';
import { linkOf } from '../booking.rules.js';

/** A booking as visible to the holder of its link, even if its class type is inactive; null if there is none. */
export async function readConfirmation(
  ctx: RequestContext,
  manager: EntityManager,
  id: string,
): Promise<BookingConfirmation | null> {
  const row = await manager.findOneBy(BookingEntity, { id });
  return row && withClass(ctx, manager, row);
}

/** Like `readConfirmation`, by the link. */
export async function readConfirmationByLink(
  ctx: RequestContext,
  manager: EntityManager,
  link: string,
): Promise<BookingConfirmation | null> {
  const row = await findByLink(ctx, manager, link);
  return row && withClass(ctx, manager, row);
}

async function withClass(
  ctx: RequestContext,
  manager: EntityManager,
  row: BookingEntity,
): Promise<BookingConfirmation | null> {
  const now = ctx.clock.now();
  const upcomingClass = await readClass(manager, now, row.classInstanceId);
  return upcomingClass ? confirmationOf(row, upcomingClass, now) : null;
}

/** Like `readConfirmation`, for several ids in a constant number of statements. @returns those that exist, by id */
export async function readConfirmations(
  ctx: RequestContext,
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, BookingConfirmation>> {
  const rows = await manager.findBy(BookingEntity, { id: In([...ids]) });
  if (rows.length === 0) return new Map();
  const classIds = [...new Set(rows.map(({ classInstanceId }) => classInstanceId))];
  const now = ctx.clock.now();
  const found = await readClasses(manager, now, ANY_CLASSES, { ids: classIds });
  const classes = new Map(found.map((each) => [each.id, each]));
  return new Map(
    rows.flatMap((row) => {
      const classInstance = classes.get(row.classInstanceId);
      return classInstance ? [[row.id, confirmationOf(row, classInstance, now)] as const] : [];
    }),
  );
}

export function confirmationOf(
  row: Omit<BookingEntity, 'classInstance' | 'student' | 'crewBooking'>,
  classInstance: UpcomingClass,
  now: Date,
): BookingConfirmation {
  return {
    id: linkOf(row),
    confirmationNumber: row.confirmationNumber,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phoneLast4: phoneLast4(row.phone),
    companyName: row.companyName,
    textNotifications: row.textNotifications,
    amountCents: row.amountCents,
    bookingStatus: row.bookingStatus,
    attendance: attendanceOf(row),
    paymentStatus: row.paymentStatus,
    paidOn: row.paidOn,
    refundedOn: row.refundedOn,
    language: row.language,
    isOfCrew: row.crewBookingId !== null,
    createdAt: row.createdAt,
    classInstance,
    isMoved: row.calendarDays !== null,
    options: optionsOf(row, classInstance, now),
    isPassedOn: false,
    bookingId: row.id,
    phone: row.phone,
    changedAt: row.updatedAt,
    calendarDays: row.calendarDays,
  };
}
