import type { EntityManager } from 'typeorm';
import { ClassDayEntity } from './class-day.entity.js';
import { ClassDay } from './upcoming-class.type.js';

/** The days of many classes in one statement, in order. */
export async function readClassDays(
  manager: EntityManager,
  instances: readonly { id: string; timeZone: string }[],
): Promise<Map<string, ClassDay[]>> {
  const daysOf = new Map<string, ClassDay[]>(instances.map(({ id }) => [id, []]));
  if (instances.length === 0) return daysOf;
  const zoneOf = new Map(instances.map(({ id, timeZone }) => [id, timeZone]));
  const days = await manager
    .createQueryBuilder(ClassDayEntity, 'day')
    .select('day.classInstanceId', 'classInstanceId')
    .addSelect('day.dayNumber', 'dayNumber')
    .addSelect('day.date', 'date')
    .addSelect('day.startTime', 'startTime')
    .addSelect('day.endTime', 'endTime')
    .where('day.classInstanceId IN (:...ids)', { ids: [...daysOf.keys()] })
    .orderBy('day.classInstanceId')
    .addOrderBy('day.dayNumber')
    .getRawMany<Omit<ClassDayEntity, 'classInstance'>>();
  for (const { classInstanceId, dayNumber, date, startTime, endTime } of days) {
    const timeZone = zoneOf.get(classInstanceId) ?? 'UTC';
    daysOf.get(classInstanceId)?.push(new ClassDay(dayNumber, date, startTime, endTime, timeZone));
  }
  return daysOf;
}
