import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { takenSeats } from '../bookings/booking-seats.query.js';
import {
  OFFICE_ZONE,
  type ClassInstanceStatus,
  type ClassPeriod,
  type InstructionLanguage,
} from './schedule-words.js';
import { dateAt } from './venue-time.rules.js';

/** What the office narrows its schedule by. */
export interface ClassFilter {
  period?: ClassPeriod | undefined;
  status?: ClassInstanceStatus | undefined;
  classTypeId?: string | undefined;
  /** Fewer seats taken than this. */
  takenBelow?: number | undefined;
  /** Venue dates of the first day, YYYY-MM-DD, both included. */
  from?: string | undefined;
  to?: string | undefined;
  city?: string | undefined;
  /** Of instruction. */
  language?: InstructionLanguage | undefined;
}

/** No class runs longer: those that began earlier need not be looked at. */
const LONGEST_RUN = 366 * 86_400_000;
const HAS_DAY_LEFT =
  'EXISTS (SELECT 1 FROM class_day left_day WHERE left_day.class_instance_id = instance.id AND left_day.date >= :today)';

const FIRST_DAY =
  'EXISTS (SELECT 1 FROM class_day first_day WHERE first_day.class_instance_id = instance.id AND first_day.day_number = 1 AND first_day.date';

/** `instance` is the alias of the class. */
export function narrowClasses<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { period, status, classTypeId, takenBelow, from, to, city, language }: ClassFilter,
  now: Date,
): SelectQueryBuilder<Row> {
  if (status) query.andWhere('instance.status = :status', { status });
  if (classTypeId) query.andWhere('instance.classTypeId = :classTypeId', { classTypeId });
  if (takenBelow !== undefined)
    query.andWhere(`(${takenSeats(query, 'instance.id')}) < :takenBelow`, { takenBelow });
  if (from) query.andWhere(`${FIRST_DAY} >= :from)`, { from });
  if (to) query.andWhere(`${FIRST_DAY} <= :to)`, { to });
  if (city) query.andWhere('LOWER(instance.city) = LOWER(:city)', { city });
  if (language) query.andWhere('instance.language = :language', { language });
  if (!period) return query;
  query.setParameters({ today: dateAt(now, OFFICE_ZONE) });
  if (period === 'past') return query.andWhere(`NOT ${HAS_DAY_LEFT}`);
  const earliest = new Date(now.getTime() - LONGEST_RUN);
  return query
    .andWhere('instance.startsAt >= :earliest', { earliest: instantText(earliest) })
    .andWhere(HAS_DAY_LEFT);
}
