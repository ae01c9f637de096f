import type { EntityManager } from 'typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import { attendee, book, tally } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { Gate } from '../../../testing/gate.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { COMPANY, DATABASES, JWT_SECRET, useWorld, type World } from '../../../testing/world.js';
import { entities } from '../../../entities.js';
import { createServices } from '../../../services.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { openDatabase } from '../../../platform/database/open-database.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { rowLock } from '../../schedule/seats/seat-lock.store.js';
import { StudentEntity } from '../../students/student.entity.js';
import type { BookedSeat } from '../book/booking.service.js';
import { BookingEntity } from '../booking.entity.js';

const KEY = { idempotencyKey: 'c0ffee00-form-1' };
const codeOf = (result: PromiseSettledResult<unknown> | undefined): string | undefined =>
  Object.keys(tally(result ? [result] : []))[0];

/**
 * Locks a class in another transaction; on SQLite, this excludes all other writes. @returns a function that releases
 * the lock
 */
async function hold(world: World, classId: string): Promise<() => Promise<void>> {
  const [isHeld, release] = [new Gate(), new Gate()];
  const holding = world.database.transaction(world.guest(), async (manager: EntityManager) => {
    await rowLock.lock(manager, [classId]);
    isHeld.open();
    await release.passed;
  });
  await isHeld.passed;
  return () => {
    release.open();
    return holding;
  };
}

describe.each(DATABASES)('guests who wait for the lock of a class together, on %s,', (kind) => {
  const world = useWorld(kind);

  /**
   * Sends requests while another transaction holds the class, and releases it when the first batches were refused the
   * lock.
   */
  async function together<Answer>(
    classId: string,
    ask: () => Promise<Answer>[],
  ): Promise<PromiseSettledResult<Answer>[]> {
    const release = await hold(world, classId);
    const asked = ask();
    await sleep(50);
    await release();
    return Promise.allSettled(asked);
  }

  async function countOf(what: string, work: () => Promise<unknown>): Promise<number> {
    const source = await world.database.transaction(world.guest(), (manager) =>
      Promise.resolve(manager.connection),
    );
    const log = StatementLog.of(source);
    await work();
    return log.statements.filter(({ sql }) => sql.includes(what)).length;
  }

  it('are booked with fewer statements than there are guests', async () => {
    const { id } = await makeClass(world);
    const crowd = () =>
      together(id, () => Array.from({ length: 12 }, (_, index) => book(world, id, {}, index)));
    expect(await countOf('INSERT INTO "booking"', crowd)).toBeLessThan(6);
    for (const entity of [BookingEntity, StudentEntity])
      await expect(world.stored(entity).count()).resolves.toBe(12);
    // One confirmation and one reminder each.
    await expect(world.stored(OutboxMessageEntity).count()).resolves.toBe(24);
    await expect(world.stored(AuditEntryEntity).countBy({ action: 'booking.created' })).resolves.toBe(12);
  });

  it('get responses to repeated requests, and expired keys are removed, with fewer statements', async () => {
    const { id } = await makeClass(world, { maxAttendees: 30 });
    const crowd = (from: number) => () =>
      together(id, () =>
        Array.from({ length: 12 }, (_, index) =>
          book(world, id, { idempotencyKey: `c0ffee00-form-${index}` }, from + index),
        ),
      );
    const first = await crowd(0)();
    let again: typeof first = [];
    const read = await countOf('FROM "booking" "BookingEntity"', async () => {
      again = await crowd(0)();
    });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(6);
    const idsOf = (results: typeof first) =>
      results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.booking.id] : []));
    expect(idsOf(again)).toEqual(idsOf(first));
    world.clock.passHours(25);
    const removed = await countOf('DELETE FROM "idempotency_key"', crowd(12));
    expect(removed).toBeGreaterThan(0);
    expect(removed).toBeLessThan(6);
    await expect(world.stored(BookingEntity).count()).resolves.toBe(24);
  });

  it('get the available seats in the order of their requests', async () => {
    const { id } = await makeClass(world, { maxAttendees: 5 });
    const results = await together(id, () =>
      Array.from({ length: 12 }, (_, index) => book(world, id, {}, index)),
    );
    expect(results.map((result) => codeOf(result))).toEqual([
      ...Array.from({ length: 5 }, () => 'booked'),
      ...Array.from({ length: 7 }, () => 'CLASS_FULL'),
    ]);
    const left = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value.booking.classInstance.seatsLeft] : [],
    );
    expect(left).toEqual([4, 3, 2, 1, 0]);
  });

  it('are booked once each with the same person or key, and a refusal does not affect the others', async () => {
    const { id } = await makeClass(world, { maxAttendees: 3 });
    const results = await together<BookedSeat>(id, () => [
      book(world, id, KEY, 1),
      book(world, id, {}, 1),
      book(world, id, KEY, 1),
      book(world, id, KEY, 2),
      book(world, id, {}, 3),
      world.services.bookings.bookSeat(world.guest(), attendee('no such class', {}, 4)),
      book(world, id, {}, 5),
      book(world, id, {}, 6),
    ]);
    expect(results.map((result) => codeOf(result))).toEqual([
      'booked',
      'ALREADY_BOOKED',
      'booked',
      'IDEMPOTENCY_MISMATCH',
      'booked',
      'NOT_FOUND',
      'booked',
      'CLASS_FULL',
    ]);
    const [first, , again] = results;
    if (first?.status !== 'fulfilled' || again?.status !== 'fulfilled') throw new Error('not booked');
    expect(first.value.isNew).toBe(true);
    expect(again.value.isNew).toBe(false);
    // The seats may have been counted again since.
    expect(again.value.booking).toMatchObject({ ...first.value.booking, classInstance: { id } });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(3);
  });

  it('become one student if they book two classes', async () => {
    const [one, other] = [await makeClass(world), await makeClass(world)];
    await together(one.id, () => [book(world, one.id), book(world, other.id)]);
    await expect(world.stored(BookingEntity).count()).resolves.toBe(2);
    await expect(world.stored(StudentEntity).count()).resolves.toBe(1);
  });

  it('each keep their own language, address and request id', async () => {
    const { id } = await makeClass(world);
    const contexts = [
      world.guest({ locale: 'es', address: '198.51.100.1', requestId: 'one' }),
      world.guest({ locale: 'en', address: '198.51.100.2', requestId: 'two' }),
    ];
    await together(id, () =>
      contexts.map((ctx, index) => world.services.bookings.bookSeat(ctx, attendee(id, {}, index))),
    );
    const query = world.stored(BookingEntity).createQueryBuilder('b').addSelect('b.sourceKey');
    const rows = await query.orderBy('b.email').getMany();
    expect(rows.map(({ language }) => language)).toEqual(['es', 'en']);
    expect(new Set(rows.map(({ sourceKey }) => sourceKey)).size).toBe(2);
    for (const [index, row] of rows.entries()) {
      const entry = await world.stored(AuditEntryEntity).findOneByOrFail({ subjectId: row.id });
      expect(entry.requestId).toBe(contexts[index]?.requestId);
    }
  });

  it('are not affected by one whose booking the database rejects', async () => {
    const { id } = await makeClass(world);
    await refuseLastName('Refused');
    const results = await together(id, () =>
      Array.from({ length: 6 }, (_, index) =>
        book(world, id, index === 2 ? { lastName: 'Refused' } : {}, index),
      ),
    );
    await refuseLastName(undefined);
    const failed = results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
    expect(failed).toEqual([2]);
    await expect(world.stored(BookingEntity).count()).resolves.toBe(5);
    await expect(world.stored(StudentEntity).count()).resolves.toBe(5);
  });

  it('are not booked again if it is unknown whether their commit took effect', async () => {
    const { id } = await makeClass(world);
    const { database } = world;
    const transaction = database.transaction.bind(database);
    jest.spyOn(database, 'transaction').mockImplementationOnce(async (ctx, work) => {
      await transaction(ctx, work);
      throw new Error('the connection was lost');
    });
    const asked = Array.from({ length: 4 }, (_, index) => book(world, id, {}, index));
    for (const result of await Promise.allSettled(asked))
      expect(result).toMatchObject({ reason: { message: 'the connection was lost' } });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(4);
  });

  /** Adds a constraint that no rule of the application checks. */
  async function refuseLastName(name: string | undefined): Promise<void> {
    await world.database.transaction(world.guest(), async (manager) => {
      if (kind === 'postgres') {
        await manager.query('ALTER TABLE "booking" DROP CONSTRAINT IF EXISTS "refused"');
        if (name)
          await manager.query(
            `ALTER TABLE "booking" ADD CONSTRAINT "refused" CHECK ("last_name" <> '${name}')`,
          );
        return;
      }
      await manager.query('DROP TRIGGER IF EXISTS "refused"');
      if (name)
        await manager.query(`CREATE TRIGGER "refused" BEFORE INSERT ON "booking" WHEN NEW."last_name" = '${name}'
          BEGIN SELECT RAISE(ABORT, 'refused'); END`);
    });
  }

  it('get the booking that another process makes with their key concurrently', async () => {
    const [one, other] = [await makeClass(world), await makeClass(world)];
    const second = await openDatabase(world.address, entities);
    const elsewhere = createServices({
      database: second,
      company: COMPANY,
      jwtSecret: JWT_SECRET,
      rateLimits: false,
    });
    const attempts = Array.from({ length: 20 }, (_, index) => {
      const { bookings } = index % 2 ? world.services : elsewhere;
      return bookings.bookSeat(world.guest(), attendee(index % 4 < 2 ? one.id : other.id, KEY));
    });
    const results = await Promise.allSettled(attempts);
    await second.close();
    expect(tally(results)).toEqual({ booked: 10, IDEMPOTENCY_MISMATCH: 10 });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
  });
});

describe('a class locked by another transaction, on postgres,', () => {
  const world = useWorld('postgres');

  it('does not delay guests who book another class', async () => {
    const [held, free] = [await makeClass(world, { maxAttendees: 2 }), await makeClass(world)];
    const release = await hold(world, held.id);
    const mixed = Array.from({ length: 40 }, (_, index) =>
      book(world, index % 2 ? held.id : free.id, {}, index).then(() => index),
    );
    const others = mixed.filter((_, index) => index % 2 === 0).slice(0, 20);
    await expect(Promise.all(others)).resolves.toHaveLength(20);
    await release();
    const results = await Promise.allSettled(mixed.filter((_, index) => index % 2 === 1));
    expect(results.map((result) => codeOf(result))).toEqual([
      'booked',
      'booked',
      ...Array.from({ length: 18 }, () => 'CLASS_FULL'),
    ]);
  });
});
