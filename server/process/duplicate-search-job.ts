import type { Logger } from 'pino';
import type { StudentDuplicateService } from '../features/students/student-duplicate.service.js';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.js';
import { processContext } from './process-context.js';

const PAUSE_MS = 30_000;

/** Looks for possible duplicates of new and changed students while the server runs. */
export function startDuplicateSearchJob(duplicates: StudentDuplicateService, log: Logger): RepeatedJob {
  const ctx = processContext(log);
  return repeat((signal) => duplicates.compareNew(ctx, signal), PAUSE_MS, log);
}
