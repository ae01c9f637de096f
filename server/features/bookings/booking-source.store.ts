import type { EntityManager, ObjectLiteral } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { BookingEntity } from './booking.entity.js';

/** Forgets where bookings made before a moment came from. @returns how many had it still */
export function forgetSources(manager: EntityManager, before: Date): Promise<number> {
  return forget(manager, 'createdAt < :before', { before: instantText(before) });
}

/** Forgets where these bookings came from. @returns how many had it still */
export function forgetSourcesOf(manager: EntityManager, ids: readonly string[]): Promise<number> {
  return ids.length === 0 ? Promise.resolve(0) : forget(manager, 'id IN (:...ids)', { ids });
}

async function forget(manager: EntityManager, which: string, values: ObjectLiteral): Promise<number> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(BookingEntity)
    .set({ sourceKey: null })
    .where(`sourceKey IS NOT NULL AND ${which}`, values)
    .execute();
  return affected ?? 0;
}
