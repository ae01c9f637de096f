import type { Attendance } from '../../../schema/attendance.generated';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

/** Whether the class is still to come and not cancelled: otherwise no booking can be restored in it or moved to it. */
export function takesPlace(
  { status, startsAt }: OfficeBookingFragment['classInstance'],
  now = Date.now(),
): boolean {
  return status === 'scheduled' && Date.parse(startsAt) > now;
}

/** Whether the class has begun and is not cancelled, so that the office can record who came. */
export function hasBegun({
  status,
  startsAt,
}: Pick<OfficeBookingFragment['classInstance'], 'status' | 'startsAt'>): boolean {
  return status !== 'cancelled' && Date.parse(startsAt) <= Date.now();
}

/** Whether this attendance can be recorded: absent from the start of the class on, attended from its last day on. */
export function canRecord(
  attendance: Attendance,
  { status, startsAt, lastDayStartsAt }: OfficeBookingFragment['classInstance'],
): boolean {
  const from = attendance === 'attended' ? lastDayStartsAt : startsAt;
  return status !== 'cancelled' && Date.parse(from) <= Date.now();
}
