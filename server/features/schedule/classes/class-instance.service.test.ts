import { bookSeats } from '../../../testing/attendees.js';
import { CLASS_DAY, makeClass, makeClassType, VENUE } from '../../../testing/classes.js';
import { refusedFields } from '../../../testing/refused-fields.js';
import { rowsOf } from '../../../testing/rows-of.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import type { Page } from '../../../platform/graphql/connection.js';
import { ClassInstanceEntity } from './class-instance.entity.js';

const END_FIRST = 'End time must be after the start time';

const day = (date: string, startTime = '08:00', endTime = '16:30') => ({ date, startTime, endTime });

describe.each(DATABASES)('a class scheduled by the office, on %s,', (kind) => {
  const world = useWorld(kind);

  it('is stored as entered, with its type', async () => {
    const type = await makeClassType(world);
    const made = await makeClass(world, {
      classTypeId: type.id,
      language: 'bilingual',
      priceCents: 8_950,
      maxAttendees: 12,
      instructorName: 'Teresa Villaseñor',
      notes: 'The hall opens at 6:45.',
    });
    expect(made).toMatchObject({
      classType: { id: type.id, name: 'Forklift Operator', durationHours: 8 },
      language: 'bilingual',
      status: 'scheduled',
      priceCents: 8_950,
      maxAttendees: 12,
      takenSeats: 0,
      seatsLeft: 12,
      instructorName: 'Teresa Villaseñor',
      notes: 'The hall opens at 6:45.',
      version: 1,
      address: { ...VENUE.address, street2: null },
    });
    await expect(world.services.instances.get(world.guest(), made.id)).resolves.toEqual(made);
  });

  it('has its days sorted and numbered, whatever their order in the input', async () => {
    const made = await makeClass(world, {
      days: [day('2027-02-03', '09:00:00'), day('2027-02-01'), day('2027-02-02')],
    });
    expect(made.days).toMatchObject([
      { dayNumber: 1, date: '2027-02-01', startTime: '08:00', endTime: '16:30' },
      { dayNumber: 2, date: '2027-02-02' },
      { dayNumber: 3, date: '2027-02-03', startTime: '09:00' },
    ]);
    expect(made.startsAt).toEqual(new Date('2027-02-01T15:00:00.000Z'));
  });

  it.each([
    ['UT', 'America/Denver', '15:00'],
    ['WY', 'America/Denver', '15:00'],
    ['CO', 'America/Denver', '15:00'],
    ['ID', 'America/Boise', '15:00'],
    ['NV', 'America/Los_Angeles', '16:00'],
    ['AZ', 'America/Phoenix', '15:00'],
  ] as const)('in %s begins in the time of %s', async (state, timeZone, utc) => {
    const made = await makeClass(world, { address: { ...VENUE.address, state } });
    expect(made.timeZone).toBe(timeZone);
    expect(made.startsAt.toISOString()).toBe(`2027-01-25T${utc}:00.000Z`);
  });

  it('begins in the time of another zone if the office sets it', async () => {
    const made = await makeClass(world, { timeZone: 'America/Los_Angeles' });
    expect(made.startsAt.toISOString()).toBe('2027-01-25T16:00:00.000Z');
    expect(made.days[0]?.startsAt).toEqual(made.startsAt);
  });

  it('is audited', async () => {
    const { id } = await makeClass(world);
    await expect(world.stored(AuditEntryEntity).findBy({ subjectId: id })).resolves.toMatchObject([
      { action: 'classInstance.created' },
    ]);
  });

  it.each([
    ['a day without a date', [day('')], 'days.0.date', 'Date required'],
    ['no calendar date', [day('2027-02-29')], 'days.0.date', 'Date must be a calendar date: YYYY-MM-DD'],
    ['a date of 1900', [day('1900-01-01')], 'days.0.date', 'Date must be from 2000-01-01 to 2999-12-31'],
    ['a date of 9999', [day('9999-12-31')], 'days.0.date', 'Date must be from 2000-01-01 to 2999-12-31'],
    ['a date that comes twice', [CLASS_DAY, CLASS_DAY], 'days.1.date', 'This date is there twice'],
    ['a day without a start', [day('2027-02-01', '')], 'days.0.startTime', 'Start time required'],
    ['a start that is no time', [day('2027-02-01', '24:00')], 'days.0.startTime', 'Start time must be HH:MM'],
    ['no end', [CLASS_DAY, day('2027-02-01', '08:00', '')], 'days.1.endTime', 'End time required'],
    ['an end before the start', [day('2027-02-01', '16:00', '08:00')], 'days.0.endTime', END_FIRST],
    ['an end at the start', [day('2027-02-01', '08:00', '08:00')], 'days.0.endTime', END_FIRST],
    [
      'a day more than a year after the first',
      [CLASS_DAY, day('2028-01-26')],
      'days.1.date',
      'A class runs 366 days at most, from its first day to its last',
    ],
    [
      'a time at which the clocks are put forward',
      [
        day('2027-03-13', '02:30', '05:00'),
        day('2027-03-15', '02:30', '05:00'),
        day('2027-03-14', '02:30', '05:00'),
      ],
      'days.2.startTime',
      'On this day the clocks are put forward past this time',
    ],
    ['no day', [], 'days', 'At least one day is required'],
  ])('is rejected with %s, with its field', async (_what, days, field, text) => {
    const { id: classTypeId } = await makeClassType(world);
    await expect(refusedFields(makeClass(world, { classTypeId, days }))).resolves.toEqual({ [field]: text });
    await expect(world.stored(ClassInstanceEntity).count()).resolves.toBe(0);
  });

  it('is rejected with all problems of its days at once', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const days = [day('nonsense', 'x', ''), day('2027-02-01', '9', '8')];
    const fields = await refusedFields(makeClass(world, { classTypeId, days }));
    expect(Object.keys(fields)).toEqual([
      'days.0.date',
      'days.0.startTime',
      'days.0.endTime',
      'days.1.startTime',
      'days.1.endTime',
    ]);
  });

  it('is rejected for a class type that does not exist', async () => {
    await expect(refusedFields(makeClass(world, { classTypeId: 'no-such-type' }))).resolves.toEqual({
      classTypeId: 'There is no such class type',
    });
    await expect(world.stored(AuditEntryEntity).count()).resolves.toBe(0);
  });

  it('is rejected if its start is after the year 9999, which no column can store', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const days = [day('9999-12-31', '20:00', '21:00')];
    await expect(makeClass(world, { classTypeId, days })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is NOT_FOUND for an unknown id', async () => {
    await expect(world.services.instances.get(world.guest(), 'no-such-class')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is in the office’s list by newest start, whatever its status and type', async () => {
    const type = await makeClassType(world, { isActive: false });
    const early = await makeClass(world, { classTypeId: type.id, days: [day('2026-12-01')] });
    const late = await makeClass(world, { status: 'cancelled', days: [day('2027-05-01')] });
    const middle = await makeClass(world, { maxAttendees: 5, days: [day('2027-02-01')] });
    await bookSeats(world, middle.id, 2);
    const listed = await rowsOf(world.services.instances.all(world.guest()));
    expect(listed.map(({ id }) => id)).toEqual([late.id, middle.id, early.id]);
    expect(listed[1]).toMatchObject({ takenSeats: 2, seatsLeft: 3 });
  });

  it('is listed in pages without gaps or repetitions, also for equal starts', async () => {
    const { id: classTypeId } = await makeClassType(world);
    for (let index = 0; index < 5; index += 1) await makeClass(world, { classTypeId });
    const page = (size: Page) => world.services.instances.page(world.guest(), {}, size);
    const whole = (await rowsOf(world.services.instances.all(world.guest()))).map(({ id }) => id);
    const first = await page({ first: 2 });
    const second = await page({ first: 2, after: first.pageInfo.endCursor ?? '' });
    const third = await page({ first: 2, after: second.pageInfo.endCursor ?? '' });
    const paged = [first, second, third].flatMap(({ nodes }) => nodes.map(({ id }) => id));
    expect(paged).toEqual(whole);
    expect(third.pageInfo.hasNextPage).toBe(false);
    await expect(third.totalCount).resolves.toBe(5);
  });
});
