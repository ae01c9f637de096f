import { existsSync, statSync, writeFileSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { entities } from '../entities.js';
import { AccountEntity } from '../features/accounts/account.entity.js';
import { AccountLinkEntity } from '../features/accounts/links/account-link.entity.js';
import { endLogInsAndLinks } from '../features/accounts/users/restored-accounts.store.js';
import { BookingEntity } from '../features/bookings/booking.entity.js';
import { suspendMessages } from '../platform/backup/suspend-messages.js';
import { withSqliteFile } from '../platform/backup/sqlite-file.js';
import { systemClock } from '../platform/context/clock.js';
import { MINUTE_MS } from '../platform/context/durations.js';
import { createDataSource } from '../platform/database/data-source.js';
import { openDatabase } from '../platform/database/open-database.js';
import { OutboxMessageEntity } from '../platform/outbox/outbox-message.entity.js';
import { queueMessage } from '../platform/outbox/outbox.js';
import { book } from '../testing/attendees.js';
import { fillTables, rowsOf, SITE_VERSION, useBackupFolder } from '../testing/backups.js';
import { DATABASES, useWorld } from '../testing/world.js';

describe.each(DATABASES)('a backup of %s', (kind) => {
  const world = useWorld(kind);
  const folder = useBackupFolder();

  it.each(DATABASES)('is restored into %s with identical rows', async (target) => {
    await fillTables(world);
    const expected = await rowsOf(world.address);
    const file = await folder.backup(world);
    const address = await folder.target(target);
    await expect(folder.restore(file, address)).resolves.toMatchObject({
      former: null,
      rows: { booking: 4, class_type: 1, account: 1 },
      description: { siteVersion: SITE_VERSION, database: kind },
    });
    await expect(rowsOf(address)).resolves.toEqual(expected);
  });

  it('is a consistent snapshot despite concurrent writes', async () => {
    const id = await fillTables(world);
    const writing = (async () => {
      for (let index = 100; index < 113; index += 1) await book(world, id, {}, index);
    })();
    const file = await folder.backup(world);
    await writing;
    await withSqliteFile(file, 'still', async (copy) => {
      // Student, booking and messages of a booking are written together.
      const students = await copy.value('SELECT COUNT(DISTINCT student_id) FROM booking');
      await expect(copy.value('SELECT COUNT(*) FROM booking')).resolves.toBe(students);
      await expect(
        copy.value(`SELECT COUNT(*) FROM outbox_message WHERE template = 'booking.confirmation'`),
      ).resolves.toBe(students);
      await expect(copy.all('PRAGMA foreign_key_check')).resolves.toEqual([]);
    });
  });

  it('is a single file that only its owner can read', async () => {
    await fillTables(world);
    const file = await folder.backup(world);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(readdir(folder.path)).resolves.toEqual(['backup.sqlite']);
  });

  it('replaces an existing file only with force', async () => {
    await fillTables(world);
    const file = folder.file('backup.sqlite');
    await writeFile(file, 'something else');
    await expect(folder.backup(world)).rejects.toThrow(`${file} already exists. Use --force to replace it.`);
    expect(statSync(file).size).toBe('something else'.length);
    await folder.backup(world, { force: true });
    await expect(folder.restore(file, await folder.target('sqlite'))).resolves.toMatchObject({
      rows: { booking: 4 },
    });
  });

  it('does not replace a file that appears while it is made', async () => {
    await fillTables(world);
    const file = folder.file('backup.sqlite');
    const made = folder.backup(world).catch((error: unknown) => error);
    while (!existsSync(`${file}.part`)) await sleep(1);
    writeFileSync(file, 'something else');
    await expect(made).resolves.toMatchObject({
      message: `${file} already exists. Use --force to replace it.`,
    });
    expect(statSync(file).size).toBe('something else'.length);
    await expect(readdir(folder.path)).resolves.toEqual(['backup.sqlite']);
  });

  it('is not made beside another one of the same name, unless that was abandoned ten minutes ago', async () => {
    await fillTables(world);
    const draft = folder.file('backup.sqlite.part');
    await writeFile(draft, 'half of a backup');
    const modified = async (minutesAgo: number) => {
      const at = new Date(systemClock.now().getTime() - minutesAgo * MINUTE_MS);
      await utimes(draft, at, at);
    };
    for (const minutes of [0, 9]) {
      await modified(minutes);
      await expect(folder.backup(world)).rejects.toThrow(`${draft} is there: another backup is writing it`);
      expect(statSync(draft).size).toBe('half of a backup'.length);
    }
    await modified(11);
    await folder.backup(world);
    await expect(readdir(folder.path)).resolves.toEqual(['backup.sqlite']);
  });

  it('replaces a database with bookings only after confirmation, and preserves the former one', async () => {
    await fillTables(world);
    const file = await folder.backup(world);
    const address = await folder.target(kind);
    await folder.restore(file, address);
    const kept = await rowsOf(address);
    await expect(
      folder.restore(file, address, {
        confirm: (bookings) => Promise.reject(new Error(`there are ${bookings ?? 'unknown'} bookings`)),
      }),
    ).rejects.toThrow('there are 4 bookings');
    await expect(rowsOf(address)).resolves.toEqual(kept);

    await world.change(BookingEntity, { lastName: 'Muñoz 7' }, { lastName: 'Later' });
    await folder.backup(world, { force: true });
    const { former } = await folder.restore(file, address);
    if (former === null) throw new Error('nothing was kept');
    await expect(rowsOf(address)).resolves.toEqual(await rowsOf(world.address));
    // Restoring the former database undoes the restore.
    await folder.restore(former, address);
    await expect(rowsOf(address)).resolves.toEqual(kept);
  });

  it('cannot be restored while a server has the database open', async () => {
    await fillTables(world);
    const file = await folder.backup(world);
    const address = await folder.target(kind);
    await folder.restore(file, address);
    const before = await rowsOf(address);
    const server = await openDatabase(address, entities);
    await server.reader.query('SELECT 1 FROM booking');
    await expect(folder.restore(file, address)).rejects.toThrow(/in use. Stop every server/);
    await server.close();
    await expect(rowsOf(address)).resolves.toEqual(before);
    await expect(folder.restore(file, address)).resolves.toMatchObject({ rows: { booking: 4 } });
  });

  it('leaves the database unchanged when the restore fails', async () => {
    await fillTables(world);
    const file = await folder.backup(world);
    const address = await folder.target(kind);
    await folder.restore(file, address);
    const before = await rowsOf(address);
    await expect(
      folder.restore(file, address, { settle: () => Promise.reject(new Error('broken off')) }),
    ).rejects.toThrow('broken off');
    await expect(rowsOf(address)).resolves.toEqual(before);
  });

  it('holds back messages that may have been sent since, and ends log-ins and open links', async () => {
    const hour = 3_600_000;
    const now = new Date(world.clock.now().getTime() + 24 * hour);
    const queue = (key: string, hours: number) =>
      world.database.transaction(world.guest(), (manager) =>
        queueMessage(world.guest(), manager, {
          template: 'account.welcome',
          recipient: `${key}@example.com`,
          language: 'en',
          payload: {},
          deduplicationKey: key,
          dueAt: new Date(world.clock.now().getTime() + hours * hour),
        }),
      );
    for (const [key, hours] of [
      ['due', 1],
      ['later', 48],
      ['tried', 48],
      ['sent', 1],
    ] as const)
      await queue(key, hours);
    await world.change(OutboxMessageEntity, { deduplicationKey: 'tried' }, { attempts: 2 });
    await world.change(OutboxMessageEntity, { deduplicationKey: 'sent' }, { sentAt: now });
    await world.makeAccount('rosa@example.com', 'four quiet mountain goats', 'admin');
    const { tokenVersion } = await world.stored(AccountEntity).findOneByOrFail({});
    await world.services.passwords.requestReset(world.guest(), { email: 'rosa@example.com' });

    const file = await folder.backup(world);
    const address = await folder.target(kind);
    await folder.restore(file, address, {
      settle: async (manager) => {
        await endLogInsAndLinks(manager, now);
        await suspendMessages(manager, now);
      },
    });
    const restored = await createDataSource(address, entities, { poolSize: 1 }).initialize();
    const messages = await restored.getRepository(OutboxMessageEntity).find();
    const account = await restored.getRepository(AccountEntity).findOneByOrFail({});
    const resets = await restored.getRepository(AccountLinkEntity).find();
    await restored.destroy();
    const lastError = 'RESTORED';
    const found = (key: string) => messages.find(({ deduplicationKey }) => deduplicationKey === key);
    expect(found('due')).toMatchObject({ sentAt: null, failedAt: now, lastError });
    expect(found('tried')).toMatchObject({ sentAt: null, failedAt: now, lastError });
    expect(found('later')).toMatchObject({ sentAt: null, attempts: 0, lastError: null });
    expect(found('sent')).toMatchObject({ sentAt: now, lastError: null });
    expect(account.tokenVersion).toBeGreaterThan(tokenVersion);
    expect(resets).toMatchObject([{ usedAt: now }]);
  });

  it('of an earlier version is migrated to this one', async () => {
    await fillTables(world);
    const file = await folder.backup(world);
    await withSqliteFile(file, 'live', async (copy) => {
      await copy.all('DROP INDEX class_type_name_key');
      await copy.all('ALTER TABLE class_type DROP COLUMN name_key');
      await copy.all(`DELETE FROM migrations WHERE name LIKE 'ClassTypeNames%'`);
    });
    const address = await folder.target(kind);
    await folder.restore(file, address);
    await expect(rowsOf(address)).resolves.toEqual(await rowsOf(world.address));
  });
});
