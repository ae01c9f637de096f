import type { EntityManager } from 'typeorm';
import { instantText } from '../database/columns.js';
import { affectedBy } from '../database/fixed-query.js';

/** Rows per transaction, few enough that bookings do not wait long. */
const BATCH = 500;

/** Removes a batch of old rows, or of what they contain. @returns the number of rows changed */
export type RemoveOld = (manager: EntityManager, before: Date) => Promise<number>;

/** @param condition SQL for old rows; $1 is the instant `before` */
export function removeFrom(table: string, keys: readonly string[], condition: string): RemoveOld {
  const columns = keys.map((key) => `"${key}"`).join(', ');
  const sql = `DELETE FROM "${table}" WHERE (${columns}) IN
    (SELECT ${columns} FROM "${table}" WHERE ${condition} LIMIT ${BATCH})`;
  return (manager, before) => affectedBy(manager, sql, [instantText(before)]);
}

/** Keeps the rows but empties a column. @param condition SQL for old rows; $1 is the instant `before` */
export function clearColumn(table: string, column: string, condition: string): RemoveOld {
  const sql = `UPDATE "${table}" SET "${column}" = NULL WHERE "id" IN
    (SELECT "id" FROM "${table}" WHERE "${column}" IS NOT NULL AND ${condition} LIMIT ${BATCH})`;
  return (manager, before) => affectedBy(manager, sql, [instantText(before)]);
}
