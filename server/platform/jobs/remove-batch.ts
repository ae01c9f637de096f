import type { EntityManager } from 'typeorm';
import { instantText } from '../database/columns.js';
import { affectedBy } from '../database/fixed-query.js';

/** Rows per transaction, few enough that bookings do not wait long. */
const BATCH = 500;

/** Removes a batch of old rows. @returns the number of removed rows */
export type RemoveOld = (manager: EntityManager, before: Date) => Promise<number>;

/** @param condition SQL for old rows; $1 is the instant `before` */
export function removeFrom(table: string, keys: readonly string[], condition: string): RemoveOld {
  const columns = keys.map((key) => `"${key}"`).join(', ');
  const sql = `DELETE FROM "${table}" WHERE (${columns}) IN
    (SELECT ${columns} FROM "${table}" WHERE ${condition} LIMIT ${BATCH})`;
  return (manager, before) => affectedBy(manager, sql, [instantText(before)]);
}
