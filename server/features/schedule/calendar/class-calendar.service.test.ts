import { makeClass, makeClassType, VENUE } from '../../../testing/classes.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { planOf, scansOf } from '../../../testing/statement-plan.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import type { CalendarFilter } from '../classes/class-list.query.js';

const day = (date: string, startTime = '08:00', endTime = '16:30') => ({ date, startTime, endTime });
const march = { firstDate: '2027-03-01', lastDate: '2027-03-31' };

describe.each(DATABASES)('the calendar of the office, on %s,', (kind) => {
  const world = useWorld(kind);
  const idsOf = async (filter: CalendarFilter) =>
    (await world.services.classCalendar.get(world.guest(), filter)).classes.map(({ id }) => id);

  it('contains classes with a day in the period, by the dates at their venues', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const make = (...days: ReturnType<typeof day>[]) => makeClass(world, { classTypeId, days });
    const before = await make(day('2027-02-27'), day('2027-03-01'));
    const around = await make(day('2027-02-28'), day('2027-04-01'));
    // In UTC it is already April.
    const evening = await make(day('2027-03-31', '18:00', '21:00'));
    const after = await make(day('2027-04-01'));
    const cancelled = await makeClass(world, { classTypeId, days: [day('2027-03-10')], status: 'cancelled' });
    expect(await idsOf(march)).toEqual([before.id, cancelled.id, evening.id]);
    expect(await idsOf({ firstDate: '2027-04-01', lastDate: '2027-04-01' })).toEqual([around.id, after.id]);
  });

  it('has the filters of the list', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const days = [day('2027-03-10')];
    const wanted = await makeClass(world, {
      classTypeId,
      days,
      language: 'es',
      instructorName: 'Teresa Villaseñor',
      address: { ...VENUE.address, city: 'Ogden' },
    });
    await makeClass(world, { days });
    for (const filter of [
      { classTypeId },
      { city: 'OGDEN' },
      { language: 'es' },
      { instructorName: 'teresa Villaseñor' },
    ] as const) {
      expect(await idsOf({ ...march, ...filter })).toEqual([wanted.id]);
      const listed = await world.services.instances.page(world.guest(), filter, { first: 50 });
      expect(listed.nodes.map(({ id }) => id)).toEqual([wanted.id]);
      expect(await listed.totalCount).toBe(1);
    }
    expect(await idsOf({ ...march, status: 'cancelled' })).toEqual([]);
  });

  it('is limited to six weeks, and rejects a period that ends before it begins', async () => {
    const get = (filter: CalendarFilter) => world.services.classCalendar.get(world.guest(), filter);
    await expect(get({ firstDate: '2027-03-01', lastDate: '2027-04-11' })).resolves.toMatchObject({
      isComplete: true,
    });
    for (const lastDate of ['2027-04-12', '2027-02-28'])
      await expect(get({ firstDate: '2027-03-01', lastDate })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
  });

  it('offers each city and instructor of future classes and those of the last year once', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const held = (city: string, instructorName: string | undefined, date: string) =>
      makeClass(world, {
        classTypeId,
        days: [day(date)],
        address: { ...VENUE.address, city },
        ...(instructorName !== undefined && { instructorName }),
      });
    await held('Ogden', 'Teresa Villaseñor', '2026-06-01');
    await held('OGDEN', 'Aníbal Soto', '2027-06-01');
    await held('Boise', undefined, '2027-06-02');
    await held('Provo', 'Gone Long Ago', '2025-06-02');
    await expect(world.services.classCalendar.choices(world.guest())).resolves.toEqual({
      cities: ['Boise', 'Ogden'],
      instructorNames: ['Aníbal Soto', 'Teresa Villaseñor'],
    });
  });

  it('executes two statements for any number of classes, each using an index', async () => {
    const { id: classTypeId } = await makeClassType(world);
    for (let date = 10; date < 16; date += 1)
      await makeClass(world, { classTypeId, days: [day(`2027-03-${date}`), day(`2027-03-${date + 8}`)] });
    const log = StatementLog.of(world.database.reader);
    const filters: CalendarFilter[] = [
      march,
      { ...march, status: 'scheduled', city: 'Ogden', instructorName: 'Teresa', language: 'en', classTypeId },
    ];
    expect(await log.count(() => idsOf(march))).toBe(2);
    for (const filter of filters) {
      const before = log.statements.length;
      await idsOf(filter);
      for (const statement of log.statements.slice(before))
        expect(scansOf(await planOf(world, statement))).toEqual([]);
    }
    for (const filter of [{ city: 'Ogden' }, { instructorName: 'Teresa' }]) {
      const before = log.statements.length;
      const listed = await world.services.instances.page(world.guest(), filter, { first: 50 });
      await listed.totalCount;
      for (const statement of log.statements.slice(before))
        expect(scansOf(await planOf(world, statement))).toEqual([]);
    }
  });
});
