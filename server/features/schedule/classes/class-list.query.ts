import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DAY_MS } from '../../../platform/context/durations.js';
import { instantText } from '../../../platform/database/columns.js';
import { nameKeyOf } from '../../../platform/database/name-key.js';
import { keySql } from '../../../platform/database/stored-key.js';
import type { ScheduleChoices } from '../calendar/class-calendar.type.js';
import { ClassDayEntity } from '../days/class-day.entity.js';
import { ClassInstanceEntity } from './class-instance.entity.js';
import { applyClassScopeFilter, type ClassScope } from './class-scope.query.js';
import {
  LONGEST_RUN_DAYS,
  OFFICE_ZONE,
  type ClassInstanceStatus,
  type ClassPeriod,
} from '../schedule.constants.js';
import { takenSeats } from '../seats/seat.query.js';
import { dateAt } from '../venue-time/venue-time.rules.js';

/** Filters of the office's schedule. */
export interface ClassFilter extends ClassScope {
  period?: ClassPeriod | undefined;
  status?: ClassInstanceStatus | undefined;
  /** The exact name, ignoring letter case. */
  instructorName?: string | undefined;
  /** Fewer taken seats than this number. */
  takenBelow?: number | undefined;
}

/** Classes that began earlier than the longest duration are over, which limits the search. */
const LONGEST_RUN_MS = LONGEST_RUN_DAYS * DAY_MS;
const HAS_DAY_LEFT =
  'EXISTS (SELECT 1 FROM class_day left_day WHERE left_day.class_instance_id = instance.id AND left_day.date >= :today)';

/** Those that do not depend on the time. */
type TimelessFilter = Omit<ClassFilter, 'period' | 'takenBelow'>;

function applyTimelessFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { status, instructorName, ...scope }: TimelessFilter,
): SelectQueryBuilder<Row> {
  if (status) query.andWhere('instance.status = :status', { status });
  if (instructorName)
    query.andWhere(`${keySql('instance.instructorName')} = :instructor`, {
      instructor: nameKeyOf(instructorName),
    });
  return applyClassScopeFilter(query, scope);
}

/** `instance` is the alias of the class. */
export function applyClassFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { period, takenBelow, ...filter }: ClassFilter,
  now: Date,
): SelectQueryBuilder<Row> {
  applyTimelessFilter(query, filter);
  if (takenBelow !== undefined)
    query.andWhere(`${takenSeats(query)} < :takenBelow`, {
      takenBelow,
      now: instantText(now),
    });
  if (!period) return query;
  if (period === 'notBegun') return query.andWhere('instance.startsAt > :now', { now: instantText(now) });
  query.setParameters({ today: dateAt(now, OFFICE_ZONE) });
  if (period === 'past') return query.andWhere(`NOT ${HAS_DAY_LEFT}`);
  const earliest = new Date(now.getTime() - LONGEST_RUN_MS);
  return query
    .andWhere('instance.startsAt >= :earliest', { earliest: instantText(earliest) })
    .andWhere(HAS_DAY_LEFT);
}

/** Filters of the office's calendar; the period is that of the calendar. */
export type CalendarFilter = Omit<TimelessFilter, 'from' | 'to'> & {
  /** YYYY-MM-DD, both inclusive. */
  firstDate: string;
  lastDate: string;
};

/**
 * Classes with a day in the period. Conditions on both the days and the starts allow the database to choose either
 * index; each restricts the search to little more than a year.
 */
export function applyCalendarFilter(
  query: SelectQueryBuilder<ClassInstanceEntity>,
  { firstDate, lastDate, ...filter }: CalendarFilter,
): SelectQueryBuilder<ClassInstanceEntity> {
  const ofPeriod = query
    .subQuery()
    .select('day.classInstanceId')
    .from(ClassDayEntity, 'day')
    .where('day.date BETWEEN :firstDate AND :lastDate');
  query
    .where(`instance.id IN ${ofPeriod.getQuery()}`, { firstDate, lastDate })
    .andWhere('instance.startsAt BETWEEN :earliest AND :latest', {
      earliest: instantText(new Date(Date.parse(firstDate) - LONGEST_RUN_MS)),
      // The date at the venue differs from the one in UTC by at most a day.
      latest: instantText(new Date(Date.parse(lastDate) + 2 * DAY_MS)),
    });
  return applyTimelessFilter(query, filter);
}

/** The filter values of future classes and those of the last year, each in one spelling. */
export async function readChoices(manager: EntityManager, now: Date): Promise<ScheduleChoices> {
  const earliest = instantText(new Date(now.getTime() - LONGEST_RUN_MS));
  const choicesOf = async (column: 'city' | 'instructorName'): Promise<string[]> => {
    const rows = await manager
      .createQueryBuilder(ClassInstanceEntity, 'instance')
      .select(`instance.${column}`, 'choice')
      .distinct(true)
      .where(`instance.startsAt >= :earliest AND instance.${column} IS NOT NULL`, { earliest })
      .getRawMany<{ choice: string }>();
    return distinctIgnoringCase(rows.map(({ choice }) => choice));
  };
  const [cities, instructorNames] = await Promise.all([choicesOf('city'), choicesOf('instructorName')]);
  return { cities, instructorNames };
}

/** The filters ignore letter case. */
function distinctIgnoringCase(names: readonly string[]): string[] {
  const spellings = new Map(names.toSorted().map((name) => [nameKeyOf(name), name]));
  return [...spellings.values()].filter(Boolean).toSorted((one, other) => one.localeCompare(other, 'es'));
}
