import { In } from 'typeorm';
import { BookingEntity } from '../features/bookings/booking.entity.js';
import { HOUR_MS } from '../platform/context/durations.js';
import { CLASS_START } from './classes.js';
import type { World } from './world.js';

/** After a class on `CLASS_DAY`. */
export const CLASS_OVER = new Date(CLASS_START.getTime() + 9 * HOUR_MS);

/** Records after the class that these attendees attended it. */
export async function recordAttended(
  world: World,
  bookings: readonly { id: string }[],
  options: { notifyAttendees?: boolean } = {},
): Promise<void> {
  world.clock.moveTo(CLASS_OVER);
  const seen = await world.stored(BookingEntity).findBy({ id: In(bookings.map(({ id }) => id)) });
  const office = world.office();
  const changes = await world.services.attendance.record(office, seen, 'attended', options);
  if (!changes.every(({ isDone }) => isDone)) throw new Error('an attendance was not recorded');
}
