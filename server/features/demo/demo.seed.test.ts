import { entities } from '../../entities.js';
import { openDatabase } from '../../platform/database/open-database.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { COMPANY, DATABASES, useWorld } from '../../testing/world.js';
import { makeClassType } from '../../testing/classes.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { ClassTypeEntity } from '../catalog/class-type.entity.js';
import { ClassInstanceEntity } from '../schedule/class-instance.entity.js';
import { dateAt } from '../schedule/venue-time.rules.js';
import { IsNull, Not } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { demoClassTypes } from './class-types.seed.js';
import { demoSchedule } from './schedule.seed.js';
import { seedDemoData } from './demo.seed.js';

describe.each(DATABASES)('the demo data on %s', (kind) => {
  const world = useWorld(kind);
  const seed = () => seedDemoData(world.guest(), world.database, COMPANY.name);

  it('fills an empty catalogue with classes that can all be seen and that have the planned seats taken', async () => {
    const planned = demoSchedule(dateAt(world.clock.now(), 'America/Denver'));
    await expect(seed()).resolves.toBe(planned.length);
    await expect(world.stored(ClassTypeEntity).count()).resolves.toBe(demoClassTypes.length);
    const shown = await world.services.upcoming.list(world.guest());
    const seats = (maxAttendees: number, taken: number) => Math.max(0, maxAttendees - taken);
    expect(shown.map(({ seatsTaken, seatsLeft }) => [seatsTaken, seatsLeft]).toSorted()).toEqual(
      planned.map(({ taken, maxAttendees }) => [taken, seats(maxAttendees, taken)]).toSorted(),
    );
  });

  it('has a full class, nearly full ones, classes of several days, in each language, in at least three cities', async () => {
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

  it('has people whom the office finds as its own: bookings by company and number, students by company', async () => {
    await seed();
    const { officeBookings, students } = world.services;
    const [booking] = await world.stored(BookingEntity).find({ where: { companyName: Not(IsNull()) } });
    const { companyName = '', confirmationNumber: number = '' } = booking ?? {};
    const order = { sort: 'booked', direction: 'ascending' } as const;
    const found = await officeBookings.page({ search: `${companyName} ${number}` }, order, { first: 9 });
    expect(found.nodes.map(({ id }) => id)).toEqual([booking?.id]);
    const byName = { sort: 'name', direction: 'ascending' } as const;
    const people = await students.page({ companyName: companyName ?? '' }, byName, { first: 100 });
    expect(people.nodes.map(({ id }) => id)).toContain(booking?.studentId);
    await expect(makeClassType(world, { name: demoClassTypes[0]?.name ?? '' })).rejects.toThrow(DomainError);
  });

  it('has a venue on record for each class, and instructors, of whom one cannot teach them all', async () => {
    await seed();
    const instances = await world.stored(ClassInstanceEntity).find();
    expect(instances.filter(({ venueId }) => venueId === null)).toEqual([]);
    const taught = instances.filter(({ instructorId }) => instructorId !== null);
    expect(taught.length).toBeGreaterThan(instances.length / 2);
    expect(taught.length).toBeLessThan(instances.length);
    const page = await world.services.instances.page(world.guest(), {}, { first: 100 });
    const warnings = page.nodes.flatMap((each) => each.warnings);
    expect(warnings).not.toContain('languageNotTaught');
    expect(warnings.filter((warning) => warning === 'authorizationExpired').length).toBeGreaterThan(0);
    expect(warnings.filter((warning) => warning === 'overVenueCapacity').length).toBeGreaterThan(0);
  });

  it('sends nobody a message', async () => {
    await seed();
    await expect(world.stored(OutboxMessageEntity).count()).resolves.toBe(0);
  });

  it('is made once', async () => {
    await seed();
    const count = await world.stored(BookingEntity).count();
    await expect(seed()).resolves.toBe(0);
    await expect(world.stored(BookingEntity).count()).resolves.toBe(count);
  });

  it('leaves a catalogue alone that the office has begun', async () => {
    await makeClassType(world);
    await expect(seed()).resolves.toBe(0);
    await expect(world.stored(ClassInstanceEntity).count()).resolves.toBe(0);
  });

  it('is made once when two servers start together', async () => {
    const other = await openDatabase(world.address, entities);
    const made = await Promise.all([seed(), seedDemoData(world.guest(), other, COMPANY.name)]);
    await other.close();
    expect(made.filter((count) => count > 0)).toHaveLength(1);
    await expect(world.stored(ClassTypeEntity).count()).resolves.toBe(demoClassTypes.length);
  });
});
