import { randomUUID } from 'node:crypto';
import type { ObjectLiteral } from 'typeorm';
import { AccountEntity } from '../features/accounts/account.entity.js';
import { BookingEntity } from '../features/bookings/booking.entity.js';
import { CrewBookingEntity } from '../features/bookings/crew-booking.entity.js';
import { OfficeMessageEntity } from '../features/office-messages/office-message.entity.js';
import { ClassInstanceEntity } from '../features/schedule/classes/class-instance.entity.js';
import { SavedViewEntity } from '../features/views/saved-view.entity.js';
import { WaitingListEntryEntity } from '../features/waiting/waiting-list-entry.entity.js';
import { DAY_MS } from '../platform/context/durations.js';
import { insertRows } from '../platform/database/insert-rows.js';
import { book } from '../testing/attendees.js';
import { makeClass } from '../testing/classes.js';
import { bookCrew } from '../testing/crews.js';
import { join, makeFullClass } from '../testing/waiting.js';
import { DATABASES, useWorld } from '../testing/world.js';
import { removeOld } from './retention.js';

describe.each(DATABASES)('the retention periods on %s', (kind) => {
  const world = useWorld(kind);
  const daysAgo = (days: number): Date => new Date(world.clock.now().getTime() - days * DAY_MS);
  const run = (): Promise<void> =>
    removeOld(world.guest(), world.database, '/no/such/folder', new AbortController().signal);
  const insert = <Row extends ObjectLiteral>(entity: abstract new () => Row, ...rows: Partial<Row>[]) =>
    world.database.transaction(world.guest(), (manager) => insertRows(manager, entity, rows));

  it('are 30 days for the sources of bookings', async () => {
    const { id: classId } = await makeClass(world);
    for (const [index, days] of [31, 29].entries()) {
      const { id } = (await book(world, classId, {}, index)).booking;
      await world.change(BookingEntity, { id }, { createdAt: daysAgo(days), sourceKey: `of day ${days}` });
    }
    await run();
    const query = world.stored(BookingEntity).createQueryBuilder('booking').addSelect('booking.sourceKey');
    const rows = await query.orderBy('booking.createdAt').getMany();
    expect(rows.map(({ sourceKey }) => sourceKey)).toEqual([null, 'of day 29']);
  });

  it('are 30 days for the sources of crews', async () => {
    const { id: classId } = await makeClass(world);
    for (const days of [31, 29]) {
      const { id } = (await bookCrew(world, classId, 0, { unnamedSeats: 1 })).crew;
      await world.change(
        CrewBookingEntity,
        { id },
        { createdAt: daysAgo(days), sourceKey: `of day ${days}` },
      );
    }
    await run();
    const query = world.stored(CrewBookingEntity).createQueryBuilder('crew').addSelect('crew.sourceKey');
    const rows = await query.orderBy('crew.createdAt').getMany();
    expect(rows.map(({ sourceKey }) => sourceKey)).toEqual([null, 'of day 29']);
  });

  it('are 30 days after the class for its waiting list', async () => {
    const kept = [];
    for (const days of [31, 29]) {
      const { id: classId } = await makeFullClass(world);
      const { id } = await join(world, classId);
      await world.change(ClassInstanceEntity, { id: classId }, { startsAt: daysAgo(days) });
      if (days === 29) kept.push({ id });
    }
    await run();
    await expect(world.stored(WaitingListEntryEntity).find()).resolves.toMatchObject(kept);
  });

  it('are 30 days for deleted views, and unlimited for the others', async () => {
    await world.admin();
    const [owner] = await world.stored(AccountEntity).find();
    const view = (name: string, deletedAt: Date | null): Partial<SavedViewEntity> => ({
      id: randomUUID(),
      ownerId: owner?.id ?? '',
      page: 'bookings',
      name,
      nameKey: name,
      parameters: '',
      isShared: false,
      isDefault: false,
      deletedAt,
      version: 1,
      createdAt: daysAgo(400),
      updatedAt: daysAgo(400),
    });
    await insert(SavedViewEntity, view('a', daysAgo(31)), view('b', daysAgo(29)), view('c', null));
    await run();
    const rows = await world.stored(SavedViewEntity).find({ order: { name: 'ASC' } });
    expect(rows.map(({ name }) => name)).toEqual(['b', 'c']);
  });

  it('are 190 days for messages of the office', async () => {
    const message = (id: string, createdAt: Date): Partial<OfficeMessageEntity> => ({
      id,
      authorId: randomUUID(),
      idempotencyKey: id,
      fingerprint: id,
      classInstanceId: null,
      words: '{}',
      isTest: false,
      people: 1,
      textMessages: 0,
      createdAt,
    });
    await insert(OfficeMessageEntity, message('old', daysAgo(191)), message('new', daysAgo(189)));
    await run();
    await expect(world.stored(OfficeMessageEntity).find()).resolves.toMatchObject([{ id: 'new' }]);
  });
});
