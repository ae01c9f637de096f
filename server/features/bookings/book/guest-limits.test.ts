import { attendee } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { crewMember, crewOf } from '../../../testing/crews.js';
import { makeFullClass, waiter } from '../../../testing/waiting.js';
import { useWorld } from '../../../testing/world.js';
import type { CrewAttendeeInput } from '../../crews/book-crew.input.js';
import type { BookSeatInput } from './book-seat.input.js';
import { GUEST_BOOKING_LIMITS } from '../booking.constants.js';

const { perAddress, perPerson, disclosures, newEmails } = GUEST_BOOKING_LIMITS;
const RATE_LIMITED = { code: 'RATE_LIMITED' };
const ALREADY_BOOKED = { code: 'ALREADY_BOOKED' };

describe('a guest with rate limits', () => {
  const world = useWorld('sqlite', { rateLimits: true });
  const from = (address: string) => world.guest({ address });
  const bookFrom = (address: string, id: string, index: number, changes: Partial<BookSeatInput> = {}) =>
    world.services.bookings.bookSeat(from(address), attendee(id, changes, index));
  const times = (points: number) => Array.from({ length: points }, (_, index) => index);

  it('can give a booking 12 other emails an hour, from any address', async () => {
    const { id } = await makeClass(world);
    const { booking } = await bookFrom('192.0.2.1', id, 1);
    let link = booking.id;
    const readdress = async (index: number) => {
      const input = { bookingId: link, email: `new${index}@example.com` };
      const changed = await world.services.ownBookings.change(from(`192.0.2.${index + 10}`), input);
      link = changed.id;
    };
    for (const index of times(newEmails.points)) await readdress(index);
    await expect(readdress(99)).rejects.toMatchObject(RATE_LIMITED);
    const sameEmail = { bookingId: link, email: `NEW${newEmails.points - 1}@example.com` };
    await expect(world.services.ownBookings.change(from('192.0.2.8'), sameEmail)).resolves.toBeTruthy();
    const renamed = { bookingId: link, lastName: 'Corrected' };
    await expect(world.services.ownBookings.change(from('192.0.2.9'), renamed)).resolves.toBeTruthy();
  });

  it('can give all bookings 12 other emails an hour from one address', async () => {
    const { id } = await makeClass(world);
    const bookings = [];
    for (const index of times(newEmails.points + 1))
      bookings.push((await bookFrom(`198.51.100.${index}`, id, index)).booking);
    const [last, ...others] = bookings.map(({ id: bookingId }) => bookingId);
    const readdress = (address: string, bookingId = '', email = `other-${bookingId}@example.com`) =>
      world.services.ownBookings.change(from(address), { bookingId, email });
    for (const bookingId of others) await readdress('192.0.2.2', bookingId);
    await expect(readdress('192.0.2.2', last)).rejects.toMatchObject(RATE_LIMITED);
    await expect(readdress('192.0.2.3', last)).resolves.toBeTruthy();
  });

  it('can find out only 12 persons an hour who are booked, without locking them out', async () => {
    const { id } = await makeClass(world);
    const { id: otherClass } = await makeClass(world);
    await bookFrom('192.0.2.4', id, 0);
    for (let count = 0; count < perAddress.points; count += 1)
      await expect(bookFrom('192.0.2.5', id, 0)).rejects.toMatchObject(ALREADY_BOOKED);
    await expect(bookFrom('192.0.2.5', id, 0)).rejects.toMatchObject(RATE_LIMITED);
    await expect(bookFrom('192.0.2.5', id, 1)).rejects.toMatchObject(RATE_LIMITED);
    await expect(bookFrom('192.0.2.4', otherClass, 0)).resolves.toMatchObject({ isNew: true });
  });

  it('can find out only 24 persons an hour by naming seats of a crew, without losing its other changes', async () => {
    const { id } = await makeClass(world, { maxAttendees: 40 });
    const address = '192.0.2.20';
    for (const index of times(5)) await bookFrom(`192.0.2.${index + 30}`, id, index);
    const own = crewMember(50, { email: 'own@example.com' });
    const { crew } = await world.services.crews.book(
      from(address),
      crewOf(id, 0, { attendees: [own], unnamedSeats: 11 }),
    );
    const booked = times(5).map((index) => {
      const { firstName, lastName, email } = attendee(id, {}, index);
      return { firstName, lastName, email };
    });
    const name = (...attendees: CrewAttendeeInput[]) =>
      world.services.crewChanges.name(from(address), { crewBookingId: crew.id, attendees });
    for (let count = 0; count < 4; count += 1)
      await expect(name(own, ...booked)).rejects.toMatchObject(ALREADY_BOOKED);
    await expect(name(own)).rejects.toMatchObject(RATE_LIMITED);
    const fewer = { crewBookingId: crew.id, unnamedSeats: 10 };
    await expect(world.services.crewChanges.changeSeats(from(address), fewer)).resolves.toBeTruthy();
  });

  it('can find out only 24 persons an hour by renaming a booking', async () => {
    const { id } = await makeClass(world);
    const { firstName, lastName, email } = attendee(id, {}, 1);
    await bookFrom('192.0.2.21', id, 1);
    const { booking } = await bookFrom('192.0.2.22', id, 2, { email });
    const rename = () =>
      world.services.ownBookings.change(from('192.0.2.22'), { bookingId: booking.id, firstName, lastName });
    for (let count = 0; count < disclosures.points; count += 1)
      await expect(rename()).rejects.toMatchObject(ALREADY_BOOKED);
    await expect(rename()).rejects.toMatchObject(RATE_LIMITED);
  });

  it('is counted for the crew members who are booked already, not for the others', async () => {
    const { id } = await makeClass(world, { maxAttendees: 30 });
    const book = (members: readonly number[]) => {
      const attendees = members.map((index) => crewMember(index, { email: `member${index}@example.com` }));
      return world.services.crews.book(from('192.0.2.6'), crewOf(id, 0, { attendees, unnamedSeats: 0 }));
    };
    await world.services.crews.book(
      from('192.0.2.7'),
      crewOf(id, 0, { attendees: [crewMember(1, { email: 'member1@example.com' })], unnamedSeats: 0 }),
    );
    await expect(book([1, 2, 3, 4, 5])).rejects.toMatchObject(ALREADY_BOOKED);
    await expect(book(times(perAddress.points - 1).map((index) => index + 2))).resolves.toMatchObject({
      isNew: true,
    });
    await expect(book([20])).rejects.toMatchObject(RATE_LIMITED);
  });

  it('can have text messages sent to one phone 12 times an hour, in any spelling', async () => {
    const { id } = await makeClass(world, { maxAttendees: 30 });
    const spellings = ['801-555-0143', '(801) 555-0143', '+1 801 555 0143'];
    const book = (index: number, phone = spellings[index % spellings.length], textNotifications = true) =>
      bookFrom(`203.0.113.${index}`, id, index, { textNotifications, ...(phone && { phone }) });
    for (const index of times(perPerson.points)) await book(index);
    await expect(book(50)).rejects.toMatchObject(RATE_LIMITED);
    await expect(book(51, '801-555-0144')).resolves.toMatchObject({ isNew: true });
    await expect(book(52, '801-555-0143', false)).resolves.toMatchObject({ isNew: true });
  });

  it('can request 12 seats an hour of waiting lists', async () => {
    const { id } = await makeFullClass(world, 10);
    const join = (index: number, seats: number) =>
      world.services.waitingLists.join(from('192.0.2.8'), waiter(id, { seats }, index));
    await join(1, 10);
    await expect(join(2, 3)).rejects.toMatchObject(RATE_LIMITED);
    await expect(join(3, 2)).resolves.toBeTruthy();
  });
});
