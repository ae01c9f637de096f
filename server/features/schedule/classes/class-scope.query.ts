import { Temporal } from 'temporal-polyfill';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { nameKeyOf } from '../../../platform/database/name-key.js';
import { keySql } from '../../../platform/database/stored-key.js';
import type { InstructionLanguage } from '../schedule.constants.js';

/** The last year with four digits. */
const LAST_YEAR = 9999;
/** Sorts after all instants. */
const AFTER_ALL = ':';

/** Filters by the class, common to lists and reports. */
export interface ClassScope {
  /** Dates of the first day at the venue, YYYY-MM-DD, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  classTypeId?: string | undefined;
  /** The exact city, ignoring letter case. */
  city?: string | undefined;
  /** Language of instruction. */
  language?: InstructionLanguage | undefined;
}

/** Whether any filter is set; otherwise queries need not join the class. */
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
    query.andWhere(`${alias}.startsAt >= :startsFrom`, { startsFrom: shiftedDate(from, -1) });
  }
  if (to) {
    query.andWhere(`${firstDay} <= :to)`, { to });
    query.andWhere(`${alias}.startsAt < :startsBefore`, { startsBefore: shiftedDate(to, 2) });
  }
  if (classTypeId) query.andWhere(`${alias}.classTypeId = :classTypeId`, { classTypeId });
  if (city) query.andWhere(`${keySql(`${alias}.city`)} = :city`, { city: nameKeyOf(city) });
  if (language) query.andWhere(`${alias}.language = :language`, { language });
  return query;
}

/**
 * The UTC date a number of days from a date. A local day at a venue begins and ends within one day of the UTC day, so
 * these bounds let the index of starts find the classes. A string, like the starts.
 */
function shiftedDate(date: string, days: number): string {
  const shifted = Temporal.PlainDate.from(date).add({ days });
  if (shifted.year < 0) return '';
  return shifted.year > LAST_YEAR ? AFTER_ALL : shifted.toString();
}
