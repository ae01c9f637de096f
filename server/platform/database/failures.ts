import { QueryFailedError } from 'typeorm';
import { codeOf } from '../errors/code-of.js';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const SQLITE_BUSY = 'SQLITE_BUSY';
const ROWS_REFUSED_BY_SQLITE = new Set(['SQLITE_CONSTRAINT', 'SQLITE_TOOBIG', 'SQLITE_MISMATCH']);

function driverCode(error: unknown): { code: string; text: string } | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  // The SQLite driver reports every constraint as SQLITE_CONSTRAINT; only the message says which one failed.
  return { code: codeOf(error.driverError), text: error.message };
}

export function isBusy(error: unknown): boolean {
  return driverCode(error)?.code === SQLITE_BUSY;
}

/** Another transaction has inserted a row with the same unique key. */
function isUniqueViolation(error: unknown): boolean {
  const failure = driverCode(error);
  if (!failure) return false;
  return failure.code === UNIQUE_VIOLATION || failure.text.includes('UNIQUE constraint failed');
}

/** A row to delete is still referenced, or a referenced row is missing. */
export function isForeignKeyViolation(error: unknown): boolean {
  const failure = driverCode(error);
  return failure?.code === '23503' || (failure?.text.includes('FOREIGN KEY constraint failed') ?? false);
}

/**
 * The error comes from one transaction's rows or code, not from the database, its disk or its connection: other
 * transactions would succeed.
 */
export function isAboutRows(error: unknown): boolean {
  const failure = driverCode(error);
  if (!failure) return true;
  return /^(22|23)/.test(failure.code) || ROWS_REFUSED_BY_SQLITE.has(failure.code);
}

/** The transaction failed because of a concurrent one, and a retry can succeed. */
export function isRetryable(error: unknown): boolean {
  const code = driverCode(error)?.code;
  return (
    code === SERIALIZATION_FAILURE || code === DEADLOCK || code === SQLITE_BUSY || isUniqueViolation(error)
  );
}
