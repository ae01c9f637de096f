import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { attendanceOf } from '../bookings/attendance/attendance.rules.js';
import { readClass } from '../schedule/upcoming/public-class.query.js';
import type { UpcomingClass } from '../schedule/upcoming/upcoming-class.type.js';
import { hasCertificate } from './certificate.rules.js';

type Certified = Pick<BookingEntity, 'firstName' | 'lastName' | 'confirmationNumber' | 'language'>;

/** A class with its bookings that have a certificate, by name; null if there is no such class. */
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
  });
  const bookings = rows
    .filter((row) => hasCertificate(attendanceOf(row), classInstance, clock.now()))
    .toSorted(byName);
  return { classInstance, bookings };
}

function byName(one: Certified, other: Certified): number {
  return (
    one.lastName.localeCompare(other.lastName, 'es') ||
    one.firstName.localeCompare(other.firstName, 'es') ||
    one.confirmationNumber.localeCompare(other.confirmationNumber)
  );
}
