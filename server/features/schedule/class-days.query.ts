import type { EntityManager } from 'typeorm';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { ClassDayEntity } from './class-day.entity.js';
import { ClassDay } from './upcoming-class.type.js';

const DAYS = new FixedQuery<Omit<ClassDayEntity, 'classInstance'>>(
  (manager) =>
    manager
      .createQueryBuilder(ClassDayEntity, 'day')
      .select('day.classInstanceId', 'classInstanceId')
      .addSelect('day.dayNumber', 'dayNumber')
      .addSelect('day.date', 'date')
      .addSelect('day.startTime', 'startTime')
      .addSelect('day.endTime', 'endTime')
      .where('day.classInstanceId IN (:...ids)')
      .orderBy('day.classInstanceId')
      .addOrderBy('day.dayNumber'),
  { isKeptPrepared: true },
);

/** The days of many classes in one statement, in order. */
export async function readClassDays(
  manager: EntityManager,
  instances: readonly { id: string; timeZone: string }[],
): Promise<Map<string, ClassDay[]>> {
  const daysOf = new Map<string, ClassDay[]>(instances.map(({ id }) => [id, []]));
  if (instances.length === 0) return daysOf;
  const zoneOf = new Map(instances.map(({ id, timeZone }) => [id, timeZone]));
  const days = await DAYS.run(manager, { ids: [...daysOf.keys()] });
  for (const { classInstanceId, dayNumber, date, startTime, endTime } of days) {
    const timeZone = zoneOf.get(classInstanceId) ?? 'UTC';
    daysOf.get(classInstanceId)?.push(new ClassDay(dayNumber, date, startTime, endTime, timeZone));
  }
  return daysOf;
}
