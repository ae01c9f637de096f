import { Temporal } from 'temporal-polyfill';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { InstructionLanguage } from './schedule.constants.js';

/** The last one with four digits. */
const LAST_YEAR = 9999;
/** Text after each instant. */
const AFTER_ALL = ':';

/** Which classes a list or a report is about. */
export interface ClassScope {
  /** Venue dates of the first day, YYYY-MM-DD, both included. */
  from?: string | undefined;
  to?: string | undefined;
  classTypeId?: string | undefined;
  /** By its whole name; capitals do not matter. */
  city?: string | undefined;
  /** Of instruction. */
  language?: InstructionLanguage | undefined;
}

/** Whether it leaves any class out: else the class need not be looked at. */
export function hasClassFilter(scope: ClassScope): boolean {
  return Object.values(scope).some(Boolean);
}

/** @param alias of the class in the query */
export function applyClassScopeFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { from, to, classTypeId, city, language }: ClassScope,
  alias = 'instance',
): SelectQueryBuilder<Row> {
  const firstDay = `EXISTS (SELECT 1 FROM class_day first_day WHERE first_day.class_instance_id = ${alias}.id AND first_day.day_number = 1 AND first_day.date`;
  if (from) {
    query.andWhere(`${firstDay} >= :from)`, { from });
    query.andWhere(`${alias}.startsAt >= :startsFrom`, { startsFrom: dayBeside(from, -1) });
  }
  if (to) {
    query.andWhere(`${firstDay} <= :to)`, { to });
    query.andWhere(`${alias}.startsAt < :startsBefore`, { startsBefore: dayBeside(to, 2) });
  }
  if (classTypeId) query.andWhere(`${alias}.classTypeId = :classTypeId`, { classTypeId });
  if (city) query.andWhere(`LOWER(${alias}.city) = LOWER(:city)`, { city });
  if (language) query.andWhere(`${alias}.language = :language`, { language });
  return query;
}

/**
 * A venue's day begins and ends within a day of the same day in UTC: so the index of starts leads to the classes of some
 * days, and no others are looked at. As text, like the starts.
 */
function dayBeside(date: string, days: number): string {
  const beside = Temporal.PlainDate.from(date).add({ days });
  if (beside.year < 0) return '';
  return beside.year > LAST_YEAR ? AFTER_ALL : beside.toString();
}
