import type { Logger } from 'pino';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/context/durations.js';
import type { Database } from '../platform/database/database.js';
import { indexForSearch } from '../platform/database/search-index.js';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.js';
import type { Services } from '../services.js';
import { processContext } from './process-context.js';

/** Starts the jobs of the features while the server runs. Several processes may run them concurrently. */
export function startBackgroundJobs(
  {
    installationAlerts,
    instructorNotices,
    reportSchedules,
    search,
    studentDuplicates,
    waitingListJob,
  }: Pick<
    Services,
    | 'installationAlerts'
    | 'instructorNotices'
    | 'reportSchedules'
    | 'search'
    | 'studentDuplicates'
    | 'waitingListJob'
  >,
  database: Database,
  log: Logger,
): RepeatedJob[] {
  const ctx = processContext(log);
  return [
    // Adds missing rows to a SQLite file's search index; new bookings are indexed by triggers.
    repeat('search index', (signal) => indexForSearch(ctx, database, signal), HOUR_MS, log),
    // Adds the search texts of rows that a server of an older version has stored.
    repeat('search texts', (signal) => search.addMissingTexts(ctx, signal), HOUR_MS, log),
    // Mails the operator about problems of the installation.
    repeat('installation alerts', () => installationAlerts.check(ctx), 15 * MINUTE_MS, log),
    // Queues the mails to instructors about their classes.
    repeat('instructor notices', () => instructorNotices.queueDue(ctx), 15 * SECOND_MS, log),
    // Queues the mails of scheduled reports.
    repeat('report schedules', () => reportSchedules.queueDue(ctx), MINUTE_MS, log),
    // Looks for possible duplicates of new and changed students.
    repeat('student duplicates', (signal) => studentDuplicates.compareNew(ctx, signal), 30 * SECOND_MS, log),
    // Offers free seats to the waiting list, and notifies guests whose offer has lapsed.
    repeat('waiting list', (signal) => waitingListJob.run(ctx, signal), 3 * SECOND_MS, log),
  ];
}
