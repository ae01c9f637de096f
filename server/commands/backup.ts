import 'reflect-metadata';
import { resolve } from 'node:path';
import { makeBackup } from '../platform/backup/make-backup.js';
import { loadConfig } from '../platform/config/load-config.js';
import { siteVersion } from '../platform/config/site-version.js';
import { systemClock } from '../platform/context/clock.js';
import { runCommand } from './run-command.js';

// npm run backup -- FILE: writes a backup of the database to a file, even while the server runs.
void runCommand({
  usage: 'npm run backup -- FILE [--force]',
  flags: ['force'],
  arity: 1,
  work: async ({ argument: file, flags }) => {
    const path = resolve(file);
    const { bytes, rows, seconds } = await makeBackup({
      database: loadConfig().database,
      path,
      force: flags.has('force'),
      siteVersion: siteVersion(import.meta.url),
      now: systemClock.now(),
    });
    process.stdout.write(
      `${path}: ${(bytes / 1_000_000).toFixed(1)} MB, ${rows} rows, ${seconds.toFixed(1)} s, checked\n`,
    );
    return true;
  },
});
