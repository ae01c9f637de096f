import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { CLOCK_SKEW_MS, systemClock } from '../context/clock.js';
import { isPostgres } from '../database/is-postgres.js';

export interface Limit {
  name: string;
  /** Actions allowed in the window. */
  points: number;
  seconds: number;
}

/** Creates the counter of a limit. */
export type Counters = (limit: Limit) => Pick<RateLimiterAbstract, 'consume' | 'reward' | 'delete'>;

interface Source {
  options: { type: string };
  query: (text: string, values?: unknown[]) => Promise<unknown>;
}

const TABLE = 'throttle_count';
/** The longest window of a limit. */
const LONGEST_SECONDS = 60 * 60;
/** After this time a count falls back to memory, so that a slow database does not delay the response. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Storage for rate limit counts. PostgreSQL stores them in the database, where all processes share them, with memory as
 * fallback while it does not respond. On SQLite, with its single process, they are in memory.
 */
export function countersOf({ reader }: { reader: Source }): Counters {
  if (!isPostgres(reader)) return inMemory;
  return (limit) =>
    new RateLimiterPostgres({
      ...optionsOf(limit),
      storeClient: { query: (statement: Statement) => withTimeout(run(reader, statement)) },
      storeType: 'client',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: inMemory(limit),
    });
}

/**
 * Removes counts whose window has ended, and those that were begun while a clock was ahead. Counts in memory expire by
 * themselves.
 */
export async function removeExpiredCounts({ reader }: { reader: Source }): Promise<void> {
  if (!isPostgres(reader)) return;
  const now = systemClock.now().getTime();
  const latest = now + LONGEST_SECONDS * 1000 + CLOCK_SKEW_MS;
  await reader.query(`DELETE FROM "${TABLE}" WHERE "expire" < $1 OR "expire" > $2`, [now, latest]);
}

export function inMemory(limit: Limit): RateLimiterMemory {
  return new RateLimiterMemory(optionsOf(limit));
}

function optionsOf({ name, points, seconds }: Limit) {
  if (seconds > LONGEST_SECONDS) throw new RangeError(`the window of ${name} is too long`);
  return { keyPrefix: name, points, duration: seconds };
}

interface Statement {
  text: string;
  values: unknown[];
}

/** Returns rows in the shape of the pg client that the limiter expects. */
async function run(database: Source, { text, values }: Statement): Promise<{ rows: unknown }> {
  return { rows: await database.query(text, values) };
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
