import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { InstructionLanguage } from './schedule.constants.js';

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
  if (from) query.andWhere(`${firstDay} >= :from)`, { from });
  if (to) query.andWhere(`${firstDay} <= :to)`, { to });
  if (classTypeId) query.andWhere(`${alias}.classTypeId = :classTypeId`, { classTypeId });
  if (city) query.andWhere(`LOWER(${alias}.city) = LOWER(:city)`, { city });
  if (language) query.andWhere(`${alias}.language = :language`, { language });
  return query;
}
