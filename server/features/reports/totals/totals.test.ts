import { fc } from '../../../testing/fast-check.js';
import { randomUUID } from 'node:crypto';
import { bookSeats } from '../../../testing/attendees.js';
import { makeClass, makeClassType } from '../../../testing/classes.js';
import { insertCrew, insertOffer } from '../../../testing/held-seats.js';
import { DATABASES, useWorld, type World } from '../../../testing/world.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { CrewBookingEntity } from '../../bookings/crew-booking.entity.js';
import { PAYMENT_STATUSES } from '../../payments/payment.constants.js';
import { BOOKING_STATUSES } from '../../schedule/seats/seat.rules.js';
import { ClassDayEntity } from '../../schedule/days/class-day.entity.js';
import { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';
import { CLASS_INSTANCE_STATUSES, INSTRUCTION_LANGUAGES } from '../../schedule/schedule.constants.js';
import { instantOf } from '../../schedule/venue-time/venue-time.rules.js';
import { StudentEntity } from '../../students/student.entity.js';
import { TOTALS_GROUPS, type TotalsGroup } from '../report.constants.js';

const ALL = { leadDays: true, students: true };
const PLACES = [
  { city: 'Salt Lake City', state: 'UT', timeZone: 'America/Denver' },
  { city: 'Boise', state: 'ID', timeZone: 'America/Boise' },
  { city: 'Las Vegas', state: 'NV', timeZone: 'America/Los_Angeles' },
  { city: 'Phoenix', state: 'AZ', timeZone: 'America/Phoenix' },
] as const;
/** Month ends, and both nights on which the clocks change. */
const DATES = [
  '2027-01-31',
  '2027-02-01',
  '2027-03-13',
  '2027-03-14',
  '2027-11-06',
  '2027-11-07',
  '2027-12-31',
];
const TIMES = ['00:00', '02:30', '08:00', '23:30'];

const aClass = fc.record({
  type: fc.nat({ max: 2 }),
  place: fc.constantFrom(...PLACES),
  date: fc.constantFrom(...DATES),
  time: fc.constantFrom(...TIMES),
  language: fc.constantFrom(...INSTRUCTION_LANGUAGES),
  status: fc.constantFrom(...CLASS_INSTANCE_STATUSES),
  seats: fc.integer({ min: 1, max: 12 }),
});
const aBooking = fc.record({
  inClass: fc.nat({ max: 5 }),
  student: fc.nat({ max: 4 }),
  hoursBefore: fc.integer({ min: -48, max: 24 * 90 }),
  amountCents: fc.integer({ min: 0, max: 50_000 }),
  bookingStatus: fc.constantFrom(...BOOKING_STATUSES),
  paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  company: fc.constantFrom(null, '', '  ', 'Wasatch Framing', ' Wasatch Framing ', "O'Neil; DROP TABLE"),
});
const aYear = fc.record({
  classes: fc.array(aClass, { minLength: 6, maxLength: 6 }),
  bookings: fc.array(aBooking, { maxLength: 25 }),
});
type Year = typeof aYear extends fc.Arbitrary<infer Value> ? Value : never;

interface Known {
  classes: (Year['classes'][number] & { id: string; typeId: string; startsAt: Date })[];
  bookings: (Year['bookings'][number] & { studentId: string; createdAt: Date })[];
}

const PERSON = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  searchText: '',
  sortName: '',
  phone: null,
  emergencyContactName: 'Luis',
  emergencyContactPhone: '8015550199',
};

async function store(world: World, typeIds: readonly string[], year: Year): Promise<Known> {
  const now = world.clock.now();
  const edited = { version: 1, createdAt: now, updatedAt: now };
  const students = Array.from({ length: 5 }, () => randomUUID());
  const known: Known = {
    classes: year.classes.map((each) => ({
      ...each,
      id: randomUUID(),
      typeId: typeIds[each.type] ?? '',
      startsAt: instantOf(each.date, each.time, each.place.timeZone),
    })),
    bookings: [],
  };
  await world.database.transaction(world.guest(), async (manager) => {
    for (const [index, id] of students.entries()) {
      const names = { companyName: null, textNotifications: false, deletedAt: null };
      await manager.insert(StudentEntity, { ...PERSON, ...names, ...edited, id, attendeeKey: `s${index}` });
    }
    for (const { id, typeId, place, startsAt, date, time, language, status, seats } of known.classes) {
      await manager.insert(ClassInstanceEntity, {
        ...place,
        ...edited,
        id,
        classTypeId: typeId,
        startsAt,
        lastDayStartsAt: startsAt,
        language,
        status,
        notes: null,
        locationName: 'Hall',
        street1: '1 Main',
        street2: null,
        zip: '84101',
        maxAttendees: seats,
        priceCents: 100,
      });
      const day = { classInstanceId: id, date, startTime: time, endTime: '23:59' };
      await manager.insert(ClassDayEntity, { ...day, dayNumber: 1 });
      await manager.insert(ClassDayEntity, { ...day, dayNumber: 2, date: '2028-01-15' });
    }
    for (const [index, booking] of year.bookings.entries()) {
      const inClass = known.classes[booking.inClass];
      if (!inClass) continue;
      const createdAt = new Date(inClass.startsAt.getTime() - booking.hoursBefore * 3_600_000 - index);
      const studentId = students[booking.student] ?? '';
      known.bookings.push({ ...booking, studentId, createdAt });
      await manager.insert(BookingEntity, {
        ...PERSON,
        id: randomUUID(),
        confirmationNumber: String(index),
        classInstanceId: inClass.id,
        studentId,
        attendeeKey: `b${index}`,
        companyName: booking.company,
        amountCents: booking.amountCents,
        bookingStatus: booking.bookingStatus,
        paymentStatus: booking.paymentStatus,
        language: 'en' as const,
        bookingDate: '2027-01-01',
        notes: null,
        textNotifications: false,
        smsConsentText: null,
        smsConsentLanguage: null,
        smsConsentAt: null,
        termsAgreedAt: null,
        version: 1,
        createdAt,
        updatedAt: now,
      });
    }
  });
  return known;
}

/** The same figures, computed independently. */
function counted({ classes, bookings }: Known, by: TotalsGroup, isWanted: (date: string) => boolean) {
  const wanted = classes.filter(({ date }) => isWanted(date));
  const all = bookings.map((booking) => ({ ...booking, class: classes[booking.inClass] }));
  const isSeat = ({ bookingStatus }: { bookingStatus: string }): boolean => bookingStatus !== 'cancelled';
  const keyOfClass = (each: Known['classes'][number]): string =>
    ({
      month: each.date.slice(0, 7),
      classType: each.typeId,
      language: each.language,
      city: `${each.place.city}, ${each.place.state}`,
      company: '',
    })[by];
  const groups = new Map<string, { classes: typeof wanted; bookings: typeof all }>();
  const groupOf = (key: string) => {
    const group = groups.get(key) ?? { classes: [], bookings: [] };
    groups.set(key, group);
    return group;
  };
  if (by !== 'company') for (const each of wanted) groupOf(keyOfClass(each)).classes.push(each);
  for (const booking of all) {
    if (!booking.class || !wanted.includes(booking.class)) continue;
    const key = by === 'company' ? (booking.company ?? '').trim() : keyOfClass(booking.class);
    if (key) groupOf(key).bookings.push(booking);
  }
  return Object.fromEntries(
    [...groups].map(([key, group]) => {
      const held = group.classes.filter(({ status }) => status !== 'cancelled');
      const seats = group.bookings.filter(
        (booking) => isSeat(booking) && booking.class?.status !== 'cancelled',
      );
      const isReturning = (seat: (typeof seats)[number]): boolean =>
        all.some(
          (other) => isSeat(other) && other.studentId === seat.studentId && other.createdAt < seat.createdAt,
        );
      const cents = (of: typeof seats): number =>
        of.reduce((total, { amountCents }) => total + amountCents, 0);
      const days = seats
        .map((seat) => ((seat.class?.startsAt.getTime() ?? 0) - seat.createdAt.getTime()) / 86_400_000)
        .filter((ahead) => ahead >= 0);
      const offered = held.reduce((total, each) => total + each.seats, 0);
      return [
        key,
        {
          classes: by === 'company' ? new Set(seats.map((seat) => seat.class)).size : held.length,
          cancelledClasses: group.classes.length - held.length,
          seatsOffered: by === 'company' ? null : offered,
          seatsTaken: seats.length,
          fillRate: by === 'company' || offered === 0 ? null : seats.length / offered,
          revenueExpectedCents: cents(seats.filter(({ paymentStatus }) => paymentStatus !== 'cancelled')),
          revenuePaidCents: cents(group.bookings.filter(({ paymentStatus }) => paymentStatus === 'paid')),
          cancellations: group.bookings.filter((booking) => !isSeat(booking)).length,
          averageLeadDays: days.length ? days.reduce((total, day) => total + day) / days.length : null,
          newStudents: seats.filter((seat) => !isReturning(seat)).length,
          returningStudents: seats.filter(isReturning).length,
        },
      ];
    }),
  );
}

describe.each(DATABASES)('totals on %s', (kind) => {
  const world = useWorld(kind);

  it('count unnamed seats of crews and seats of open offers as taken, in classes that are not cancelled', async () => {
    await world.startAnew();
    const now = world.clock.now().getTime();
    const open = await makeClass(world, { maxAttendees: 20 });
    const later = { days: [{ date: '2027-05-03', startTime: '08:00', endTime: '12:00' }] };
    const cancelled = await makeClass(world, { ...later, classTypeId: open.classType.id });
    await bookSeats(world, open.id, 2);
    for (const { id } of [open, cancelled]) {
      await insertCrew(world, id, 3);
      await insertOffer(world, id, { seats: 2, expiresAt: new Date(now + 60_000) });
      await insertOffer(world, id, { seats: 4, expiresAt: new Date(now - 1) });
    }
    await world.change(ClassInstanceEntity, { id: cancelled.id }, { status: 'cancelled' });
    const [total, ...others] = await world.services.reports.totals(world.guest(), 'classType', {}, ALL);
    expect(others).toEqual([]);
    expect(total).toMatchObject({ seatsOffered: 20, seatsTaken: 7, fillRate: 0.35 });
    expect(total).toMatchObject({ newStudents: 2, returningStudents: 0 });
    const [{ amountCents } = { amountCents: 0 }] = await world.stored(BookingEntity).find();
    const { seatPriceCents } = await world
      .stored(CrewBookingEntity)
      .findOneByOrFail({ classInstanceId: open.id });
    expect(total).toMatchObject({ revenueExpectedCents: 2 * amountCents + 3 * seatPriceCents });
    expect(seatPriceCents).toBeGreaterThan(0);
    const byCompany = await world.services.reports.totals(world.guest(), 'company', {}, ALL);
    expect(byCompany).toMatchObject([{ seatsTaken: 2, fillRate: null }]);
  });

  it('equal an independent count for any year, group and range of dates', async () => {
    await fc.assert(
      fc.asyncProperty(
        aYear,
        fc.constantFrom(...TOTALS_GROUPS),
        fc.record({ from: fc.constantFrom(...DATES), to: fc.constantFrom(...DATES) }, { requiredKeys: [] }),
        async (year, by, days) => {
          await world.startAnew();
          const types = await Promise.all(['A', 'B', 'C'].map((name) => makeClassType(world, { name })));
          const known = await store(
            world,
            types.map(({ id }) => id),
            year,
          );
          const isWanted = (date: string): boolean =>
            (days.from === undefined || date >= days.from) && (days.to === undefined || date <= days.to);
          const totals = await world.services.reports.totals(world.guest(), by, days, ALL);
          const found = Object.fromEntries(
            totals.map(({ key, label: _label, labelEs: _labelEs, averageLeadDays = null, ...figures }) => {
              const about: unknown = averageLeadDays === null ? null : expect.closeTo(averageLeadDays, 5);
              return [key, { ...figures, averageLeadDays: about }];
            }),
          );
          expect(counted(known, by, isWanted)).toEqual(found);
        },
      ),
      { numRuns: 60 },
    );
  });
});
