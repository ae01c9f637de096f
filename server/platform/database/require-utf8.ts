import type { DataSource, QueryRunner } from 'typeorm';
import { OperatorError } from '../errors/operator-error.js';
import { nameOf } from './database-problem.js';

/** Aborts on a PostgreSQL database with an encoding in which not every name can be stored. */
export async function requireUtf8(url: string, source: DataSource, runner?: QueryRunner): Promise<void> {
  const sql = 'SHOW server_encoding';
  const [row]: { server_encoding: string }[] = await source.query(sql, [], runner);
  const encoding = row?.server_encoding ?? 'unknown';
  if (encoding === 'UTF8') return;
  throw new OperatorError(
    `DATABASE_URL names ${nameOf({ kind: 'postgres', url })}, whose encoding is ${encoding} instead of UTF8, so ` +
      "that not every name can be stored: name one that was created with TEMPLATE template0 ENCODING 'UTF8', and move " +
      'existing data with npm run backup and npm run restore.',
  );
}
