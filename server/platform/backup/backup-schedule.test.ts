import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { useBackupFolder } from '../../testing/backups.js';
import { systemClock } from '../context/clock.js';
import { HOUR_MS } from '../context/durations.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { BackupSchedule, startBackups } from './backup-schedule.js';
import { checkBackupAge } from '../doctor/check-files.js';
import { checkBackup } from './check-backup.js';
import { backupName } from './scheduled-backups.js';
import { SqliteFile } from './sqlite-file.js';

const HALF_PAST_TWO = 150;
const DAY_HOURS = 24;

describe.each(DATABASES)('the schedule of backups on %s', (kind) => {
  const world = useWorld(kind);
  const folder = useBackupFolder();

  const schedule = (place = 'backups'): BackupSchedule =>
    new BackupSchedule({
      setting: { folder: folder.file(place), minuteOfDay: HALF_PAST_TWO },
      database: world.address,
      siteVersion: '1.2.3',
      clock: world.clock,
      log: world.log.logger,
    });
  const made = (): Promise<string[]> => readdir(folder.file('backups')).then((names) => names.sort());

  it('makes one at the first start, then one a day, and a single one after days without a server', async () => {
    const running = schedule();
    await running.run();
    const first = backupName(world.clock.now());
    await expect(made()).resolves.toEqual([first]);
    await expect(checkBackup(folder.file(`backups/${first}`))).resolves.toMatchObject({
      description: { database: kind, siteVersion: '1.2.3' },
    });
    await running.run();
    await expect(made()).resolves.toHaveLength(1);

    world.clock.passHours(DAY_HOURS);
    await running.run();
    await running.run();
    await expect(made()).resolves.toEqual([first, backupName(world.clock.now())].sort());

    world.clock.passHours(3 * DAY_HOURS);
    await schedule().run();
    await expect(made()).resolves.toHaveLength(3);
    expect(world.log.text).not.toContain('"level":"error"');
  });

  it('deletes old backups and abandoned drafts, but no other files', async () => {
    await mkdir(folder.file('backups'));
    const old = Array.from({ length: 60 }, (_, day) => backupName(new Date(2025, 0, 1 + day, 2, 30)));
    for (const name of [...old, 'mine.txt']) await writeFile(folder.file(`backups/${name}`), '');
    const writeDraft = async (name: string, hoursAgo: number): Promise<void> => {
      const time = new Date(world.clock.now().getTime() - hoursAgo * HOUR_MS);
      await writeFile(folder.file(`backups/${name}`), '');
      await utimes(folder.file(`backups/${name}`), time, time);
    };
    await writeDraft('safety-classes-1.sqlite.part', 25);
    await writeDraft('safety-classes-2.sqlite.part', 23);
    await schedule().run();
    const left = await made();
    expect(left.filter((name) => name.endsWith('.part'))).toEqual(['safety-classes-2.sqlite.part']);
    expect(left).toContain('mine.txt');
    expect(left.filter((name) => name.endsWith('.sqlite'))).toHaveLength(7 + 4);
  });

  it('logs a failure as an error and retries after an hour', async () => {
    await writeFile(folder.file('taken'), 'a file where the folder should be');
    const running = schedule('taken');
    await running.run();
    const errors = () => world.log.all().filter(({ level }) => level === 'error').length;
    expect(errors()).toBe(1);
    world.clock.passHours(0.9);
    await running.run();
    expect(errors()).toBe(1);
    world.clock.passHours(0.2);
    await running.run();
    expect(errors()).toBe(2);
  });

  it('names the folder that has no room', async () => {
    const full = Object.assign(new Error('SQLITE_FULL: database or disk is full'), { code: 'SQLITE_FULL' });
    const write = jest.spyOn(SqliteFile.prototype, 'all').mockRejectedValue(full);
    await schedule()
      .run()
      .finally(() => write.mockRestore());
    expect(world.log.text).toContain(`There is no room for the backup in ${folder.file('backups')}: `);
    await expect(made()).resolves.toEqual([]);
  });

  it('makes backups after the clock was ahead, and the doctor reports the one from the future', async () => {
    const backups = { folder: folder.file('backups'), minuteOfDay: HALF_PAST_TWO };
    const start = world.clock.now();
    const running = schedule();
    world.clock.passHours(370 * DAY_HOURS);
    await running.run();
    const future = backupName(world.clock.now());
    await writeFile(folder.file('taken'), '');
    const failing = schedule('taken');
    await failing.run();

    world.clock.moveTo(start);
    await expect(checkBackupAge(backups, start)).resolves.toMatchObject({ state: 'fail' });
    await running.run();
    await expect(made()).resolves.toEqual([backupName(start), future]);
    await expect(checkBackupAge(backups, start)).resolves.toMatchObject({
      state: 'warn',
      text: expect.stringContaining(`${future} is from the future`) as unknown,
    });
    await rm(folder.file('taken'));
    await failing.run();
    await expect(readdir(folder.file('taken'))).resolves.toEqual([backupName(start)]);
  });

  it('does nothing without BACKUP_DIR', async () => {
    const job = startBackups(
      { backups: undefined, database: world.address },
      '1',
      world.clock,
      world.log.logger,
    );
    await job.stop();
    expect(world.log.text).toBe('');
  });
});

describe.each(DATABASES)('several processes on one %s', (kind) => {
  const world = useWorld(kind);
  const folder = useBackupFolder();

  it('make one backup in total', async () => {
    // File times come from the system clock.
    world.clock.moveTo(systemClock.now());
    const schedules = Array.from(
      { length: 5 },
      () =>
        new BackupSchedule({
          setting: { folder: folder.file('backups'), minuteOfDay: HALF_PAST_TWO },
          database: world.address,
          siteVersion: '1.2.3',
          clock: world.clock,
          log: world.log.logger,
        }),
    );
    await Promise.all(schedules.map((schedule) => schedule.run()));
    await expect(readdir(folder.file('backups'))).resolves.toHaveLength(1);
    expect(world.log.all().filter(({ msg }) => msg === 'backup made')).toHaveLength(1);
    expect(world.log.text).not.toContain('"level":"error"');
  });
});
