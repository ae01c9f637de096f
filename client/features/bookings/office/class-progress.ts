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

/** Whether a day of a class has begun, by the clocks of its venue. */
export function hasDayBegun(
  { date, startTime }: { date: string; startTime: string },
  timeZone: string,
): boolean {
  // The sv-SE locale formats times as YYYY-MM-DD HH:MM.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${date} ${startTime}` <= clock.format(Date.now());
}
