import type { EntityManager } from 'typeorm';
import { instantText } from '../database/columns.js';
import { affectedBy } from '../database/fixed-query.js';

/** As many as are removed in one transaction, so that no booking waits for long. */
const BATCH = 500;

/** Removes rows that are over, up to a batch of them. @returns how many */
export type RemoveOld = (manager: EntityManager, before: Date) => Promise<number>;

/** @param condition SQL, with $1 as the instant before which a row is over */
export function removeFrom(table: string, keys: readonly string[], condition: string): RemoveOld {
  const columns = keys.map((key) => `"${key}"`).join(', ');
  const sql = `DELETE FROM "${table}" WHERE (${columns}) IN
    (SELECT ${columns} FROM "${table}" WHERE ${condition} LIMIT ${BATCH})`;
  return (manager, before) => affectedBy(manager, sql, [instantText(before)]);
}
