import { makeClass, makeClassType, VENUE } from '../../../testing/classes.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import type { ClassFilter } from './class-list.query.js';

const day = (date: string, startTime = '08:00', endTime = '16:30') => ({ date, startTime, endTime });

describe.each(DATABASES)('the office’s list of classes, on %s,', (kind) => {
  const world = useWorld(kind);
  const idsOf = async (filter: ClassFilter): Promise<string[]> => {
    const found = await world.services.instances.page(world.guest(), filter, { first: 50 });
    expect(await found.totalCount).toBe(found.nodes.length);
    return found.nodes.map(({ id }) => id);
  };

  it('separates current and future classes from past ones', async () => {
    world.clock.moveTo('2027-02-10T18:00:00.000Z');
    const over = await makeClass(world, { days: [day('2027-02-09')] });
    const longOver = await makeClass(world, { days: [day('2026-11-02')] });
    const goingOn = await makeClass(world, { days: [day('2027-02-09'), day('2027-02-11')] });
    const thisMorning = await makeClass(world, { days: [day('2027-02-10', '06:00', '08:00')] });
    const toCome = await makeClass(world, { days: [day('2027-03-01')], status: 'cancelled' });
    await expect(idsOf({ period: 'current' })).resolves.toEqual([goingOn.id, thisMorning.id, toCome.id]);
    await expect(idsOf({ period: 'past' })).resolves.toEqual([over.id, longOver.id]);
    await expect(idsOf({})).resolves.toHaveLength(5);
  });

  it('contains only classes that have not begun, soonest first, if desired', async () => {
    const later = await makeClass(world, { days: [day('2027-03-01')] });
    const soon = await makeClass(world, { days: [day('2027-02-10', '13:00', '17:00')] });
    await makeClass(world, { days: [day('2027-02-10', '11:00', '12:30'), day('2027-02-11')] });
    world.clock.moveTo('2027-02-10T18:00:00.000Z');
    await expect(idsOf({ period: 'notBegun' })).resolves.toEqual([soon.id, later.id]);
    await expect(idsOf({ period: 'notBegun', takenBelow: 1 })).resolves.toEqual([soon.id, later.id]);
    world.clock.moveTo(soon.startsAt);
    await expect(idsOf({ period: 'notBegun' })).resolves.toEqual([later.id]);
  });

  it('contains a class of the maximum duration until its last day, in lists and clashes', async () => {
    const days = [day('2027-01-25'), day('2028-01-25', '13:00', '17:00')];
    const { id } = await makeClass(world, { days });
    world.clock.moveTo('2028-01-26T06:00:00.000Z');
    await expect(idsOf({ period: 'current' })).resolves.toEqual([id]);
    const found = await world.services.search.find(world.guest(), '2028-01-25', 5);
    expect(found.classes.map((each) => each.id)).toEqual([id]);
    const { locationName, address } = VENUE;
    const plan = { locationName, street1: address.street1, zip: address.zip, days: days.slice(1) };
    const clashing = await world.services.instances.clashes(world.guest(), plan);
    expect(clashing.map((each) => each.id)).toEqual([id]);
  });

  it('is filtered by status and type', async () => {
    const type = await makeClassType(world);
    const wanted = await makeClass(world, { classTypeId: type.id, status: 'completed' });
    await makeClass(world, { classTypeId: type.id });
    await makeClass(world, { status: 'completed' });
    await expect(idsOf({ classTypeId: type.id, status: 'completed' })).resolves.toEqual([wanted.id]);
  });

  it('is filtered by first day, city and language', async () => {
    const address = { ...VENUE.address, city: 'Ogden' };
    const wanted = await makeClass(world, {
      days: [day('2027-03-02'), day('2027-03-03')],
      language: 'es',
      address,
    });
    await makeClass(world, { days: [day('2027-03-02')], language: 'es' });
    await makeClass(world, { days: [day('2027-03-02')], address });
    await makeClass(world, { days: [day('2027-03-01'), day('2027-03-02')], language: 'es', address });
    await makeClass(world, { days: [day('2027-03-04')], language: 'es', address });
    const days = { from: '2027-03-02', to: '2027-03-03' };
    await expect(idsOf({ ...days, city: 'ogden', language: 'es' })).resolves.toEqual([wanted.id]);
    await expect(idsOf(days)).resolves.toHaveLength(3);
  });

  it('has pages in both directions', async () => {
    const { id: classTypeId } = await makeClassType(world);
    for (const date of ['2027-04-01', '2027-04-03', '2027-04-02', '2027-04-02'])
      await makeClass(world, { classTypeId, days: [day(date)] });
    const whole = await idsOf({ period: 'current' });
    const paged: string[] = [];
    for (let after: string | undefined, more = true; more;) {
      const page = await world.services.instances.page(
        world.guest(),
        { period: 'current' },
        { first: 1, after },
      );
      paged.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.endCursor ?? undefined;
      more = page.pageInfo.hasNextPage;
    }
    expect(paged).toEqual(whole);
  });
});

describe.each(DATABASES)('a clash of an instructor, on %s,', (kind) => {
  const world = useWorld(kind);
  const plan = { instructorName: ' ana ruiz ', timeZone: 'America/Denver' };
  const nevada = { ...VENUE.address, city: 'Las Vegas', state: 'NV', zip: '89101' } as const;
  const clashesOf = (changes: object) =>
    world.services.instances.instructorClashes(world.guest(), {
      ...plan,
      days: [day('2027-03-01', '08:00', '12:00')],
      ...changes,
    });

  it('is found at another venue, with times compared across zones', async () => {
    // 11:30 to 12:30 in Denver.
    const other = await makeClass(world, {
      instructorName: 'Ana Ruiz',
      address: nevada,
      days: [day('2027-02-28'), day('2027-03-01', '10:30', '11:30')],
    });
    const found = await clashesOf({});
    expect(found.map(({ classInstance, date }) => [classInstance.id, date])).toEqual([
      [other.id, '2027-03-01'],
    ]);
    await expect(clashesOf({ exceptId: other.id })).resolves.toEqual([]);
    await expect(clashesOf({ days: [day('2027-03-01', '10:00', '11:30')] })).resolves.toEqual([]);
    await expect(clashesOf({ days: [day('soon')] })).resolves.toEqual([]);
  });

  it.each([
    ['another person teaches', { instructorName: 'Ana Ruiz Gil' }],
    ['nobody is named', { instructorName: undefined }],
    ['the other class is cancelled', { status: 'cancelled' as const }],
  ])('does not exist if %s', async (_case, held) => {
    await makeClass(world, { instructorName: 'Ana Ruiz', days: [day('2027-03-01')], ...held });
    await expect(clashesOf({})).resolves.toEqual([]);
  });

  it('is found whatever the case of letters with accents', async () => {
    const other = await makeClass(world, { instructorName: 'Toño  Muñoz', days: [day('2027-03-01')] });
    const found = await clashesOf({ instructorName: 'TOÑO MUÑOZ' });
    expect(found.map(({ classInstance }) => classInstance.id)).toEqual([other.id]);
  });

  it('is not looked for without a name', async () => {
    await makeClass(world, { days: [day('2027-03-01')] });
    await expect(clashesOf({ instructorName: ' ' })).resolves.toEqual([]);
  });
});

describe.each(DATABASES)('a clash of venues, on %s,', (kind) => {
  const world = useWorld(kind);
  const plan = {
    locationName: '  salt lake  training center ',
    street1: VENUE.address.street1.toUpperCase(),
    zip: '84119-0001',
  };

  it('is found by name, street and postal code, on any of the days', async () => {
    const other = await makeClass(world, { days: [day('2027-03-01'), day('2027-03-08')] });
    const found = await world.services.instances.clashes(world.guest(), {
      ...plan,
      days: [day('2027-03-07'), day('2027-03-08', '16:00', '17:00')],
    });
    expect(found.map(({ id }) => id)).toEqual([other.id]);
  });

  it.each([
    ['the hours only meet', {}, { days: [day('2027-03-01', '16:30', '18:00')] }],
    ['it is another day', {}, { days: [day('2027-03-02')] }],
    ['it is another street', {}, { street1: '1 Main Street' }],
    ['it is another room', {}, { locationName: 'Room 2' }],
    ['it is another town', {}, { zip: '84120' }],
    ['the other class is cancelled', { status: 'cancelled' as const }, {}],
    ['the date is no date', {}, { days: [day('soon')] }],
    [
      'nothing of the place is written yet',
      {},
      { locationName: undefined, street1: undefined, zip: undefined },
    ],
  ])('does not exist if %s', async (_case, held, changes) => {
    await makeClass(world, { days: [day('2027-03-01')], ...held });
    const asked = { ...plan, days: [day('2027-03-01')], ...changes };
    await expect(world.services.instances.clashes(world.guest(), asked)).resolves.toEqual([]);
  });

  it('does not exist between a class and itself', async () => {
    const { id } = await makeClass(world, { days: [day('2027-03-01')] });
    const asked = { ...plan, days: [day('2027-03-01')], exceptId: id };
    await expect(world.services.instances.clashes(world.guest(), asked)).resolves.toEqual([]);
  });
});
