import { book, bookSeats } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass, makeClassType, VENUE } from '../../testing/classes.js';
import { bookCrew } from '../../testing/crews.js';
import { insertCrew, insertOffer } from '../../testing/held-seats.js';
import { useSite } from '../../testing/site-server.js';
import { StatementLog } from '../../testing/statement-log.js';
import { planOf, scansOf } from '../../testing/statement-plan.js';
import { makeInstructor, makeVenue, TERESA } from '../../testing/venues.js';
import { DATABASES } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { PAYMENT_STATUSES } from '../payments/payment.constants.js';
import { isPaymentDue } from '../payments/payment.rules.js';
import { BOOKING_STATUSES, takesSeat } from '../schedule/seats/seat.rules.js';

const PENDING = { paymentSummary: 'pending' } as const;
const BY_CLASS = { sort: 'classDate', direction: 'ascending' } as const;
const DENVER = 'America/Denver';
const EVENING = new Date('2027-01-12T05:30:00.000Z');

describe.each(DATABASES)('the list of open tasks of the office, on %s,', (kind) => {
  const { world } = useSite(kind);
  const today = (mostUnpaid = 5) => world.services.today.get(world.guest(), mostUnpaid);
  const on = (...dates: string[]) => ({ days: dates.map((date) => ({ ...CLASS_DAY, date })) });
  const daysOf = async () =>
    (await today()).classes.map(({ isToday, date, dayNumber, dayCount }) => [
      isToday,
      date,
      dayNumber,
      dayCount,
    ]);

  it('is empty at first', async () => {
    await expect(today()).resolves.toEqual({
      classes: [],
      classCount: 0,
      unpaidBookings: [],
      unpaidCount: 0,
      unpaidCents: 0,
      underMinimum: [],
      underMinimumCount: 0,
      unrecorded: [],
      unrecordedCount: 0,
    });
  });

  it('contains each class day of today and tomorrow, by the date at its venue', async () => {
    // 22:30 on Monday in Salt Lake City, 21:30 in Las Vegas; Tuesday in UTC, and still Monday in Hawaii.
    world.clock.moveTo(EVENING);
    const { id: classTypeId } = await makeClassType(world);
    await makeClass(world, { classTypeId, ...on('2027-01-10', '2027-01-11', '2027-01-12', '2027-01-14') });
    await makeClass(world, { classTypeId, ...on('2027-01-13') });
    await expect(daysOf()).resolves.toEqual([
      [true, '2027-01-11', 2, 4],
      [false, '2027-01-12', 3, 4],
    ]);
    // 00:30 in Salt Lake City, and still Monday in Las Vegas.
    world.clock.passHours(2);
    const nevada = {
      ...VENUE,
      address: { ...VENUE.address, city: 'Las Vegas', state: 'NV' as const, zip: '89101' },
    };
    await makeClass(world, { classTypeId, ...nevada, ...on('2027-01-11', '2027-01-13') });
    await expect(daysOf()).resolves.toEqual([
      [true, '2027-01-11', 1, 2],
      [true, '2027-01-12', 3, 4],
      [false, '2027-01-13', 1, 1],
    ]);
  });

  it('contains no cancelled or completed class', async () => {
    world.clock.moveTo(EVENING);
    const { id: classTypeId } = await makeClassType(world);
    for (const status of ['cancelled', 'completed'] as const)
      await makeClass(world, { classTypeId, status, ...on('2027-01-12') });
    await expect(daysOf()).resolves.toEqual([]);
  });

  it('warns of mismatches with the venue or the instructor, by the last day of the class', async () => {
    world.clock.moveTo(EVENING);
    await makeVenue(world, { capacity: 10, nameEs: 'Centro de capacitación' });
    await makeInstructor(world, { teachesSpanish: false, authorizationExpiresOn: '2027-01-13' });
    const days = on('2027-01-12', '2027-01-14');
    await makeClass(world, { instructorName: TERESA.name, language: 'es', maxAttendees: 11, ...days });
    const [{ classInstance } = { classInstance: undefined }] = (await today()).classes;
    expect(classInstance?.locationNameEs).toBe('Centro de capacitación');
    expect(classInstance?.warnings).toEqual([
      'authorizationExpired',
      'languageNotTaught',
      'overVenueCapacity',
    ]);
  });

  it('has no warnings if there are no records of the venue and the instructor', async () => {
    world.clock.moveTo(EVENING);
    await makeClass(world, { instructorName: 'Luis', maxAttendees: 900, ...on('2027-01-12') });
    const [{ classInstance } = { classInstance: undefined }] = (await today()).classes;
    expect(classInstance?.warnings).toEqual([]);
  });

  it('contains the attendees, payments, instructor and languages of a class', async () => {
    const { id } = await makeClass(world, { ...on('2027-01-12'), instructorName: 'Ana López' });
    await bookSeats(world, id, 3);
    const { booking: spanish } = await book(world, id, {}, 1);
    await world.change(BookingEntity, { id: spanish.id }, { language: 'es', paymentStatus: 'paid' });
    const { booking: free } = await book(world, id, {}, 2);
    await world.change(BookingEntity, { id: free.id }, { amountCents: 0 });
    const { booking: waived } = await book(world, id, {}, 3);
    await world.change(BookingEntity, { id: waived.id }, { paymentStatus: 'cancelled' });
    const { booking: gone } = await book(world, id, {}, 4);
    await world.change(BookingEntity, { id: gone.id }, { bookingStatus: 'cancelled' });
    const { classes, unpaidCount, unpaidCents } = await today();
    expect(classes).toMatchObject([
      {
        isToday: false,
        startTime: '08:00',
        endTime: '16:30',
        classInstance: {
          classInstanceId: id,
          timeZone: DENVER,
          instructorName: 'Ana López',
          takenSeats: 6,
          paidSeats: 2,
          unpaidSeats: 3,
          attendeeLanguages: [
            { language: 'en', count: 5 },
            { language: 'es', count: 1 },
          ],
        },
      },
    ]);
    expect({ unpaidCount, unpaidCents }).toEqual({ unpaidCount: 3, unpaidCents: 3 * 14_900 });
  });

  it('counts the seats of a class that have no attendee yet', async () => {
    const { id } = await makeClass(world, on('2027-01-12'));
    await insertCrew(world, id, 3);
    await insertOffer(world, id, { seats: 2, expiresAt: new Date('2027-01-12T00:00:00.000Z') });
    const seats = async () => {
      const [day] = (await today()).classes;
      return [day?.classInstance.takenSeats, day?.classInstance.heldSeats];
    };
    await expect(seats()).resolves.toEqual([0, 5]);
    world.clock.moveTo(new Date('2027-01-12T00:00:00.000Z'));
    await expect(seats()).resolves.toEqual([0, 3]);
  });

  it('contains each unpaid booking of the next seven days, those of the earliest class first', async () => {
    const { id: classTypeId } = await makeClassType(world);
    // The test clock starts on January 11.
    const [later, sooner, tooLate] = [
      await makeClass(world, { classTypeId, ...on('2027-01-18') }),
      await makeClass(world, { classTypeId, ...on('2027-01-13') }),
      await makeClass(world, { classTypeId, ...on('2027-01-19') }),
    ];
    for (const { id } of [later, sooner, tooLate]) await bookSeats(world, id, 2);
    const { unpaidBookings, unpaidCount } = await today(3);
    expect(unpaidCount).toBe(4);
    expect(unpaidBookings.map(({ classInstance, lastName }) => [classInstance.id, lastName])).toEqual([
      [sooner.id, 'Muñoz 1001'],
      [sooner.id, 'Muñoz 1002'],
      [later.id, 'Muñoz 1001'],
    ]);
  });

  it('contains a class below the minimum of its type until it begins', async () => {
    const { id: classTypeId } = await makeClassType(world, { minStudents: 2 });
    const { id: anySize } = await makeClass(world, on('2027-01-13'));
    const { id } = await makeClass(world, { classTypeId, ...on('2027-01-12', '2027-01-13') });
    await book(world, anySize);
    await book(world, id);
    const few = async () => (await today()).underMinimum.map(({ classInstanceId }) => classInstanceId);
    await expect(few()).resolves.toEqual([id]);
    world.clock.moveTo(new Date('2027-01-12T15:00:00.000Z'));
    await expect(few()).resolves.toEqual([]);
    world.clock.moveTo(new Date('2027-01-12T14:59:00.000Z'));
    await book(world, id, {}, 2);
    await expect(few()).resolves.toEqual([]);
  });

  it('contains the classes of the past month until the attendance of all is recorded, latest first', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const [early, late] = [
      await makeClass(world, { classTypeId, ...on('2027-01-12', '2027-01-13') }),
      await makeClass(world, { classTypeId, ...on('2027-01-14') }),
    ];
    await makeClass(world, { classTypeId, ...on('2027-01-13') });
    const seats = [];
    for (const [index, { id }] of [early, early, early, late].entries())
      seats.push({ id: (await book(world, id, {}, index)).booking.id, version: 1 });
    const [one, two, three] = seats;
    if (!one || !two || !three) throw new Error('four were booked');
    const unrecorded = async () =>
      (await today()).unrecorded.map(({ classInstanceId, attendees }) => [classInstanceId, attendees]);
    const office = world.office();
    world.clock.moveTo(new Date('2027-01-13T14:59:00.000Z'));
    await expect(unrecorded()).resolves.toEqual([]);
    world.clock.moveTo(new Date('2027-01-14T15:00:00.000Z'));
    await expect(unrecorded()).resolves.toEqual([
      [late.id, 1],
      [early.id, 3],
    ]);
    await world.services.attendance.record(office, [one], 'attended');
    await world.services.attendance.record(office, [two], 'absent');
    await expect(unrecorded()).resolves.toContainEqual([early.id, 1]);
    await world.services.officeBookings.cancel(office, three);
    await expect(unrecorded()).resolves.toEqual([[late.id, 1]]);
    world.clock.moveTo(new Date('2027-02-14T00:00:00.000Z'));
    await expect(unrecorded()).resolves.toEqual([]);
  });

  it('contains a long class for a month after its last day, not after its first', async () => {
    const { id } = await makeClass(world, on('2027-01-12', '2027-02-16'));
    await book(world, id);
    const unrecorded = async () => (await today()).unrecorded.map(({ classInstanceId }) => classInstanceId);
    for (const [moment, expected] of [
      ['2027-02-16T14:59:00.000Z', []],
      ['2027-02-16T15:00:00.000Z', [id]],
      ['2027-03-18T12:00:00.000Z', [id]],
      ['2027-03-20T00:00:00.000Z', []],
    ] as const) {
      world.clock.moveTo(new Date(moment));
      await expect(unrecorded()).resolves.toEqual(expected);
    }
  });

  it('counts unnamed seats of crews towards the minimum, because people will come for them', async () => {
    const { id: classTypeId } = await makeClassType(world, { minStudents: 4 });
    const { id } = await makeClass(world, { classTypeId, ...on('2027-01-15') });
    await bookCrew(world, id, 1, { unnamedSeats: 2 });
    await expect(today()).resolves.toMatchObject({ underMinimumCount: 1 });
    await book(world, id);
    await expect(today()).resolves.toMatchObject({ underMinimumCount: 0 });
  });

  it('determines unpaid and settled bookings in SQL like the rules', async () => {
    const { id } = await makeClass(world, on('2027-01-12'));
    const { booking } = await book(world, id);
    for (const bookingStatus of BOOKING_STATUSES)
      for (const paymentStatus of PAYMENT_STATUSES)
        for (const amountCents of [0, 1]) {
          const facts = { bookingStatus, paymentStatus, amountCents };
          await world.change(BookingEntity, { id: booking.id }, facts);
          const { unpaidCount, unpaidBookings, classes } = await today();
          const due = isPaymentDue(facts) ? 1 : 0;
          const isSettled = paymentStatus === 'paid' || (paymentStatus === 'pending' && amountCents === 0);
          const settled = takesSeat(bookingStatus) && isSettled ? 1 : 0;
          const paidSeats = classes[0]?.classInstance.paidSeats;
          expect([facts, unpaidCount, unpaidBookings.length, paidSeats]).toEqual([facts, due, due, settled]);
          // The list that the dashboard links to.
          const listed = await world.services.bookingLists.page(world.guest(), PENDING, BY_CLASS, {
            first: 1,
          });
          expect([facts, listed.nodes.length]).toEqual([facts, due]);
        }
  });

  it('executes four statements for any number of classes, without a scan of a growing table', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const ids = [];
    for (let index = 0; index < 4; index += 1)
      ids.push((await makeClass(world, { classTypeId, ...on('2027-01-12', '2027-01-13') })).id);
    for (const id of ids) await bookSeats(world, id, 2);
    const log = StatementLog.of(world.database.reader);
    await today();
    expect(log.statements).toHaveLength(4);
    for (const statement of [...log.statements]) {
      const scans = scansOf(await planOf(world, statement));
      expect(scans.filter((line) => !/^SCAN type\b/.test(line))).toEqual([]);
    }
    const first = log.statements[0];
    expect(first?.sql).toContain('class_day');
  });
});
