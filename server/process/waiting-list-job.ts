import type { Logger } from 'pino';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.js';
import type { Services } from '../service-types.js';
import { processContext } from './process-context.js';

const PAUSE_MS = 3000;

/** Offers free seats to waiting guests, and mails guests whose offer has lapsed. Several processes may do so concurrently. */
export function startWaitingListJob(
  { waitingListJob }: Pick<Services, 'waitingListJob'>,
  log: Logger,
): RepeatedJob {
  const ctx = processContext(log);
  return repeat((signal) => waitingListJob.run(ctx, signal), PAUSE_MS, log);
}
