import type { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';
import type { BookingStatus } from '../../schedule/seats/seat.rules.js';
import type { Attendance } from './attendance.constants.js';

/** The columns of a booking that store the attendance. */
export interface StoredAttendance {
  bookingStatus: BookingStatus;
  isAbsent: boolean;
}

/** The recorded attendance; null if none. `applyAttendanceFilter` in attendance.query.ts is the SQL equivalent. */
export function attendanceOf({ bookingStatus, isAbsent }: StoredAttendance): Attendance | null {
  if (bookingStatus === 'completed') return 'attended';
  return bookingStatus === 'confirmed' && isAbsent ? 'absent' : null;
}

/**
 * Why the attendance cannot be recorded now: attendees can be absent from the start of the class, but have attended it
 * only once its last day has begun. Clearing is always possible, also in a cancelled class.
 */
export function attendanceRefusal(
  { status, startsAt, lastDayStartsAt }: Pick<ClassInstanceEntity, 'status' | 'startsAt' | 'lastDayStartsAt'>,
  attendance: Attendance | null,
  now: Date,
): 'CLASS_NOT_BOOKABLE' | 'POLICY' | undefined {
  if (attendance === null) return undefined;
  if (status === 'cancelled') return 'CLASS_NOT_BOOKABLE';
  return now < (attendance === 'attended' ? lastDayStartsAt : startsAt) ? 'POLICY' : undefined;
}

/** The columns of a booking with each attendance, and of one without. */
const ATTENDED = { bookingStatus: 'completed', isAbsent: false } as const satisfies StoredAttendance;
const ABSENT = { bookingStatus: 'confirmed', isAbsent: true } as const satisfies StoredAttendance;
export const CONFIRMED = { bookingStatus: 'confirmed', isAbsent: false } as const satisfies StoredAttendance;
export const CANCELLED = { bookingStatus: 'cancelled', isAbsent: false } as const satisfies StoredAttendance;

/** The columns of a booking that takes a seat, with this attendance. */
export function storedAttendance(attendance: Attendance | null): StoredAttendance {
  switch (attendance) {
    case 'attended':
      return ATTENDED;
    case 'absent':
      return ABSENT;
    case null:
      return CONFIRMED;
  }
}
