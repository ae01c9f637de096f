import type { Logger } from 'pino';
import type { Database } from '../platform/database/database.js';
import { indexForSearch } from '../platform/database/search-index.js';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.js';
import { processContext } from './process-context.js';

const HOUR_MS = 60 * 60_000;

/** Keeps the search index of a SQLite file complete while the server runs; bookings do so by themselves. */
export function startIndexing(database: Database, log: Logger): RepeatedJob {
  const ctx = processContext(log);
  return repeat((signal) => indexForSearch(ctx, database, signal), HOUR_MS, log);
}
