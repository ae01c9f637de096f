import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { attendanceOf } from '../bookings/attendance/attendance.rules.js';
import { readClass } from '../schedule/upcoming/public-class.query.js';
import type { UpcomingClass } from '../schedule/upcoming/upcoming-class.type.js';
import { hasCertificate } from './certificate.rules.js';

type Certified = Pick<BookingEntity, 'firstName' | 'lastName' | 'confirmationNumber' | 'language'>;

/** A class with its bookings that have a certificate, in the order of the sign-in sheet; null if there is no such class. */
export async function readCertified(
  { clock }: RequestContext,
  manager: EntityManager,
  classInstanceId: string,
): Promise<{ classInstance: UpcomingClass; bookings: Certified[] } | null> {
  const classInstance = await readClass(manager, clock.now(), classInstanceId);
  if (!classInstance) return null;
  const rows = await manager.find(BookingEntity, {
    select: {
      id: true,
      firstName: true,
      lastName: true,
      confirmationNumber: true,
      language: true,
      bookingStatus: true,
      isAbsent: true,
    },
    where: { classInstanceId },
    order: { sortName: 'ASC', id: 'ASC' },
  });
  const bookings = rows.filter((row) => hasCertificate(attendanceOf(row), classInstance, clock.now()));
  return { classInstance, bookings };
}
