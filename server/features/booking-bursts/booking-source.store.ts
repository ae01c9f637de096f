import type { EntityManager } from 'typeorm';
import { clearColumn } from '../../platform/jobs/remove-batch.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';

type Sourced = typeof BookingEntity | typeof CrewBookingEntity;

/** The comparison makes SQLite search the few bookings with a source, not all old ones. */
const OLD = `"source_key" > '' AND "created_at" < $1`;
export const clearBookingSources = clearColumn('booking', 'source_key', OLD);
export const clearCrewSources = clearColumn('crew_booking', 'source_key', OLD);

/** Removes the sources of these bookings. @returns the number of rows changed */
export function clearBookingSourcesOf(manager: EntityManager, ids: readonly string[]): Promise<number> {
  return ids.length === 0 ? Promise.resolve(0) : clearSources(manager, BookingEntity, ids);
}

/** Removes the sources of these crews. @returns the number of their unnamed seats */
export async function clearBookingSourcesOfCrews(
  manager: EntityManager,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const seats = await manager
    .createQueryBuilder(CrewBookingEntity, 'crew')
    .where('crew.id IN (:...ids) AND crew.sourceKey IS NOT NULL', { ids })
    .getMany();
  await clearSources(manager, CrewBookingEntity, ids);
  return seats.reduce((sum, { unnamedSeats }) => sum + unnamedSeats, 0);
}

async function clearSources(
  manager: EntityManager,
  sourced: Sourced,
  ids: readonly string[],
): Promise<number> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(sourced)
    .set({ sourceKey: null })
    .where('sourceKey IS NOT NULL AND id IN (:...ids)', { ids })
    .execute();
  return affected ?? 0;
}
