import type { Logger } from 'pino';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.js';
import type { Services } from '../service-types.js';
import { processContext } from './process-context.js';

const PAUSE_MS = 3000;

/** Offers free seats to those who wait while the server runs, and tells who let an offer lapse. Several processes may do so at once. */
export function startOffering({ waitingWatch }: Pick<Services, 'waitingWatch'>, log: Logger): RepeatedJob {
  const ctx = processContext(log);
  return repeat((signal) => waitingWatch.look(ctx, signal), PAUSE_MS, log);
}
