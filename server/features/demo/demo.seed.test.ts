import { entities } from '../../entities.js';
import { openDatabase } from '../../platform/database/open-database.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { COMPANY, DATABASES, useWorld } from '../../testing/world.js';
import { makeClassType } from '../../testing/classes.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { ClassTypeEntity } from '../catalog/class-type.entity.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';
import { VenueEntity } from '../schedule/venues/venue.entity.js';
import { dateAt } from '../schedule/venue-time/venue-time.rules.js';
import { IsNull, Not } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { demoClassTypes } from './class-types.seed.js';
import { demoSchedule, pastDemoSchedule } from './schedule.seed.js';
import { seedDemoData } from './demo.seed.js';

const BY_NAME = { sort: 'name', direction: 'ascending' } as const;

describe.each(DATABASES)('the demo data on %s', (kind) => {
  const world = useWorld(kind);
  const seed = () => seedDemoData(world.guest(), world.database, COMPANY.name);

  it('fill an empty catalogue with visible classes that have the planned number of taken seats', async () => {
    const today = dateAt(world.clock.now(), 'America/Denver');
    const planned = demoSchedule(today);
    await expect(seed()).resolves.toBe(planned.length + pastDemoSchedule(today).length);
    await expect(world.stored(ClassTypeEntity).count()).resolves.toBe(demoClassTypes.length);
    const shown = await world.services.upcoming.list(world.guest());
    const seats = (maxAttendees: number, taken: number) => Math.max(0, maxAttendees - taken);
    expect(shown.map(({ seatsTaken, seatsLeft }) => [seatsTaken, seatsLeft]).toSorted()).toEqual(
      planned.map(({ taken, maxAttendees }) => [taken, seats(maxAttendees, taken)]).toSorted(),
    );
  });

  it('include a full class, nearly full ones, and multi-day classes, in each language and in at least three cities', async () => {
    await seed();
    const shown = await world.services.upcoming.list(world.guest());
    expect(shown.some(({ seatsLeft }) => seatsLeft === 0)).toBe(true);
    expect(shown.some(({ seatsLeft }) => seatsLeft > 0 && seatsLeft < 5)).toBe(true);
    expect(shown.some(({ days }) => days.length > 1)).toBe(true);
    expect(new Set(shown.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'bilingual']));
    expect(new Set(shown.map(({ address }) => address.city)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(shown.map(({ address }) => address.state)).size).toBeGreaterThanOrEqual(2);
    expect(shown.every(({ nameEs, descriptionEs }) => nameEs !== null && descriptionEs !== null)).toBe(true);
  });

  it('include past classes whose attendance is recorded, except for the latest', async () => {
    await seed();
    const { today, bookingLists } = world.services;
    const { unrecorded } = await today.get(world.guest(), 5);
    expect(unrecorded).toHaveLength(1);
    const found = async (attendance: 'attended' | 'absent' | 'notRecorded') =>
      (await bookingLists.page(world.guest(), { attendance }, BY_NAME, { first: 100 })).nodes.length;
    await expect(found('notRecorded')).resolves.toBe(unrecorded[0]?.attendees);
    expect(await found('attended')).toBeGreaterThan(await found('absent'));
    expect(await found('absent')).toBeGreaterThan(0);
  });

  it('include people whom the office finds: bookings by company and number, students by company', async () => {
    await seed();
    const { bookingLists, students } = world.services;
    const [booking] = await world.stored(BookingEntity).find({ where: { companyName: Not(IsNull()) } });
    const { companyName = '', confirmationNumber: number = '' } = booking ?? {};
    const order = { sort: 'booked', direction: 'ascending' } as const;
    const found = await bookingLists.page(world.guest(), { search: `${companyName} ${number}` }, order, {
      first: 9,
    });
    expect(found.nodes.map(({ id }) => id)).toEqual([booking?.id]);
    const people = await students.page({ companyName: companyName ?? '' }, BY_NAME, { first: 100 });
    expect(people.nodes.map(({ id }) => id)).toContain(booking?.studentId);
    await expect(makeClassType(world, { name: demoClassTypes[0]?.name ?? '' })).rejects.toThrow(DomainError);
  });

  it('include a venue record for each class, and instructors, one of whom cannot teach all classes', async () => {
    await seed();
    const instances = await world.stored(ClassInstanceEntity).find();
    expect(instances.filter(({ venueId }) => venueId === null)).toEqual([]);
    const venues = await world.stored(VenueEntity).find();
    expect(venues.find(({ city }) => city === 'West Valley City')?.mapUrl).toMatch(
      /query=2155%20S%20Quarry%20Road%2C%20West%20Valley%20City%2C%20UT%2084119$/,
    );
    const taught = instances.filter(({ instructorId }) => instructorId !== null);
    expect(taught.length).toBeGreaterThan(instances.length / 2);
    expect(taught.length).toBeLessThan(instances.length);
    const page = await world.services.instances.page(world.guest(), {}, { first: 100 });
    const warnings = page.nodes.flatMap((each) => each.warnings);
    expect(warnings).not.toContain('languageNotTaught');
    expect(warnings.filter((warning) => warning === 'authorizationExpired').length).toBeGreaterThan(0);
    expect(warnings.filter((warning) => warning === 'overVenueCapacity').length).toBeGreaterThan(0);
  });

  it('send no messages', async () => {
    await seed();
    await expect(world.stored(OutboxMessageEntity).count()).resolves.toBe(0);
  });

  it('are created once', async () => {
    await seed();
    const count = await world.stored(BookingEntity).count();
    await expect(seed()).resolves.toBe(0);
    await expect(world.stored(BookingEntity).count()).resolves.toBe(count);
  });

  it('do not change a catalogue that the office has started', async () => {
    await makeClassType(world);
    await expect(seed()).resolves.toBe(0);
    await expect(world.stored(ClassInstanceEntity).count()).resolves.toBe(0);
  });

  it('are created once if two servers start concurrently', async () => {
    const other = await openDatabase(world.address, entities);
    const made = await Promise.all([seed(), seedDemoData(world.guest(), other, COMPANY.name)]);
    await other.close();
    expect(made.filter((count) => count > 0)).toHaveLength(1);
    await expect(world.stored(ClassTypeEntity).count()).resolves.toBe(demoClassTypes.length);
  });
});
