import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName } from '../backup/scheduled-backups.js';
import { parseConfig } from './config.js';
import { lostDatabase } from './lost-database.js';

describe('a SQLite database', () => {
  let folder = '';
  const inFolder = (name: string): string => join(folder, name);
  const lost = (settings: Record<string, string> = {}): string | null =>
    lostDatabase(
      parseConfig({ DATA_DIR: folder, BACKUP_DIR: inFolder('backups'), ...settings }),
      new Date(2027, 0, 8),
    );

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'booking-lost-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is not lost before the first start, nor where that was killed before it wrote the secret', () => {
    expect(lost()).toBeNull();
    mkdirSync(inFolder('backups'));
    writeFileSync(inFolder('backups/other.sqlite'), '');
    writeFileSync(inFolder('classes.sqlite'), '');
    expect(lost()).toBeNull();
  });

  const traces = [
    ['the secret', 'jwt-secret', () => writeFileSync(inFolder('jwt-secret'), '')],
    ['written messages', 'outbox', () => mkdirSync(inFolder('outbox'))],
    ['its log', 'classes.sqlite-wal', () => writeFileSync(inFolder('classes.sqlite-wal'), '')],
    [
      'a scheduled backup',
      'the backups in',
      () => {
        mkdirSync(inFolder('backups'));
        writeFileSync(inFolder(`backups/${backupName(new Date(2027, 0, 5))}`), '');
      },
    ],
  ] as const;

  it.each(traces)('is lost where %s is left, in one line that names it', (_what, name, leave) => {
    leave();
    expect(lost()).toMatch(
      new RegExp(`classes\\.sqlite is missing or empty.*${name}.*npm run restore -- .*anew`),
    );
    expect(lost()).not.toContain('\n');
    writeFileSync(inFolder('classes.sqlite'), '');
    expect(lost()).toContain('is missing or empty');
    writeFileSync(inFolder('classes.sqlite'), 'any content');
    expect(lost()).toBeNull();
    expect(lost({ DATABASE_URL: 'postgres://localhost/classes', JWT_SECRET: 'x'.repeat(32) })).toBeNull();
  });

  it('is to be restored from the newest backup that is not from the future', () => {
    mkdirSync(inFolder('backups'));
    writeFileSync(inFolder(`backups/${backupName(new Date(2027, 0, 9))}`), '');
    expect(lost()).toContain('npm run restore -- FILE.');
    for (const day of [4, 6, 5]) writeFileSync(inFolder(`backups/${backupName(new Date(2027, 0, day))}`), '');
    expect(lost()).toContain(
      `npm run restore -- ${inFolder('backups/safety-classes-2027-01-06T0000.sqlite')}.`,
    );
  });
});
