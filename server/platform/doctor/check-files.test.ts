import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { useBackupFolder } from '../../testing/backups.js';
import { JWT_SECRET } from '../../testing/world.js';
import { parseConfig, type Config } from '../config/config.js';
import { checkAccess, explained } from './check-access.js';
import { checkBackupAge, checkFileModes, checkFreeDisk } from './check-files.js';
import type { Finding } from './finding.js';

describe('the files of a site', () => {
  const folder = useBackupFolder();
  const data = (): string => folder.file('data');

  const configOf = (settings: Record<string, string> = {}): Config =>
    parseConfig({ DATA_DIR: data(), ...settings });
  const lines = (found: readonly Finding[]): string[] =>
    found.map(({ state, check, text }) => `${state} ${check}: ${text}`);
  const modes = async (settings: Record<string, string> = {}): Promise<string[]> =>
    lines(await checkFileModes(configOf(settings), folder.file('.env')));
  const access = async (settings: Record<string, string> = {}): Promise<string[]> =>
    lines(await checkAccess(configOf(settings)));
  const isPrivate = ['ok file modes: personal data and secrets are for their owner alone'];

  beforeEach(async () => {
    await mkdir(data(), { mode: 0o700 });
    // The folder of the test, which is closed to others, and with it all that it contains.
    await chmod(folder.path, 0o755);
  });

  it('are not open to others in a closed folder', async () => {
    await writeFile(`${data()}/classes.sqlite`, '', { mode: 0o644 });
    await mkdir(`${data()}/.npm`, { mode: 0o755 });
    await expect(modes()).resolves.toEqual(isPrivate);
  });

  it('are open to others with the data folder', async () => {
    await chmod(data(), 0o755);
    await expect(modes()).resolves.toEqual([
      `fail file modes: other users can read ${data()}: chmod go-rwx ${data()}`,
    ]);
  });

  it.each([
    ['the database elsewhere', 'elsewhere/classes.sqlite'],
    ['its log', 'elsewhere/classes.sqlite-wal'],
    ['a database that a restore has set aside', 'elsewhere/classes.sqlite.before-restore-2027'],
    ['a backup', 'elsewhere/safety-classes-2027-01-11T0230.sqlite'],
  ])('are open to others with %s', async (_what, name) => {
    const places = {
      DATABASE_URL: `sqlite:${folder.file('elsewhere/classes.sqlite')}`,
      BACKUP_DIR: folder.file('elsewhere'),
    };
    await mkdir(folder.file('elsewhere'), { mode: 0o755 });
    await writeFile(folder.file('elsewhere/notes.txt'), '', { mode: 0o644 });
    await writeFile(folder.file(name), '', { mode: 0o600 });
    await expect(modes(places)).resolves.toEqual(isPrivate);
    await chmod(folder.file(name), 0o640);
    await expect(modes(places)).resolves.toEqual([
      `fail file modes: other users can read ${folder.file(name)}: chmod go-rwx ${folder.file(name)}`,
    ]);
  });

  it('are open to others with the settings, but not if only their group can read them', async () => {
    await writeFile(folder.file('.env'), '', { mode: 0o640 });
    await expect(modes()).resolves.toEqual(isPrivate);
    await chmod(folder.file('.env'), 0o644);
    const env = folder.file('.env');
    await expect(modes()).resolves.toEqual([
      `fail file modes: other users can read ${env}: chmod o-rwx ${env}`,
    ]);
  });

  it('need space on the disk of the database', async () => {
    const database = `sqlite:${folder.file('elsewhere/classes.sqlite')}`;
    const found = lines(await checkFreeDisk(configOf({ DATABASE_URL: database })));
    expect(found).toEqual([
      expect.stringContaining(data()),
      expect.stringContaining(folder.file('elsewhere')),
    ]);
  });

  it('are accessible before the first start', async () => {
    await expect(access()).resolves.toEqual([expect.stringContaining('ok access')]);
  });

  it('need a complete secret, unless it is a setting', async () => {
    await writeFile(`${data()}/jwt-secret`, '');
    await expect(access()).rejects.toThrow(`${data()}/jwt-secret holds less than 32 bytes`);
    await expect(access({ JWT_SECRET })).resolves.toEqual([expect.stringContaining('ok access')]);
  });

  it('need a folder where there is a file', async () => {
    await writeFile(folder.file('file'), '');
    await expect(access({ BACKUP_DIR: folder.file('file/backups') })).resolves.toEqual([
      expect.stringContaining(
        `fail access: ${folder.file('file/backups')}: A part of the path is a file, not a folder`,
      ),
    ]);
  });

  it('are inaccessible without permission for everybody but root', async () => {
    await chmod(data(), 0);
    const found = await access();
    await chmod(data(), 0o700);
    const user = process.getuid?.() ?? 0;
    const closed = `the user ${user} cannot read and write ${data()}: chown ${user} ${data()}; chmod u+rwx ${data()}`;
    expect(found).toEqual([
      user === 0 ? 'ok access: this user can read and write what the server uses' : `fail access: ${closed}`,
    ]);
  });

  it('are named with the command that gives access', () => {
    const refused = Object.assign(new Error('permission denied'), { code: 'EACCES' });
    expect(explained('/data', refused, 'chmod u+rwx /data')).toMatch(
      /^the user \d+ cannot read and write \/data: chmod u\+rwx \/data$/,
    );
    expect(explained('/data', null, 'chmod u+rwx /data')).toBeNull();
  });
});

describe('the age of the backups', () => {
  const folder = useBackupFolder();

  it('is checked two hours after one was due, which may still be made or be retried', async () => {
    const setting = { folder: folder.path, minuteOfDay: 150 };
    await writeFile(folder.file('safety-classes-2027-01-11T0230.sqlite'), '');
    const stateAt = async (hour: number, minute: number) =>
      (await checkBackupAge(setting, new Date(2027, 0, 12, hour, minute))).state;
    await expect(stateAt(4, 29)).resolves.toBe('ok');
    await expect(stateAt(4, 30)).resolves.toBe('fail');
  });
});
