import type { EntityManager } from 'typeorm';
import { isPostgres } from './is-postgres.js';

/** SQL for the elapsed days, with their fraction, between two instant columns of a query. */
export function elapsedDays(manager: EntityManager, from: string, to: string): string {
  if (isPostgres(manager.connection)) {
    return `EXTRACT(EPOCH FROM CAST(${to} AS timestamptz) - CAST(${from} AS timestamptz)) / 86400`;
  }
  return `(JULIANDAY(${to}) - JULIANDAY(${from}))`;
}
