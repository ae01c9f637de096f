import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { applyClassScopeFilter, type ClassScope } from './class-scope.query.js';
import { OFFICE_ZONE, type ClassInstanceStatus, type ClassPeriod } from './schedule.constants.js';
import { takenSeats } from './seat.query.js';
import { dateAt } from './venue-time.rules.js';

/** What the office narrows its schedule by. */
export interface ClassFilter extends ClassScope {
  period?: ClassPeriod | undefined;
  status?: ClassInstanceStatus | undefined;
  /** Fewer seats taken than this. */
  takenBelow?: number | undefined;
}

/** No class runs longer: those that began earlier need not be looked at. */
const LONGEST_RUN = 366 * 86_400_000;
const HAS_DAY_LEFT =
  'EXISTS (SELECT 1 FROM class_day left_day WHERE left_day.class_instance_id = instance.id AND left_day.date >= :today)';

/** `instance` is the alias of the class. */
export function applyClassFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { period, status, takenBelow, ...scope }: ClassFilter,
  now: Date,
): SelectQueryBuilder<Row> {
  if (status) query.andWhere('instance.status = :status', { status });
  applyClassScopeFilter(query, scope);
  if (takenBelow !== undefined)
    query.andWhere(`(${takenSeats(query, 'instance.id')}) < :takenBelow`, { takenBelow });
  if (!period) return query;
  query.setParameters({ today: dateAt(now, OFFICE_ZONE) });
  if (period === 'past') return query.andWhere(`NOT ${HAS_DAY_LEFT}`);
  const earliest = new Date(now.getTime() - LONGEST_RUN);
  return query
    .andWhere('instance.startsAt >= :earliest', { earliest: instantText(earliest) })
    .andWhere(HAS_DAY_LEFT);
}
