import { QueryFailedError } from 'typeorm';
import { codeOf } from '../errors/code-of.js';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const SQLITE_BUSY = 'SQLITE_BUSY';
const ROWS_REFUSED_BY_SQLITE = new Set(['SQLITE_CONSTRAINT', 'SQLITE_TOOBIG', 'SQLITE_MISMATCH']);

function driverCode(error: unknown): { code: string; text: string } | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  // SQLite's driver tells no code of a constraint but SQLITE_CONSTRAINT: which one it is stands in SQLite's own text alone.
  return { code: codeOf(error.driverError), text: error.message };
}

export function isBusy(error: unknown): boolean {
  return driverCode(error)?.code === SQLITE_BUSY;
}

/** Another transaction has inserted a row with the same unique key. */
export function isUniqueViolation(error: unknown): boolean {
  const failure = driverCode(error);
  if (!failure) return false;
  return failure.code === UNIQUE_VIOLATION || failure.text.includes('UNIQUE constraint failed');
}

/** A row to delete is still referred to, or a row to refer to is missing. */
export function isForeignKeyViolation(error: unknown): boolean {
  const failure = driverCode(error);
  return failure?.code === '23503' || (failure?.text.includes('FOREIGN KEY constraint failed') ?? false);
}

/**
 * The fault lies in what one work wanted to write, or in the work itself; the database, its disk and its connection are
 * well, and others would succeed.
 */
export function isAboutRows(error: unknown): boolean {
  const failure = driverCode(error);
  if (!failure) return true;
  return /^(22|23)/.test(failure.code) || ROWS_REFUSED_BY_SQLITE.has(failure.code);
}

/** The transaction lost against a concurrent one and can succeed when it runs again. */
export function mayRunAgain(error: unknown): boolean {
  const code = driverCode(error)?.code;
  return (
    code === SERIALIZATION_FAILURE || code === DEADLOCK || code === SQLITE_BUSY || isUniqueViolation(error)
  );
}
