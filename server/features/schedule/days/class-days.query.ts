import type { EntityManager } from 'typeorm';
import { FixedQuery } from '../../../platform/database/fixed-query.js';
import { ClassDayEntity } from './class-day.entity.js';
import { ClassDay } from './class-day.type.js';

type DayRow = Omit<ClassDayEntity, 'classInstance'>;

const DAYS = new FixedQuery<DayRow>(
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
  { isPrepared: true },
);

/** The days of several classes in one statement, in order. */
export async function readClassDays(
  manager: EntityManager,
  instances: readonly { id: string; timeZone: string }[],
): Promise<Map<string, ClassDay[]>> {
  const rows = await readDayRows(
    manager,
    instances.map(({ id }) => id),
  );
  return daysOfClasses(rows, instances);
}

/** Like `readClassDays`, as rows, for callers that read the classes concurrently. */
export async function readDayRows(manager: EntityManager, ids: readonly string[]): Promise<DayRow[]> {
  return ids.length === 0 ? [] : DAYS.run(manager, { ids: [...new Set(ids)] });
}

export function daysOfClasses(
  rows: readonly DayRow[],
  instances: readonly { id: string; timeZone: string }[],
): Map<string, ClassDay[]> {
  const daysOf = new Map<string, ClassDay[]>(instances.map(({ id }) => [id, []]));
  const zoneOf = new Map(instances.map(({ id, timeZone }) => [id, timeZone]));
  for (const { classInstanceId, dayNumber, date, startTime, endTime } of rows) {
    const timeZone = zoneOf.get(classInstanceId) ?? 'UTC';
    daysOf.get(classInstanceId)?.push(new ClassDay(dayNumber, date, startTime, endTime, timeZone));
  }
  return daysOf;
}
