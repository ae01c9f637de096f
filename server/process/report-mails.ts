import type { Logger } from 'pino';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.js';
import type { Services } from '../service-types.js';
import { processContext } from './process-context.js';

const MINUTE_MS = 60_000;

/** Queues the mails of scheduled reports while the server runs; several processes may do so concurrently. */
export function startReportMails(
  { reportSchedules }: Pick<Services, 'reportSchedules'>,
  log: Logger,
): RepeatedJob {
  const ctx = processContext(log);
  return repeat(() => reportSchedules.queueDue(ctx), MINUTE_MS, log);
}
