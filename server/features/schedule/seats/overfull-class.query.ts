import type { EntityManager } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';
import { takenSeats } from './seat.query.js';

export interface OverfullClass {
  id: string;
  startsAt: string;
  locationName: string;
  taken: number;
  capacity: number;
}

/** Classes with more taken seats than their capacity, either because the office has lowered it or because of an error. */
export async function readOverfullClasses(manager: EntityManager, now: Date): Promise<OverfullClass[]> {
  const query = manager.createQueryBuilder(ClassInstanceEntity, 'instance');
  const taken = takenSeats(query);
  const rows = await query
    .select('instance.id', 'id')
    .addSelect('instance.startsAt', 'startsAt')
    .addSelect('instance.locationName', 'locationName')
    .addSelect('instance.maxAttendees', 'capacity')
    .addSelect(taken, 'taken')
    .where(`${taken} > instance.maxAttendees`)
    .setParameter('now', instantText(now))
    .orderBy('instance.startsAt')
    .getRawMany<Omit<OverfullClass, 'taken'> & { taken: string | number }>();
  return rows.map((row) => ({ ...row, taken: Number(row.taken) }));
}
