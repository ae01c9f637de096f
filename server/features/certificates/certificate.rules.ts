import type { Attendance } from '../bookings/attendance.constants.js';
import type { ClassInstanceStatus } from '../schedule/schedule.constants.js';

/** Only those who attended get a certificate, unless the class turns out to be cancelled. */
export function hasCertificate(attendance: Attendance | null, classStatus: ClassInstanceStatus): boolean {
  return attendance === 'attended' && classStatus !== 'cancelled';
}
