import { existsSync, readFileSync, statSync } from 'node:fs';
import { chown, copyFile, open, symlink, writeFile } from 'node:fs/promises';
import { entities } from '../entities.js';
import { BookingEntity } from '../features/bookings/booking.entity.js';
import { withSqliteFile } from '../platform/backup/sqlite-file.js';
import { openDatabase } from '../platform/database/open-database.js';
import { bookSeats } from '../testing/attendees.js';
import { fillTables, rowsOf, useBackupFolder } from '../testing/backups.js';
import { makeClass } from '../testing/classes.js';
import { useWorld } from '../testing/world.js';

describe('a restore rejects a backup that is', () => {
  const world = useWorld('sqlite');
  const folder = useBackupFolder();

  const attempt = async (path: string): Promise<string> => {
    const address = await folder.target('sqlite');
    const tried = await folder.restore(path, address).catch((error: unknown) => String(error));
    return typeof tried === 'string' ? tried : 'restored';
  };

  it.each<[string, (file: string) => Promise<unknown>, string]>([
    ['damaged', (file) => scribble(file), 'damaged|cannot be read'],
    ['truncated', (file) => cutOff(file), 'damaged|cannot be read'],
    [
      'not a database',
      (file) => writeFile(file, 'not a database, but long enough to look'),
      'cannot be read',
    ],
    [
      'of another program',
      (file) => withSqliteFile(file, 'live', (copy) => copy.all('DROP TABLE migrations')),
      'is not a database of this site',
    ],
    [
      'of a newer version',
      (file) =>
        withSqliteFile(file, 'live', (copy) =>
          copy.all(`INSERT INTO migrations (timestamp, name) VALUES (1, 'Later9999999999999')`),
        ),
      'newer version of the site \\(Later9999999999999\\)',
    ],
    [
      'missing rows',
      (file) => withSqliteFile(file, 'live', (copy) => copy.all('DELETE FROM outbox_message')),
      'does not contain the expected rows: outbox_message 0 instead of',
    ],
    [
      'missing referenced rows',
      (file) => withSqliteFile(file, 'live', (copy) => copy.all('DELETE FROM class_type')),
      'with missing references in class_instance',
    ],
    ['next to a -wal file', (file) => writeFile(`${file}-wal`, 'x'), 'is a database in use, not a backup'],
  ])('%s', async (_how, spoil, message) => {
    await fillTables(world);
    const file = await folder.backup(world);
    await spoil(file);
    expect(await attempt(file)).toMatch(new RegExp(message));
  });

  it('missing', async () => {
    expect(await attempt(folder.file('nothing.sqlite'))).toContain('does not exist');
  });
});

describe('a restore into SQLite', () => {
  const world = useWorld('sqlite');
  const folder = useBackupFolder();

  it('removes the -wal and -shm files of the former database, which would corrupt the restored one', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 2);
    const file = await folder.backup(world);
    const address = await folder.target('sqlite');
    const live = world.url.replace('sqlite:', '');
    // Files that a killed server leaves.
    for (const end of ['', '-wal', '-shm']) await copyFile(live + end, address.path + end);
    await bookSeats(world, (await makeClass(world)).id, 1);
    const { former } = await folder.restore(file, address);
    expect(['-wal', '-shm'].map((end) => existsSync(address.path + end))).toEqual([false, false]);
    expect(former).toMatch(/\.before-restore-\d{4}-\d\d-\d\dT\d{9}Z$/);
    const opened = await openDatabase(address, entities);
    await expect(opened.reader.getRepository(BookingEntity).count()).resolves.toBe(2);
    await opened.close();
  });

  it('replaces a damaged database and preserves it', async () => {
    await bookSeats(world, (await makeClass(world)).id, 2);
    const file = await folder.backup(world);
    const address = await folder.target('sqlite');
    // With the newest changes in its -wal file, which may be needed to repair it.
    const wal = `${address.path}-wal`;
    const kept = folder.file('kept-wal');
    await copyFile(file, address.path);
    await withSqliteFile(address.path, 'live', async (database) => {
      await database.all('PRAGMA journal_mode = WAL');
      await database.all(`UPDATE booking SET language = 'es'`);
      await copyFile(wal, kept);
    });
    await copyFile(kept, wal);
    await writeFile(address.path, 'this was a database once, before the disk failed');
    const asked: unknown[] = [];
    const { former } = await folder.restore(file, address, {
      confirm: (bookings) => {
        asked.push(bookings);
        return Promise.resolve();
      },
    });
    expect(asked).toEqual([undefined]);
    expect(statSync(former ?? '').size).toBe(48);
    expect(readFileSync(`${former}-wal`)).toEqual(readFileSync(kept));
    await expect(rowsOf(address)).resolves.toMatchObject({ booking: [{}, {}] });
  });

  // Only root can change an owner.
  if (process.getuid?.() === 0)
    it('keeps the owner of the database if root restores it', async () => {
      const file = await folder.backup(world);
      const address = await folder.target('sqlite');
      await folder.restore(file, address);
      await chown(address.path, 65_534, 65_534);
      await folder.restore(file, address);
      expect(statSync(address.path)).toMatchObject({ uid: 65_534, gid: 65_534 });
    });

  it('refuses the database itself, under any name', async () => {
    const address = await folder.target('sqlite');
    await folder.restore(await folder.backup(world), address);
    await symlink(address.path, folder.file('link.sqlite'));
    for (const path of [address.path, folder.file('link.sqlite')])
      await expect(folder.restore(path, address)).rejects.toThrow(`${path} is the database itself.`);
  });
});

async function scribble(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  for (let page = 4; page < 40; page += 1)
    await handle.write(Buffer.alloc(2000, 0xa5), 0, 2000, page * 4096 + 100);
  await handle.close();
}

async function cutOff(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.truncate(statSync(path).size - 10 * 4096);
  await handle.close();
}
