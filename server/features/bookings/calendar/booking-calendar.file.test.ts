import { book } from '../../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../../testing/classes.js';
import { COMPANY, DATABASES, useWorld } from '../../../testing/world.js';

/** Undoes the line folding of iCalendar. */
const unfolded = (text: string): string => text.replace(/\r\n[ \t]/g, '');
const uidsOf = (text: string): string[] =>
  [...unfolded(text).matchAll(/^UID:(.*)$/gm)].map(([, uid = '']) => uid.trim());

describe.each(DATABASES)('the calendar file of a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const days = [CLASS_DAY, { ...CLASS_DAY, date: '2027-01-26' }];

  it('has stable UIDs for its days, and never contains the id that opens the booking', async () => {
    const { id } = await makeClass(world, { days });
    const [first, second] = [await book(world, id, {}, 1), await book(world, id, {}, 2)];
    const fileOf = async (bookingId: string) =>
      (await world.services.bookings.calendarFile(world.guest(), bookingId)).text;
    const text = await fileOf(first.booking.id);
    const uids = uidsOf(text);
    expect(uids).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}-1$/),
      expect.stringMatching(/^[0-9a-f]{32}-2$/),
    ]);
    for (const part of [first.booking.id, ...first.booking.id.split('-').filter(({ length }) => length > 4)])
      expect(unfolded(text)).not.toContain(part);

    expect(uidsOf(await fileOf(first.booking.id))).toEqual(uids);
    expect(uidsOf(world.services.calendars.ofBooking(world.guest(), first.booking).content)).toEqual(uids);
    expect(uidsOf(await fileOf(second.booking.id))).not.toEqual(uids);
  });

  it('reminds at 8 PM on the evening before each day, and has the phone of the office', async () => {
    // The second day is the one on which the clocks change.
    const { id } = await makeClass(world, {
      days: [
        { ...CLASS_DAY, date: '2027-03-13', startTime: '08:00' },
        { ...CLASS_DAY, date: '2027-03-14', startTime: '17:30', endTime: '21:00' },
      ],
    });
    const { booking } = await book(world, id, { language: 'es' });
    const text = unfolded((await world.services.bookings.calendarFile(world.guest(), booking.id)).text);
    const reminders = [...text.matchAll(/^TRIGGER:(.*)$/gm)].map(([, trigger = '']) => trigger.trim());
    expect(reminders).toEqual(['-PT12H', '-PT20H30M']);
    expect(text).toContain(`¿Tiene preguntas? Llámenos al ${COMPANY.phoneDisplay}.`);
    await world.services.ownBookings.cancel(world.guest(), { bookingId: booking.id });
    const cancelled = await world.services.bookings.calendarFile(world.guest(), booking.id);
    expect(cancelled.text).not.toContain('TRIGGER');
  });
});
