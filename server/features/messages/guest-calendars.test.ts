import { book } from '../../testing/attendees.js';
import { readCalendar } from '../../testing/calendar.js';
import { makeClass, makeClassType } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT } from '../../testing/crews.js';
import { useMailServer, type ReceivedMail } from '../../testing/mail-server.js';
import { DATABASES, useWorld } from '../../testing/world.js';

const day = (date: string) => ({ date, startTime: '08:00', endTime: '16:30' });

/** Two days before and after a change of the clocks, in UTC; 8:00 to 16:30 in Salt Lake City on both. */
const CLOCK_CHANGES = [
  [
    'spring',
    ['2027-03-13', '2027-03-14'],
    [
      ['2027-03-13T15:00:00Z', '2027-03-13T23:30:00Z'],
      ['2027-03-14T14:00:00Z', '2027-03-14T22:30:00Z'],
    ],
  ],
  [
    'autumn',
    ['2027-11-06', '2027-11-07'],
    [
      ['2027-11-06T14:00:00Z', '2027-11-06T22:30:00Z'],
      ['2027-11-07T15:00:00Z', '2027-11-07T23:30:00Z'],
    ],
  ],
] as const;

const calendarOf = ({ calendar, source }: ReceivedMail) => {
  if (!calendar) throw new Error('no calendar is attached');
  // A mail client reads the method from the header before it opens the file.
  expect(source).toContain(`text/calendar; charset=utf-8; method=${calendar.method}`);
  return calendar;
};
type Calendar = ReturnType<typeof calendarOf>;
const uidsOf = ({ events }: Calendar) => events.map(({ uid }) => uid);
/** Instants in UTC, which are valid without a time zone definition. */
const timesOf = ({ events }: Calendar) => events.map(({ dtstart, dtend }) => [dtstart, dtend]);
const statusesOf = ({ events }: Calendar) => events.map(({ status }) => status);

/** Asserts that each file has a higher sequence number than all before it, so that calendars accept the latest. */
function expectRising(calendars: readonly Calendar[]): void {
  const sequences = calendars.map(({ events }) => events.map(({ sequence }) => Number(sequence)));
  for (const [index, each] of sequences.entries()) {
    expect(Math.min(...each)).toBeGreaterThan(Math.max(-1, ...(sequences[index - 1] ?? [])));
    expect(Math.max(...each)).toBeLessThan(2 ** 31);
  }
}

describe.each(DATABASES)('calendar files mailed to guests, on %s,', (kind) => {
  const world = useWorld(kind);
  const mailServer = useMailServer(world);
  const mailed = async (): Promise<Calendar> => {
    const calendar = calendarOf(await mailServer.onlyMail());
    world.clock.passHours(1);
    return calendar;
  };

  it.each(CLOCK_CHANGES)(
    'follow a booking from its confirmation through a move to its cancellation, in %s',
    async (_season, dates, times) => {
      const { id: classTypeId } = await makeClassType(world);
      const from = await makeClass(world, { classTypeId, days: [day('2027-02-01')] });
      const to = await makeClass(world, { classTypeId, days: dates.map(day) });
      const { booking } = await book(world, from.id, { language: 'es' });
      const { ownBookings } = world.services;
      const booked = await mailed();
      await ownBookings.move(world.guest(), { bookingId: booking.id, classInstanceId: to.id });
      const moved = await mailed();
      await ownBookings.move(world.guest(), { bookingId: booking.id, classInstanceId: from.id });
      const movedBack = await mailed();
      await ownBookings.cancel(world.guest(), { bookingId: booking.id });
      const cancelled = await mailed();

      const calendars = [booked, moved, movedBack, cancelled];
      expect(calendars.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'PUBLISH', 'CANCEL']);
      expect(timesOf(booked)).toEqual([['2027-02-01T15:00:00Z', '2027-02-01T23:30:00Z']]);
      expect(timesOf(moved)).toEqual(times);
      const both = uidsOf(moved);
      expect(new Set(both).size).toBe(2);
      expect(calendars.map(uidsOf)).toEqual([both.slice(0, 1), both, both, both]);
      expect(calendars.map(statusesOf)).toEqual([
        ['CONFIRMED'],
        ['CONFIRMED', 'CONFIRMED'],
        ['CONFIRMED', 'CANCELLED'],
        ['CANCELLED', 'CANCELLED'],
      ]);
      expect(timesOf(movedBack)[0]).toEqual(timesOf(booked)[0]);
      expectRising(calendars);
    },
  );

  it('remove a seat that is passed on from one calendar and add it to the other', async () => {
    const { id } = await makeClass(world, { days: [day('2027-03-13'), day('2027-03-14')] });
    const { booking } = await book(world, id);
    const booked = await mailed();
    const somebodyElse = { firstName: 'Tomás', lastName: 'Rivas', email: 'a.tomas@example.com' };
    await world.services.ownBookings.change(world.guest(), { bookingId: booking.id, ...somebodyElse });
    await mailServer.deliver();
    const [now, former] = mailServer.received().map(calendarOf);
    if (!now || !former) throw new Error('both are told');
    expect([now.method, former.method]).toEqual(['PUBLISH', 'CANCEL']);
    expect([uidsOf(now), uidsOf(former)]).toEqual([uidsOf(booked), uidsOf(booked)]);
    expect(statusesOf(former)).toEqual(['CANCELLED', 'CANCELLED']);
    expectRising([booked, former]);
    expect(timesOf(now)).toEqual(timesOf(booked));
  });

  it('follow the seats of a crew, separately from those of its members', async () => {
    const { id } = await makeClass(world, { days: [day('2027-03-13'), day('2027-03-14')] });
    const { crew } = await bookCrew(world, id, 1);
    const booked = await mailed();
    await world.services.crewChanges.changeSeats(world.guest(), { crewBookingId: crew.id, unnamedSeats: 4 });
    world.clock.passHours(1 / 12);
    const more = await mailed();
    expect([booked.method, more.method]).toEqual(['PUBLISH', 'PUBLISH']);
    expect(uidsOf(more)).toEqual(uidsOf(booked));
    expectRising([booked, more]);
    expect(timesOf(more)).toEqual(CLOCK_CHANGES[0][2]);
    expect(more.events[0]?.description).toContain('5 seats for your crew');

    const [booking] = crew.bookings;
    await world.services.ownBookings.cancel(world.guest(), { bookingId: booking?.id ?? '' });
    const one = await mailServer.onlyMail();
    expect(one.recipients).toEqual([CREW_CONTACT.email]);
    expect(uidsOf(booked)).not.toEqual(expect.arrayContaining(uidsOf(calendarOf(one))));

    const { text } = await world.services.crews.calendarFile(world.guest(), crew.id);
    const fewer = readCalendar(text);
    expect(fewer.events[0]?.description).toContain('4 seats for your crew');
    world.clock.passHours(1);
    await world.services.crewChanges.changeSeats(world.guest(), { crewBookingId: crew.id, unnamedSeats: 0 });
    world.clock.passHours(1 / 12);
    const none = await mailed();
    expect([none.method, ...statusesOf(none)]).toEqual(['CANCEL', 'CANCELLED', 'CANCELLED']);
    expect([fewer, none].map(uidsOf)).toEqual([uidsOf(booked), uidsOf(booked)]);
    expectRising([booked, more, fewer, none]);
  });
});
