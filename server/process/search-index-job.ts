import type { Logger } from 'pino';
import type { Database } from '../platform/database/database.js';
import { indexForSearch } from '../platform/database/search-index.js';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.js';
import { processContext } from './process-context.js';

const HOUR_MS = 60 * 60_000;

/** Adds missing rows to a SQLite file's search index while the server runs; new bookings are indexed by triggers. */
export function startSearchIndexJob(database: Database, log: Logger): RepeatedJob {
  const ctx = processContext(log);
  return repeat((signal) => indexForSearch(ctx, database, signal), HOUR_MS, log);
}
