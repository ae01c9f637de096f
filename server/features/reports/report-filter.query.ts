import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { InstructionLanguage } from '../schedule/schedule-words.js';

/** Which classes a report is about. */
export interface ReportFilter {
  /** Venue dates of the first day, YYYY-MM-DD, both included. */
  from?: string | undefined;
  to?: string | undefined;
  classTypeId?: string | undefined;
  city?: string | undefined;
  /** Of instruction. */
  language?: InstructionLanguage | undefined;
}

/** Narrows a query with the aliases `instance` and `firstDay`. */
export function narrowClasses<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { from, to, classTypeId, city, language }: ReportFilter,
): SelectQueryBuilder<Row> {
  if (from) query.andWhere('firstDay.date >= :from', { from });
  if (to) query.andWhere('firstDay.date <= :to', { to });
  if (classTypeId) query.andWhere('instance.classTypeId = :classTypeId', { classTypeId });
  if (city) query.andWhere('LOWER(instance.city) = LOWER(:city)', { city });
  if (language) query.andWhere('instance.language = :language', { language });
  return query;
}
