import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { instantText } from '../database/columns.js';
import { affectedBy } from '../database/fixed-query.js';
import { removeFrom } from '../jobs/remove-batch.js';

export const removeSentMessages = removeFrom('outbox_message', ['id'], '"sent_at" < $1');

/** Through the index of sent_at. */
export const removeFailedMessages = removeFrom(
  'outbox_message',
  ['id'],
  '"sent_at" IS NULL AND "failed_at" < $1',
);

/** Removes what mailer and texter have written into a folder before that instant. @returns how many files */
export async function removeOutboxFiles(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((each) => /\.(eml|txt)(\.part)?$/.test(each))) {
    const path = join(folder, name);
    // Another process may have been faster.
    const file = await stat(path).catch(() => null);
    if (!file || file.mtime >= before) continue;
    await unlink(path).catch(() => undefined);
    removed += 1;
  }
  return removed;
}

/** A message for at once that is due in the future was queued while the clock was ahead. @returns how many */
export function bringForward(manager: EntityManager, now: Date): Promise<number> {
  return affectedBy(
    manager,
    `UPDATE "outbox_message" SET "due_at" = $1, "created_at" = $1
     WHERE "sent_at" IS NULL AND "failed_at" IS NULL AND "due_at" > $1 AND "due_at" <= "created_at"`,
    [instantText(now)],
  );
}
