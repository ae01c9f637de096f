import { book } from '../../../testing/attendees.js';
import { makeClass, VENUE } from '../../../testing/classes.js';
import { bookCrew } from '../../../testing/crews.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { join } from '../../../testing/waiting.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { ChangeCrewSeatsInput } from '../../crews/book-crew.input.js';
import { WaitingListEntryEntity } from '../../waiting/waiting-list-entry.entity.js';
import { ClassDayEntity } from '../days/class-day.entity.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';

const day = (date: string, startTime = '08:00', endTime = '16:30') => ({ date, startTime, endTime });
const weekly = { firstDate: '2027-03-01', count: 3, intervalWeeks: 1, keptDates: [] };

describe.each(DATABASES)('copying a class, on %s,', (kind) => {
  const world = useWorld(kind);
  const copies = () => world.services.classCopies;

  it('knows the federal holidays among dates', () => {
    expect(copies().holidaysOn(['2026-12-28', '2026-12-25', '2026-12-25', '2027-07-05'])).toEqual([
      { date: '2026-12-25', holiday: 'christmas', isObserved: false },
      { date: '2027-07-05', holiday: 'independence', isObserved: true },
    ]);
  });

  it('schedules it on its days of later weeks, at the same local time across a change of the clocks', async () => {
    const source = await makeClass(world, {
      days: [day('2027-01-25'), day('2027-01-27', '13:00', '17:00')],
      status: 'completed',
      instructorName: 'Teresa Villaseñor',
      notes: 'Two trucks reserved.',
    });
    await book(world, (await makeClass(world, { classTypeId: source.classType.id })).id);
    const made = await copies().copy(world.guest(), source.id, weekly);
    expect(made.map(({ days }) => days.map(({ date, startTime }) => `${date} ${startTime}`))).toEqual([
      ['2027-03-01 08:00', '2027-03-03 13:00'],
      ['2027-03-08 08:00', '2027-03-10 13:00'],
      ['2027-03-15 08:00', '2027-03-17 13:00'],
    ]);
    expect(made.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2027-03-01T15:00:00.000Z',
      '2027-03-08T15:00:00.000Z',
      '2027-03-15T14:00:00.000Z',
    ]);
    const { classType, locationName, address, priceCents, maxAttendees, timeZone, language } = source;
    expect(made[2]).toMatchObject({
      classType,
      locationName,
      address,
      priceCents,
      maxAttendees,
      timeZone,
      language,
      status: 'scheduled',
      instructorName: 'Teresa Villaseñor',
      notes: 'Two trucks reserved.',
      takenSeats: 0,
      version: 1,
      createdAt: world.clock.now(),
    });
    await expect(world.services.instances.get(world.guest(), source.id)).resolves.toEqual(source);
  });

  it('audits the original and the copies', async () => {
    const { id } = await makeClass(world);
    const [made] = await copies().copy(world.guest(), id, { ...weekly, count: 1 });
    const said = async (subjectId: string) =>
      (await world.stored(AuditEntryEntity).find({ where: { subjectId }, order: { action: 'ASC' } })).map(
        ({ action, details }) => `${action} ${details}`,
      );
    expect(await said(id)).toEqual(['classInstance.copied {"copies":1}', 'classInstance.created {}']);
    expect(await said(made?.id ?? '')).toEqual([`classInstance.created {"copyOf":"${id}"}`]);
  });

  it('previews the same days, and reports holidays and clashes', async () => {
    const source = await makeClass(world, { days: [day('2027-01-21')] });
    const other = await makeClass(world, {
      classTypeId: source.classType.id,
      days: [day('2027-11-18', '12:00', '18:00')],
    });
    await makeClass(world, { classTypeId: source.classType.id, days: [day('2027-12-02', '17:00', '18:00')] });
    const plan = await copies().preview(world.guest(), source.id, {
      firstDate: '2027-11-18',
      count: 2,
      intervalWeeks: 1,
      keptDates: [],
    });
    expect(plan.copies).toMatchObject([
      {
        days: [{ dayNumber: 1, ...day('2027-11-18') }],
        clashes: [{ classInstanceId: other.id, name: source.classType.name, date: '2027-11-18' }],
      },
      { days: [day('2027-12-02')], clashes: [] },
    ]);
    expect(plan.skipped).toEqual([
      {
        startDate: '2027-11-25',
        holidays: [{ date: '2027-11-25', holiday: 'thanksgiving', isObserved: false }],
      },
    ]);
    const kept = { firstDate: '2027-11-18', count: 2, intervalWeeks: 1, keptDates: ['2027-11-25'] };
    await expect(copies().preview(world.guest(), source.id, kept)).resolves.toMatchObject({
      copies: [{}, { days: [{ date: '2027-11-25' }] }],
      skipped: [],
      held: [{ holiday: 'thanksgiving' }],
    });
  });

  it('reports that the instructor teaches elsewhere at that time', async () => {
    const instructorName = 'Ana Ruiz';
    const source = await makeClass(world, { days: [day('2027-01-21')], instructorName });
    const other = await makeClass(world, {
      instructorName,
      locationName: 'Room 2',
      days: [day('2027-11-18', '12:00', '18:00')],
    });
    const asked = { firstDate: '2027-11-18', count: 1, intervalWeeks: 1, keptDates: [] };
    const plan = await copies().preview(world.guest(), source.id, asked);
    expect(plan.copies[0]?.clashes).toMatchObject([
      { classInstanceId: other.id, instructorName, date: '2027-11-18' },
    ]);
  });

  it('reports that a class of more than a week clashes with itself', async () => {
    const source = await makeClass(world, { days: [day('2027-01-25'), day('2027-02-01')] });
    const plan = await copies().preview(world.guest(), source.id, { ...weekly, count: 2 });
    expect(plan.copies.map(({ clashes }) => clashes)).toMatchObject([
      [{ classInstanceId: null, date: '2027-03-08' }],
      [{ classInstanceId: null, date: '2027-03-08' }],
    ]);
  });

  it('makes all copies or none, and is rejected if holidays leave no room', async () => {
    const mondays = Array.from({ length: 52 }, (_, week) =>
      day(new Date(Date.UTC(2027, 0, 4 + 7 * week)).toISOString().slice(0, 10)),
    );
    const source = await makeClass(world, { days: mondays });
    const refused = copies().copy(world.guest(), source.id, weekly);
    await expect(refused).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { count: {} } },
    });
    await expect(world.stored(ClassInstanceEntity).count()).resolves.toBe(1);
    await expect(copies().copy(world.guest(), 'nothing', weekly)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(copies().preview(world.guest(), 'nothing', weekly)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is undone for copies that nobody has booked or changed', async () => {
    const source = await makeClass(world);
    const [first, second, third] = await copies().copy(world.guest(), source.id, weekly);
    if (!first || !second || !third) throw new Error('three were asked for');
    await book(world, second.id);
    await world.change(ClassInstanceEntity, { id: third.id }, { version: 2 });
    const seen = [first, second, third, first].map(({ id, version }) => ({ id, version }));
    await expect(copies().undoCopies(world.guest(), seen)).resolves.toEqual([first.id]);
    await expect(copies().undoCopies(world.guest(), seen)).resolves.toEqual([]);
    await expect(world.stored(ClassInstanceEntity).count()).resolves.toBe(3);
    await expect(world.stored(ClassDayEntity).countBy({ classInstanceId: first.id })).resolves.toBe(0);
    await expect(
      world.stored(AuditEntryEntity).countBy({ subjectId: first.id, action: 'classInstance.deleted' }),
    ).resolves.toBe(1);
  });

  it('is not undone for a copy with unnamed seats of a crew or with a waiting list', async () => {
    const source = await makeClass(world, { maxAttendees: 1 });
    const [unused, held, givenBack, awaited] = await copies().copy(world.guest(), source.id, {
      ...weekly,
      count: 4,
    });
    if (!unused || !held || !givenBack || !awaited) throw new Error('four were asked for');
    for (const { id } of [held, givenBack]) {
      const { crew } = await bookCrew(world, id, 0, { unnamedSeats: 1 });
      const unnamedSeats = id === held.id ? 1 : 0;
      const input = Object.assign(new ChangeCrewSeatsInput(), { crewBookingId: crew.id, unnamedSeats });
      await world.services.crewChanges.changeSeats(world.guest(), input);
    }
    const { booking } = await book(world, awaited.id);
    await join(world, awaited.id);
    await world.change(BookingEntity, { id: booking.id }, { classInstanceId: source.id });
    const seen = [unused, held, givenBack, awaited].map(({ id, version }) => ({ id, version }));
    await expect(copies().undoCopies(world.guest(), seen)).resolves.toEqual([unused.id]);
    await expect(world.stored(WaitingListEntryEntity).count()).resolves.toBe(1);
    for (const { id } of [held, givenBack, awaited])
      await expect(world.services.instances.remove(world.guest(), id)).rejects.toMatchObject({
        code: 'IN_USE',
      });
  });

  it('executes as many statements for half a year as for one class', async () => {
    const source = await makeClass(world, { days: [day('2027-01-25'), day('2027-01-26')] });
    await makeClass(world, { ...VENUE, classTypeId: source.classType.id, days: [day('2027-03-02')] });
    const log = StatementLog.of(world.database.reader);
    const once = { ...weekly, count: 1 };
    const preview = (plan: typeof weekly) =>
      log.count(() => copies().preview(world.guest(), source.id, plan));
    const copy = (plan: typeof weekly) => log.count(() => copies().copy(world.guest(), source.id, plan));
    expect(await preview({ ...weekly, count: 26 })).toBe(await preview(once));
    expect(await copy({ ...weekly, count: 26 })).toBe(await copy(once));
  });
});
