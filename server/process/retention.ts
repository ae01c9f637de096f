import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { removeOldLinks } from '../features/accounts/links/old-links.store.js';
import { clearBookingSources, clearCrewSources } from '../features/booking-bursts/booking-source.store.js';
import { removeOldNotices } from '../features/class-notices/class-notice.store.js';
import { removeOldOfficeMessages } from '../features/office-messages/office-message.store.js';
import { removePastToldClasses } from '../features/instructor-notices/told-class.store.js';
import { removeExpiredKeys } from '../features/bookings/idempotency/idempotency.store.js';
import { deleteMergeUndoData } from '../features/merging/merge-undo.store.js';
import { removeOldEntries } from '../features/waiting/old-entries.store.js';
import { removeDeletedViews } from '../features/views/deleted-views.store.js';
import type { Config } from '../platform/config/config.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/context/durations.js';
import type { RequestContext } from '../platform/context/request-context.js';
import type { Database } from '../platform/database/database.js';
import type { RemoveOld } from '../platform/jobs/remove-batch.js';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.js';
import { isClockSteady } from '../platform/jobs/steady-clock.js';
import {
  bringForward,
  removeFailedMessages,
  removeOutboxFiles,
  removeSentMessages,
} from '../platform/outbox/old-messages.js';
import { outboxFolder } from '../platform/outbox/outbox-folder.js';
import { removeExpiredCounts } from '../platform/throttle/counters.js';
import { processContext } from './process-context.js';

const OUTBOX_FILES_MS = 30 * DAY_MS;
/** Between two batches, so that bookings take precedence. */
const PAUSE_MS = 20;

/** Retention periods, as in docs/operations.md. Audit entries and class records are not removed. */
const OLD_ROWS: readonly { what: string; afterMs: number; remove: RemoveOld }[] = [
  { what: 'sent messages', afterMs: 90 * DAY_MS, remove: removeSentMessages },
  { what: 'failed messages', afterMs: 180 * DAY_MS, remove: removeFailedMessages },
  // As long as a message about a notice may be sent again.
  { what: 'class notices', afterMs: 190 * DAY_MS, remove: removeOldNotices },
  { what: 'classes told to instructors', afterMs: 30 * DAY_MS, remove: removePastToldClasses },
  { what: 'messages of the office', afterMs: 190 * DAY_MS, remove: removeOldOfficeMessages },
  { what: 'links of accounts', afterMs: 30 * DAY_MS, remove: removeOldLinks },
  { what: 'idempotency keys', afterMs: DAY_MS, remove: removeExpiredKeys },
  { what: 'sources of bookings', afterMs: 30 * DAY_MS, remove: clearBookingSources },
  { what: 'sources of crews', afterMs: 30 * DAY_MS, remove: clearCrewSources },
  { what: 'waiting lists of classes', afterMs: 30 * DAY_MS, remove: removeOldEntries },
  { what: 'deleted views', afterMs: 30 * DAY_MS, remove: removeDeletedViews },
  { what: 'undo data of merges', afterMs: DAY_MS, remove: deleteMergeUndoData },
];

/** Removes expired rate limit counts every five minutes and old rows every hour. Several processes may do so concurrently. */
export function startRetention(
  { dataDir }: Pick<Config, 'dataDir'>,
  database: Database,
  log: Logger,
): RepeatedJob {
  const ctx = processContext(log);
  const jobs = [
    repeat('retention', (signal) => retain(ctx, database, outboxFolder(dataDir), signal), HOUR_MS, log),
    repeat('rate limit counts', () => removeExpiredCounts(database), 5 * MINUTE_MS, log),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/**
 * Removes old rows and files unless the clock has jumped, and corrects times that were set while the clock was ahead, even
 * if something could not be removed.
 */
export async function retain(
  ctx: RequestContext,
  database: Database,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    if (await isClockSteady(ctx, database)) await removeOld(ctx, database, folder, signal);
  } finally {
    await database.transaction(ctx, (manager) => bringForward(manager, ctx.clock.now()));
  }
}

/**
 * Removes all old rows and files. What cannot be removed does not keep the rest: its failure is logged, and thrown at the
 * end. @param signal stops it between two batches
 */
export async function removeOld(
  ctx: RequestContext,
  database: Database,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const now = ctx.clock.now();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const failures: unknown[] = [];
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      failures.push(error);
      ctx.log.error({ err: error, what }, 'old rows not removed');
    }
  };
  for (const { what, afterMs, remove } of OLD_ROWS) {
    let total = 0;
    await attempt(what, async () => {
      while (!signal.aborted) {
        const removed = await database.transaction(ctx, (manager) => remove(manager, before(afterMs)));
        if (removed === 0) break;
        total += removed;
        await sleep(PAUSE_MS);
      }
    });
    if (total > 0) ctx.log.info({ what, count: total }, 'old rows removed');
  }
  await attempt('files of messages', () => removeOutboxFiles(folder, before(OUTBOX_FILES_MS)));
  if (failures.length > 0) throw new AggregateError(failures, 'not everything old was removed');
}
