import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AccountLinkEntity } from '../features/accounts/links/account-link.entity.js';
import { ClassNoticeEntity } from '../features/class-notices/class-notice.entity.js';
import { IdempotencyKeyEntity } from '../features/bookings/idempotency/idempotency-key.entity.js';
import { BookingEntity } from '../features/bookings/booking.entity.js';
import { clearBookingSources } from '../features/booking-bursts/booking-source.store.js';
import { deleteMergeUndoData } from '../features/merging/merge-undo.store.js';
import { StudentMergeEntity } from '../features/students/student-merge.entity.js';
import { AuditEntryEntity } from '../platform/audit/audit-entry.entity.js';
import { systemClock } from '../platform/context/clock.js';
import { DAY_MS } from '../platform/context/durations.js';
import { IsNull, Not } from 'typeorm';
import { book } from '../testing/attendees.js';
import { makeClass } from '../testing/classes.js';
import { insertRows } from '../platform/database/insert-rows.js';
import type { RemoveOld } from '../platform/jobs/remove-batch.js';
import { OutboxMessageEntity } from '../platform/outbox/outbox-message.entity.js';
import { ThrottleCountEntity } from '../platform/throttle/throttle-count.entity.js';
import { removeOld, retain, startRetention } from './retention.js';
import { DATABASES, useWorld } from '../testing/world.js';

describe.each(DATABASES)('retention on %s', (kind) => {
  const world = useWorld(kind);
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-retention-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const daysAgo = (days: number): Date => new Date(world.clock.now().getTime() - days * DAY_MS);
  const message = (name: string, changes: Partial<OutboxMessageEntity>): Partial<OutboxMessageEntity> => ({
    id: randomUUID(),
    channel: 'email',
    template: 'account.welcome',
    payload: '{}',
    language: 'en',
    recipient: 'guest@example.com',
    deduplicationKey: name,
    attempts: 1,
    createdAt: daysAgo(400),
    dueAt: daysAgo(400),
    ...changes,
  });
  const store = (...rows: Partial<OutboxMessageEntity>[]): Promise<void> =>
    world.database.transaction(world.guest(), (manager) => insertRows(manager, OutboxMessageEntity, rows));
  const run = (signal = new AbortController().signal): Promise<void> =>
    removeOld(world.guest(), world.database, folder, signal);
  const retainOnce = (): Promise<void> =>
    retain(world.guest(), world.database, folder, new AbortController().signal);
  const names = async (): Promise<string[]> =>
    (await world.stored(OutboxMessageEntity).find()).map((row) => row.deduplicationKey).sort();

  it('removes sent messages after 90 days and failed ones after 180, but no pending ones', async () => {
    await store(
      message('sent 91 days ago', { sentAt: daysAgo(91) }),
      message('sent 89 days ago', { sentAt: daysAgo(89) }),
      message('failed 181 days ago', { failedAt: daysAgo(181) }),
      message('failed 179 days ago', { failedAt: daysAgo(179) }),
      message('still tried', { retryAt: daysAgo(-1) }),
    );
    await run();
    expect(await names()).toEqual(['failed 179 days ago', 'sent 89 days ago', 'still tried']);
  });

  it('removes class notices after 190 days', async () => {
    const { id: classInstanceId } = await makeClass(world);
    const notice = (id: string, days: number) => ({
      id,
      classInstanceId,
      knownFacts: '{}',
      createdAt: daysAgo(days),
    });
    await world.database.transaction(world.guest(), (manager) =>
      insertRows(manager, ClassNoticeEntity, [notice('old', 191), notice('new', 189)]),
    );
    await run();
    await expect(world.stored(ClassNoticeEntity).find()).resolves.toMatchObject([{ id: 'new' }]);
  });

  it('removes thousands of rows in batches, and none after a stop', async () => {
    for (let batch = 0; batch < 6; batch += 1)
      await store(
        ...Array.from({ length: 200 }, (_, index) => message(`${batch}:${index}`, { sentAt: daysAgo(100) })),
      );
    const stopped = new AbortController();
    stopped.abort();
    await run(stopped.signal);
    expect(await names()).toHaveLength(1200);
    await Promise.all([run(), run()]);
    expect(await names()).toEqual([]);
  });

  it('removes idempotency keys after 24 hours, and links of accounts after 30 days', async () => {
    const key = { scope: 'guest', fingerprint: 'f', bookingId: randomUUID() };
    const link = { accountId: null, usedAt: null, purpose: 'password', passwordHash: null } as const;
    await world.database.transaction(world.guest(), async (manager) => {
      await insertRows(manager, IdempotencyKeyEntity, [
        { ...key, key: 'of yesterday', createdAt: daysAgo(1.01) },
        { ...key, key: 'of today', createdAt: daysAgo(0.99) },
      ]);
      await insertRows(manager, AccountLinkEntity, [
        { ...link, id: 'old', createdAt: daysAgo(31), expiresAt: daysAgo(31) },
        { ...link, id: 'new', createdAt: daysAgo(29), expiresAt: daysAgo(29) },
      ]);
    });
    await run();
    expect(await world.stored(IdempotencyKeyEntity).find()).toMatchObject([{ key: 'of today' }]);
    expect(await world.stored(AccountLinkEntity).find()).toMatchObject([{ id: 'new' }]);
  });

  it('removes outbox files after 30 days, but no other files', async () => {
    for (const name of ['old.eml', 'old.txt', 'new.eml', 'note.pdf'])
      await writeFile(join(folder, name), 'content');
    for (const name of ['old.eml', 'old.txt', 'note.pdf'])
      await utimes(join(folder, name), daysAgo(31), daysAgo(31));
    await utimes(join(folder, 'new.eml'), daysAgo(29), daysAgo(29));
    await run();
    expect((await readdir(folder)).sort()).toEqual(['new.eml', 'note.pdf']);
  });

  it('removes nothing for a day after the clock has jumped, and logs the jump once', async () => {
    const jumps = () => world.log.all().filter(({ msg }) => String(msg).startsWith('the clock has jumped'));
    const checkFor = async (hours: number): Promise<void> => {
      for (let hour = 0; hour < hours; hour += 12) {
        world.clock.passHours(12);
        await retainOnce();
      }
    };
    await retainOnce();
    await checkFor(36);
    await store(message('sent 80 days ago', { sentAt: daysAgo(80) }));
    const jumpsBefore = jumps().length;
    world.clock.passHours(400 * 24);
    await retainOnce();
    await checkFor(12);
    expect(await names()).toEqual(['sent 80 days ago']);
    expect(jumps()).toHaveLength(jumpsBefore + 1);

    world.clock.passHours(-400 * 24);
    await checkFor(36);
    expect(await names()).toEqual(['sent 80 days ago']);
    world.clock.passHours(60);
    await retainOnce();
    expect(jumps()).toHaveLength(jumpsBefore + 2);
    await checkFor(9 * 24);
    expect(await names()).toEqual([]);
  });

  it('starts to remove rows a day after the first start', async () => {
    await store(message('sent 100 days ago', { sentAt: daysAgo(100) }));
    await retainOnce();
    expect(await names()).toEqual(['sent 100 days ago']);
    world.clock.passHours(25);
    await retainOnce();
    expect(await names()).toEqual([]);
  });

  it('does all the rest if one kind of rows cannot be removed, and fails at the end', async () => {
    await retainOnce();
    world.clock.passHours(25);
    await store(message('queued while the clock was ahead', { dueAt: daysAgo(-9), createdAt: daysAgo(-9) }));
    await store(message('sent 100 days ago', { sentAt: daysAgo(100) }));
    await writeFile(join(folder, 'old.eml'), 'content');
    await utimes(join(folder, 'old.eml'), daysAgo(31), daysAgo(31));
    const rename = (from: string, to: string) =>
      world.database.transaction(world.guest(), (manager) =>
        manager.query(`ALTER TABLE "${from}" RENAME TO "${to}"`),
      );
    const key = {
      scope: 'guest',
      key: 'old',
      fingerprint: 'f',
      bookingId: randomUUID(),
      createdAt: daysAgo(2),
    };
    await world.database.transaction(world.guest(), (manager) =>
      insertRows(manager, IdempotencyKeyEntity, [key]),
    );
    await rename('class_notice', 'elsewhere');
    const [done] = await Promise.allSettled([retainOnce()]);
    await rename('elsewhere', 'class_notice');
    expect(done).toMatchObject({ status: 'rejected', reason: { message: 'not everything old was removed' } });
    expect(world.log.all()).toContainEqual(
      expect.objectContaining({ what: 'class notices', msg: 'old rows not removed' }),
    );
    expect(await names()).toEqual(['queued while the clock was ahead']);
    expect(await world.stored(IdempotencyKeyEntity).find()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    const [{ dueAt } = {}] = await world.stored(OutboxMessageEntity).find();
    expect(dueAt).toEqual(world.clock.now());
  });

  it('removes the sources of bookings and the undo data of merges in batches', async () => {
    const { booking } = await book(world, (await makeClass(world)).id);
    const row = await world.stored(BookingEntity).findOneByOrFail({ id: booking.id });
    const old = Array.from({ length: 501 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      confirmationNumber: String(20_000_000 + index),
      bookingStatus: 'cancelled' as const,
      sourceKey: 'of one address',
      createdAt: daysAgo(31),
    }));
    const merges = old.map(({ id, studentId }) => ({
      id,
      keptId: studentId,
      mergedId: studentId,
      keptVersion: 1,
      mergedVersion: 1,
      bookingCount: 0,
      undo: '{}',
      mergedAt: daysAgo(2),
    }));
    await world.database.transaction(world.guest(), async (manager) => {
      await insertRows(manager, BookingEntity, old);
      await insertRows(manager, StudentMergeEntity, merges);
    });
    const removedBy = (remove: RemoveOld, days: number) =>
      world.database.transaction(world.guest(), (manager) => remove(manager, daysAgo(days)));
    await expect(removedBy(clearBookingSources, 30)).resolves.toBe(500);
    await expect(removedBy(deleteMergeUndoData, 1)).resolves.toBe(500);
    await run();
    await expect(removedBy(clearBookingSources, 30)).resolves.toBe(0);
    await expect(world.stored(StudentMergeEntity).countBy({ undo: Not(IsNull()) })).resolves.toBe(0);
  });

  it('keeps the audit log', async () => {
    await world.database.transaction(world.guest(), (manager) =>
      insertRows(manager, AuditEntryEntity, [
        {
          id: 'entry',
          at: daysAgo(4000),
          action: 'booking.created',
          subjectType: 'booking',
          subjectId: 'any',
          actorRole: 'guest',
          requestId: 'r',
          details: '{}',
        },
      ]),
    );
    await run();
    expect(await world.stored(AuditEntryEntity).count()).toBe(1);
  });

  it('makes messages due that were queued while the clock was ahead, but no scheduled ones', async () => {
    await store(
      message('for at once', { dueAt: daysAgo(-400), createdAt: daysAgo(-400), attempts: 0 }),
      message('planned', { dueAt: daysAgo(-400), createdAt: daysAgo(1), attempts: 0 }),
    );
    await retainOnce();
    const rows = await world.stored(OutboxMessageEntity).find({ order: { dueAt: 'ASC' } });
    expect(rows.map(({ deduplicationKey, dueAt }) => [deduplicationKey, dueAt])).toEqual([
      ['for at once', world.clock.now()],
      ['planned', daysAgo(-400)],
    ]);
  });
});

describe('rate limit counts on postgres', () => {
  const world = useWorld('postgres');

  it('are removed after their window, from the start of a server on', async () => {
    const now = systemClock.now().getTime();
    await world.database.transaction(world.guest(), (manager) =>
      insertRows(manager, ThrottleCountEntity, [
        { key: 'over', points: 1, expire: String(now - 1000) },
        { key: 'counted', points: 1, expire: String(now + 600_000) },
      ]),
    );
    const keys = async () => (await world.stored(ThrottleCountEntity).find()).map(({ key }) => key);
    const folder = join(tmpdir(), randomUUID());
    const retention = startRetention({ dataDir: folder }, world.database, world.log.logger);
    while ((await keys()).includes('over')) await sleep(20);
    await retention.stop();
    expect(await keys()).toEqual(['counted']);
  });
});
