import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../../features/bookings/booking.entity.js';
import { StudentEntity } from '../../features/students/student.entity.js';
import { entities } from '../../entities.js';
import { makeClass } from '../../testing/classes.js';
import { fc } from '../../testing/fast-check.js';
import { repetitions } from '../../testing/repetitions.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import type { Database } from './database.js';
import { MAINTAINED_COUNTS, readMaintainedCount } from './maintained-counts.js';
import { openDatabase } from './open-database.js';

type Change =
  'book' | 'bookMany' | 'bookCancelled' | 'cancel' | 'restore' | 'forget' | 'deleteStudent' | 'pay';
const CHANGES: Change[] = [
  ...(['book', 'bookMany', 'bookCancelled', 'cancel'] as const),
  ...(['restore', 'forget', 'deleteStudent', 'pay'] as const),
];
const aTransaction = fc.record({
  changes: fc.array(fc.constantFrom(...CHANGES), { minLength: 1, maxLength: 4 }),
  isTakenBack: fc.boolean(),
  isOfOther: fc.boolean(),
});

describe.each(DATABASES)('the maintained counts on %s', (kind) => {
  const world = useWorld(kind);
  let other: Database;
  beforeAll(async () => {
    other = await openDatabase(world.address, entities);
  });
  afterAll(() => other.close());

  async function drift(): Promise<Record<string, [kept: number, rows: number]>> {
    const { manager } = world.database.reader;
    const found: Record<string, [number, number]> = {};
    for (const { name, sql } of MAINTAINED_COUNTS) {
      const [row] = await manager.query<Record<string, number | string>[]>(sql);
      const rows = Number(Object.values(row ?? {})[0]);
      const kept = await readMaintainedCount(manager, name);
      if (kept !== rows) found[name] = [kept, rows];
    }
    return found;
  }

  const person = () => ({
    firstName: 'José',
    lastName: 'Peña',
    email: 'jose@example.com',
    attendeeKey: randomUUID(),
    searchText: 'jose pena',
    sortName: 'pena jose',
    phone: null,
    companyName: null,
    emergencyContactName: 'Ana',
    emergencyContactPhone: '1',
    textNotifications: false,
    version: 1,
    createdAt: world.clock.now(),
    updatedAt: world.clock.now(),
  });
  const student = () => ({ ...person(), id: randomUUID(), companySearch: null, deletedAt: null });
  const booking = (classInstanceId: string, studentId: string, bookingStatus: 'confirmed' | 'cancelled') => ({
    ...person(),
    id: randomUUID(),
    confirmationNumber: randomUUID().slice(0, 8),
    classInstanceId,
    studentId,
    ...({
      amountCents: 1,
      bookingStatus,
      paymentStatus: 'pending',
      language: 'en',
      bookingDate: '2027-01-01',
    } as const),
    notes: null,
    smsConsentText: null,
    smsConsentLanguage: null,
    smsConsentAt: null,
    termsAgreedAt: null,
    sourceKey: null,
  });

  async function make(manager: EntityManager, classId: string, change: Change): Promise<void> {
    const book = async (count: number, status: 'confirmed' | 'cancelled'): Promise<void> => {
      const people = Array.from({ length: count }, student);
      await manager.insert(StudentEntity, people);
      await manager.insert(
        BookingEntity,
        people.map(({ id }) => booking(classId, id, status)),
      );
    };
    switch (change) {
      case 'book':
        return book(1, 'confirmed');
      case 'bookMany':
        return book(5, 'confirmed');
      case 'bookCancelled':
        return book(2, 'cancelled');
      case 'cancel':
        await manager.update(BookingEntity, { classInstanceId: classId }, { bookingStatus: 'cancelled' });
        return;
      case 'restore':
        await manager.update(BookingEntity, { bookingStatus: 'cancelled' }, { bookingStatus: 'completed' });
        return;
      case 'forget':
        await manager.delete(BookingEntity, { bookingStatus: 'cancelled' });
        return;
      case 'deleteStudent':
        await manager.update(StudentEntity, { lastName: 'Peña' }, { deletedAt: world.clock.now() });
        return;
      case 'pay':
        await manager.update(BookingEntity, { classInstanceId: classId }, { paymentStatus: 'paid' });
    }
  }

  it('equal the numbers of rows after any sequence of committed and rolled-back transactions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aTransaction, { maxLength: 8 }), async (history) => {
        await world.startAnew();
        const { id } = await makeClass(world);
        for (const { changes, isTakenBack, isOfOther } of history) {
          const work = async (manager: EntityManager): Promise<void> => {
            for (const change of changes) await make(manager, id, change);
            if (isTakenBack) throw new RangeError('taken back');
          };
          const run = (isOfOther ? other : world.database).transaction(world.guest(), work);
          await (isTakenBack ? expect(run).rejects.toThrow('taken back') : run);
        }
        await expect(drift()).resolves.toEqual({});
      }),
      { numRuns: repetitions(6, 300) },
    );
  });

  it('equal the numbers of rows after concurrent transactions of several connections', async () => {
    const { id } = await makeClass(world);
    const runs = Array.from({ length: 60 }, (_, index) =>
      (index % 3 === 0 ? other : world.database).transaction(world.guest(), async (manager) => {
        await make(manager, id, index % 2 === 0 ? 'book' : 'bookCancelled');
        if (index % 5 === 0) throw new RangeError('taken back');
      }),
    );
    const results = await Promise.allSettled(runs);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(12);
    await expect(drift()).resolves.toEqual({});
  });

  if (kind === 'postgres') {
    it('do not block concurrent transactions', async () => {
      const { id } = await makeClass(world);
      await world.database.transaction(world.guest(), async (manager) => {
        await make(manager, id, 'book');
        await other.transaction(world.guest(), async (another) => {
          await another.query("SET LOCAL lock_timeout = '100ms'");
          await make(another, id, 'book');
        });
      });
      await expect(drift()).resolves.toEqual({});
    });

    it('are reset when their tables are truncated', async () => {
      const { id } = await makeClass(world);
      await world.database.transaction(world.guest(), async (manager) => {
        await make(manager, id, 'bookMany');
        await manager.query('TRUNCATE "booking", "student" CASCADE');
        await make(manager, id, 'book');
      });
      await expect(drift()).resolves.toEqual({});
    });
  }
});
