import type { Attendance } from '../bookings/attendance/attendance.constants.js';
import { hasLastDayBegun, type ClassFacts } from '../schedule/classes/class-change.rules.js';

/**
 * Only those who attended get a certificate, unless the class turns out to be cancelled. There is none before the last
 * day, which would be a date of completion in the future.
 */
export function hasCertificate(
  attendance: Attendance | null,
  classInstance: Pick<ClassFacts, 'status' | 'days' | 'timeZone'>,
  now: Date,
): boolean {
  return (
    attendance === 'attended' && classInstance.status !== 'cancelled' && hasLastDayBegun(classInstance, now)
  );
}
