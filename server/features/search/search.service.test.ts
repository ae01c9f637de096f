import { attendee, book, bookSeats } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass, makeClassType, VENUE } from '../../testing/classes.js';
import { StatementLog } from '../../testing/statement-log.js';
import { makeStudent } from '../../testing/students.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import type { SearchResults } from './search.type.js';

const day = (date: string) => ({ ...CLASS_DAY, date });

describe.each(DATABASES)('the search of everything on %s', (kind) => {
  const world = useWorld(kind);
  const find = (text: string, locale: 'en' | 'es' = 'en'): Promise<SearchResults> =>
    world.services.search.find(world.guest({ locale }), text, 5);
  const bookingsOf = async (text: string): Promise<string[]> =>
    (await find(text)).bookings.map(({ lastName }) => lastName);
  const studentsOf = async (text: string): Promise<string[]> =>
    (await find(text)).students.map(({ lastName }) => lastName);
  const classesOf = async (text: string, locale?: 'en' | 'es'): Promise<string[]> =>
    (await find(text, locale)).classes.map(({ id }) => id);

  describe('for a booking', () => {
    it('finds it by a prefix of its number, before others with that text in a name', async () => {
      const { id } = await makeClass(world);
      const { booking } = await book(world, id, { lastName: 'Ortega' });
      await world.change(BookingEntity, { id: booking.id }, { confirmationNumber: 'K7M29QXT' });
      world.clock.passHours(1);
      const other = await book(world, id, { lastName: 'K7m2', email: 'other@example.com' }, 2);
      await world.change(BookingEntity, { id: other.booking.id }, { confirmationNumber: 'M4XR8TWY' });
      await expect(bookingsOf('k7m2-9')).resolves.toEqual(['Ortega']);
      await expect(bookingsOf('K7M29QXT')).resolves.toEqual(['Ortega']);
      await expect(bookingsOf('k7m2')).resolves.toEqual(['Ortega', 'K7m2']);
      await expect(bookingsOf('K8')).resolves.toEqual([]);
    });

    it.each(['(801) 555-0117', '8015550117', '+1 801 555 0117', '555-0117', '0117', '801-555'])(
      'finds it by phone in any format: %s',
      async (typed) => {
        const { id } = await makeClass(world);
        const phones = ['801.555.0117', '+1 (801) 555-0117 ext. 12', '8015550117 #4', '(435) 555-0199'];
        for (const [index, phone] of phones.entries()) {
          await book(world, id, { phone }, index);
          world.clock.passHours(1);
        }
        await expect(bookingsOf(typed)).resolves.toEqual(['Muñoz 2', 'Muñoz 1', 'Muñoz 0']);
      },
    );

    it('finds it by name, email or company, ignoring accents, newest first', async () => {
      const { id } = await makeClass(world);
      await book(world, id, { firstName: 'Zoë', lastName: 'Walsh', email: 'zoe@granite.example' });
      world.clock.passHours(1);
      await book(world, id, { companyName: 'Zoe Walsh Paving' }, 2);
      await expect(bookingsOf('zoe walsh')).resolves.toEqual(['Muñoz 2', 'Walsh']);
      await expect(bookingsOf('@GRANITE.ex')).resolves.toEqual(['Walsh']);
      await expect(bookingsOf('zoe_walsh')).resolves.toEqual([]);
    });
  });

  describe('for a person', () => {
    it('finds students by name, email and phone, but no deleted ones', async () => {
      await makeStudent(world, { lastName: 'Wu', email: 'wu@example.com', phone: '435 555 7788' }, 1);
      const gone = await makeStudent(world, { lastName: 'Wuornos', phone: '435 555 7788' }, 2);
      await world.services.students.remove(world.guest(), gone.id);
      for (const text of ['jose wu', 'wu@exam', '(435) 555-7788', '7788', 'wu', 'w'])
        await expect(studentsOf(text)).resolves.toEqual(['Wu']);
    });

    it('finds a name of one or two letters by its beginning, first or last name first', async () => {
      await makeStudent(world, { firstName: 'Li', lastName: 'Wu' }, 1);
      await makeStudent(world, { firstName: 'Lisa', lastName: 'Wulff' }, 2);
      await makeStudent(world, { firstName: 'Ana', lastName: 'Dewu' }, 3);
      await expect(studentsOf('wu')).resolves.toEqual(expect.arrayContaining(['Wu', 'Wulff']));
      await expect(studentsOf('wu')).resolves.toHaveLength(2);
      await expect(studentsOf('li wu')).resolves.toEqual(['Wu']);
      await expect(studentsOf('wu li')).resolves.toEqual(['Wu']);
    });

    it('returns the newest five of many', async () => {
      for (let index = 1; index <= 7; index += 1) {
        await makeStudent(world, {}, index);
        world.clock.passHours(1);
      }
      await expect(studentsOf('jose pena')).resolves.toEqual([7, 6, 5, 4, 3].map((index) => `Peña ${index}`));
    });

    it('finds changed data at once, and no longer the former ones', async () => {
      const { id } = await makeClass(world);
      const { booking } = await book(world, id, { lastName: 'Smith' });
      await bookSeats(world, id, 3);
      const { id: bookingId, version } = await world.services.bookingLists.get(booking.id);
      const changed = { ...attendee(id), lastName: 'Quintana', phone: '435-555-0001' };
      await world.services.officeBookings.updateAttendee(world.guest(), { id: bookingId, version }, changed);
      await expect(bookingsOf('quintana')).resolves.toEqual(['Quintana']);
      await expect(bookingsOf('smith')).resolves.toEqual([]);
      await expect(bookingsOf('435 555 0001')).resolves.toEqual(['Quintana']);
    });
  });

  describe('for a class', () => {
    it('finds it by its type in either language, city, venue and instructor, also after changes', async () => {
      const plan = {
        ...VENUE,
        classTypeId: (await makeClassType(world)).id,
        language: 'en' as const,
        status: 'scheduled' as const,
        maxAttendees: 20,
        priceCents: 14_900,
        days: [CLASS_DAY],
      };
      const wanted = await makeClass(world, {
        ...plan,
        locationName: 'Peña Hall',
        address: { ...VENUE.address, city: 'St. George' },
        instructorName: 'Inés Ávila',
      });
      await makeClass(world, {
        classTypeId: (await makeClassType(world, { name: 'First aid', nameEs: 'RCP' })).id,
      });
      for (const text of [
        'forklift',
        'MONTACARGAS',
        'st. george',
        'pena hall',
        'ines avila',
        'forklift Inés',
      ])
        await expect(classesOf(text)).resolves.toEqual([wanted.id]);
      await expect(classesOf('first ines')).resolves.toEqual([]);
      const { id, version } = wanted;
      const changed = { ...plan, instructorName: 'Omar Diaz' };
      await world.services.instances.update(world.guest(), { id, version }, changed);
      await expect(classesOf('omar')).resolves.toEqual([id]);
      await expect(classesOf('avila')).resolves.toEqual([]);
      await world.services.instances.remove(world.guest(), id);
      await expect(classesOf('omar')).resolves.toEqual([]);
    });

    it.each(["O'Brien", 'O’Brien'])('finds the venue %s by any apostrophe', async (locationName) => {
      const { id } = await makeClass(world, { locationName });
      await makeClass(world, { locationName: 'Bright Hall' });
      await expect(classesOf("o'brien")).resolves.toEqual([id]);
      await expect(classesOf('O’Brien')).resolves.toEqual([id]);
      await expect(classesOf("o'connor")).resolves.toEqual([]);
    });

    it('finds it by any of its days', async () => {
      const { id } = await makeClass(world, { days: [day('2027-03-09'), day('2027-03-10')] });
      for (const text of ['2027-03-09', '3/10', 'March 10', '10 de marzo', 'forklift 3/9'])
        await expect(classesOf(text)).resolves.toEqual([id]);
      await expect(classesOf('10/3', 'es')).resolves.toEqual([id]);
      await expect(classesOf('3/11')).resolves.toEqual([]);
    });

    it('finds it by month and weekday of any of its days, in both languages', async () => {
      const days = [day('2027-02-26'), day('2027-02-27')];
      const { id } = await makeClass(world, { days, locationName: 'Provo' });
      await makeClass(world, { days: [day('2027-04-12')], locationName: 'Provo' });
      for (const text of ['feb', 'February', 'febrero', 'feb.', 'feb 2027', 'febrero de 2027'])
        await expect(classesOf(text)).resolves.toEqual([id]);
      for (const text of ['sat', 'Saturday', 'saturdays', 'SÁB', 'sábado', 'sab.', 'fri', 'viernes'])
        await expect(classesOf(text)).resolves.toEqual([id]);
      for (const text of [
        'forklift feb',
        'sat forklift',
        'sáb. feb 2027 provo',
        'sat, Feb 27',
        'sáb 27 de febrero',
      ])
        await expect(classesOf(text)).resolves.toEqual([id]);
      for (const text of ['feb 2028', 'forklift january', 'sun', 'feb tue', 'feb logan', 'sat, Apr 12'])
        expect([text, await classesOf(text)]).toEqual([text, []]);
    });

    it('finds it by a month or weekday that is also a word of its texts', async () => {
      const { id: inMarch } = await makeClass(world, { days: [day('2027-03-10')] });
      const { id: onTuesday } = await makeClass(world, { days: [day('2027-05-04')] });
      const { id: withName } = await makeClass(world, {
        days: [day('2027-06-03')],
        locationName: 'Marzo Hall 2028',
        instructorName: 'May Domingo',
      });
      await expect(classesOf('mar')).resolves.toEqual([inMarch, onTuesday, withName]);
      await expect(classesOf('marzo')).resolves.toEqual([inMarch, withName]);
      await expect(classesOf('may')).resolves.toEqual([onTuesday, withName]);
      for (const text of ['marzo 2028', 'hall marzo', 'domingo', 'may june', 'jueves hall'])
        await expect(classesOf(text)).resolves.toEqual([withName]);
    });

    it('returns the classes of a month nearest to today, future ones first', async () => {
      const { id: classTypeId } = await makeClassType(world);
      const on = async (date: string) => (await makeClass(world, { classTypeId, days: [day(date)] })).id;
      const [earlier, last, next, later] = [
        await on('2026-12-04'),
        await on('2026-12-05'),
        await on('2027-12-04'),
        await on('2028-12-02'),
      ];
      await on('2025-12-06');
      await on('2029-12-01');
      await expect(classesOf('dec')).resolves.toEqual([next, later, last, earlier]);
      await expect(classesOf('sat dec')).resolves.toEqual([next, later, last]);
    });

    it('returns future ones, soonest first, before past ones', async () => {
      const { id: classTypeId } = await makeClassType(world);
      const on = async (date: string) => (await makeClass(world, { classTypeId, days: [day(date)] })).id;
      const [old, latest, next, later] = [
        await on('2026-03-01'),
        await on('2026-12-01'),
        await on('2027-02-01'),
        await on('2027-05-01'),
      ];
      await expect(classesOf('forklift')).resolves.toEqual([next, later, latest, old]);
    });

    it('searches a short word in the names of class types only', async () => {
      const { id: classTypeId } = await makeClassType(world, { name: 'OSHA 10 Construction' });
      const { id } = await makeClass(world, { classTypeId });
      await makeClass(world);
      await expect(classesOf('osha 10')).resolves.toEqual([id]);
      await expect(classesOf('zz')).resolves.toEqual([]);
    });
  });

  it.each(['', '   ', '%', '_', '"', "'", '()', ':x', 'a"b', 'NEAR(', '\\', '💥'])(
    'finds nothing for %j, without an error',
    async (text) => {
      await bookSeats(world, (await makeClass(world)).id, 2);
      await expect(find(text)).resolves.toEqual({
        classes: [],
        students: [],
        bookings: [],
        waitingPeople: [],
        crews: [],
        contactMessages: [],
      });
    },
  );

  it('executes one statement for each kind of results, however many there are', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 2);
    const log = StatementLog.of(world.database.reader);
    const few = await log.count(() => find('maria'));
    await bookSeats(world, (await makeClass(world)).id, 12);
    await expect(log.count(() => find('maria'))).resolves.toBe(few);
    // Also the names of class types; if any classes are found, also their days.
    expect(few).toBe(7);
  });
});
