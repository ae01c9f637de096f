import type { EntityManager, ObjectLiteral } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { BookingEntity } from './booking.entity.js';
import { CrewBookingEntity } from './crew-booking.entity.js';

type Sourced = typeof BookingEntity | typeof CrewBookingEntity;

/** Removes the sources of bookings and crews created before an instant. @returns the number of rows changed */
export async function clearBookingSources(manager: EntityManager, before: Date): Promise<number> {
  const values = { before: instantText(before) };
  const bookings = await clearSources(manager, BookingEntity, 'createdAt < :before', values);
  return bookings + (await clearSources(manager, CrewBookingEntity, 'createdAt < :before', values));
}

/** Removes the sources of these bookings. @returns the number of rows changed */
export function clearBookingSourcesOf(manager: EntityManager, ids: readonly string[]): Promise<number> {
  return ids.length === 0
    ? Promise.resolve(0)
    : clearSources(manager, BookingEntity, 'id IN (:...ids)', { ids });
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
  await clearSources(manager, CrewBookingEntity, 'id IN (:...ids)', { ids });
  return seats.reduce((sum, { unnamedSeats }) => sum + unnamedSeats, 0);
}

async function clearSources(
  manager: EntityManager,
  sourced: Sourced,
  which: string,
  values: ObjectLiteral,
): Promise<number> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(sourced)
    .set({ sourceKey: null })
    .where(`sourceKey IS NOT NULL AND ${which}`, values)
    .execute();
  return affected ?? 0;
}
