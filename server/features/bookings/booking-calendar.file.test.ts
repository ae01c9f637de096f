import { book } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../testing/classes.js';
import { DATABASES, useWorld } from '../../testing/world.js';

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
    expect(uidsOf(world.services.bookings.calendar(world.guest(), first.booking).content)).toEqual(uids);
    expect(uidsOf(await fileOf(second.booking.id))).not.toEqual(uids);
  });
});
