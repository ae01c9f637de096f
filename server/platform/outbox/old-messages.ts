import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { CLOCK_SKEW_MS } from '../context/clock.js';
import { instantText } from '../database/columns.js';
import { affectedBy } from '../database/fixed-query.js';
import { removeFrom } from '../jobs/remove-batch.js';
import { LONGEST_PAUSE_MS, LONGEST_QUIET_MS, QUIET } from './limits.js';

export const removeSentMessages = removeFrom('outbox_message', ['id'], '"sent_at" < $1');

/** The condition on sent_at uses its index. */
export const removeFailedMessages = removeFrom(
  'outbox_message',
  ['id'],
  '"sent_at" IS NULL AND "failed_at" < $1',
);

/** Removes files that the mailer and texter wrote to the folder before that instant. @returns the number of files */
export async function removeOutboxFiles(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((each) => /\.(eml|txt)(\.part)?$/.test(each))) {
    const path = join(folder, name);
    // Another process may have removed it.
    const file = await stat(path).catch(() => null);
    if (!file || file.mtime >= before) continue;
    await unlink(path).catch(() => undefined);
    removed += 1;
  }
  return removed;
}

/**
 * Corrects unsent messages whose times were set while the clock was ahead: those for immediate delivery become due now, and
 * so do those that wait longer than any quiet hours last; those whose next attempt is further away than any pause are
 * attempted when they are due.
 * @returns the number of messages that became due
 */
export async function bringForward(manager: EntityManager, now: Date): Promise<number> {
  const woken = await affectedBy(
    manager,
    `UPDATE "outbox_message" SET "due_at" = $1, "last_error" = NULL
     WHERE "sent_at" IS NULL AND "failed_at" IS NULL AND "last_error" = '${QUIET}' AND "due_at" > $2`,
    [instantText(now), instantText(new Date(now.getTime() + LONGEST_QUIET_MS + CLOCK_SKEW_MS))],
  );
  await affectedBy(
    manager,
    `UPDATE "outbox_message" SET "retry_at" = NULL, "last_error" = NULL
     WHERE "sent_at" IS NULL AND "failed_at" IS NULL AND "retry_at" > $1`,
    [instantText(new Date(now.getTime() + LONGEST_PAUSE_MS + CLOCK_SKEW_MS))],
  );
  const queuedAhead = await affectedBy(
    manager,
    `UPDATE "outbox_message" SET "due_at" = $1, "created_at" = $1
     WHERE "sent_at" IS NULL AND "failed_at" IS NULL AND "due_at" > $1 AND "due_at" <= "created_at"`,
    [instantText(now)],
  );
  return woken + queuedAhead;
}
