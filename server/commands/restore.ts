import 'reflect-metadata';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { entities } from '../entities.js';
import { endLogInsAndLinks } from '../features/accounts/users/restored-accounts.store.js';
import { suspendMessages } from '../platform/backup/suspend-messages.js';
import { restoreBackup } from '../platform/backup/restore-backup.js';
import { totalOf } from '../platform/backup/tables-of.js';
import { loadConfig } from '../platform/config/load-config.js';
import { siteVersion } from '../platform/config/site-version.js';
import { systemClock } from '../platform/context/clock.js';
import { OperatorError } from '../platform/errors/operator-error.js';
import { runCommand } from './run-command.js';

async function confirm(bookings: number | undefined, where: string): Promise<void> {
  if (bookings === 0) return;
  const found = `${where} ${bookings === undefined ? 'cannot be read' : `has ${bookings} bookings`}`;
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new OperatorError(`${found}. Use --yes to replace it; the current database is kept as a copy.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${found}. Replace it with the backup? (yes/no) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperatorError('Nothing was changed.');
}

// npm run restore -- FILE: replaces the database with a backup, while no server runs.
void runCommand({
  usage: 'npm run restore -- FILE [--yes]',
  flags: ['yes'],
  arity: 1,
  work: async ({ argument: file, flags }) => {
    const backup = resolve(file);
    const { database, dataDir } = loadConfig();
    const now = systemClock.now();
    let heldBack = 0;
    const { rows, description, former, seconds } = await restoreBackup({
      backup,
      database,
      dataDir,
      entities,
      now,
      siteVersion: siteVersion(import.meta.url),
      settle: async (manager) => {
        await endLogInsAndLinks(manager, now);
        heldBack = await suspendMessages(manager, now);
      },
      confirm: flags.has('yes') ? () => Promise.resolve() : confirm,
    });
    const made = description ? ` of ${description.madeAt} (version ${description.siteVersion})` : '';
    const lines = [
      `Restored ${backup}${made}: ${totalOf(rows)} rows in ${seconds.toFixed(1)} s.`,
      ...(former ? [`What was there before is in ${former}.`] : []),
      ...(heldBack > 0 ? [`${heldBack} messages are held back, since they may have been sent already.`] : []),
      'Everybody has to log in again.',
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return true;
  },
});
