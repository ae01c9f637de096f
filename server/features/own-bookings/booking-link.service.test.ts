import { book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember } from '../../testing/crews.js';
import { useSite } from '../../testing/site-server.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { GUEST_BOOKING_LIMITS } from '../bookings/booking.constants.js';
import { BookingEntity } from '../bookings/booking.entity.js';

describe.each(DATABASES)('a guest who has lost the link of a booking, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  const ask = (email: string, confirmationNumber: string) =>
    site.rest('POST', '/bookings/link', { email, confirmation_number: confirmationNumber });
  const mails = () => world.stored(OutboxMessageEntity).findBy({ template: 'booking.link' });

  it('gets it by mail at the address of the booking, however the number is typed', async () => {
    const { booking } = await book(world, (await makeClass(world)).id);
    const number = booking.confirmationNumber.toLowerCase();
    await ask('MARIA.munoz1@example.com', `${number.slice(0, 4)}-${number.slice(4)}`);
    await expect(mails()).resolves.toMatchObject([
      { recipient: booking.email, payload: JSON.stringify({ bookingId: booking.id }) },
    ]);
  });

  it('gets it by mail at an address that new bookings cannot have', async () => {
    const { booking } = await book(world, (await makeClass(world)).id);
    await world.change(BookingEntity, { id: booking.id }, { email: 'maria..munoz@foo-.com' });
    const { status } = await ask('Maria..munoz@foo-.com', booking.confirmationNumber);
    expect(status).toBe(202);
    await expect(mails()).resolves.toMatchObject([{ recipient: 'maria..munoz@foo-.com' }]);
  });

  it('gets it at the address of the contact who has booked it for a crew, and at no other', async () => {
    const own = crewMember(1, { email: 'ana@example.com' });
    const { crew } = await bookCrew(world, (await makeClass(world)).id, 0, { attendees: [own] });
    const number = crew.bookings[0]?.confirmationNumber ?? '';
    const status = [];
    for (const email of [CREW_CONTACT.email.toUpperCase(), 'ana@example.com', 'somebody@example.com'])
      status.push((await ask(email, number)).status);
    expect(status).toEqual([202, 202, 202]);
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual([
      'ana@example.com',
      CREW_CONTACT.email,
      'nobody@example.invalid',
    ]);
  });

  it('gets the same response with another email or number, but no mail', async () => {
    const { booking } = await book(world, (await makeClass(world)).id);
    const right = await ask(booking.email, booking.confirmationNumber);
    const wrong = [
      await ask('somebody@example.com', booking.confirmationNumber),
      await ask(booking.email, '22222222'),
      await ask(booking.email, '%'),
    ];
    for (const { status, text } of wrong) expect([status, text]).toEqual([202, right.text]);
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients.filter((recipient) => recipient === booking.email)).toHaveLength(1);
    const others = recipients.filter((recipient) => recipient !== booking.email);
    expect(others).toEqual(Array(3).fill('nobody@example.invalid'));
  });
});

describe('requests for links', () => {
  const world = useWorld('sqlite', { rateLimits: true });
  const ask = (email: string, confirmationNumber: string, address: string) =>
    world.services.bookingLinks.request(world.guest({ address }), { email, confirmationNumber });

  it('are limited to ten an hour from one address, whatever is sent', async () => {
    for (let index = 0; index < 10; index += 1) await ask(`a${index}@example.com`, '22222222', '203.0.113.9');
    const next = ask('b@example.com', '22222222', '203.0.113.9');
    await expect(next).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('send five mails an hour to one recipient, with the same response after that', async () => {
    const { booking } = await book(world, (await makeClass(world)).id);
    for (let index = 0; index < 7; index += 1)
      await ask(booking.email, booking.confirmationNumber, `198.51.100.${index}`);
    const sent = await world
      .stored(OutboxMessageEntity)
      .countBy({ template: 'booking.link', recipient: booking.email });
    expect(sent).toBe(5);
  });

  it('and changes of bookings count like bookings, but only if they change something', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id, {}, 9);
    const ctx = world.guest({ address: '192.0.2.55' });
    const change = (index: number) =>
      world.services.ownBookings.change(ctx, { bookingId: booking.id, phone: `801 555 01${10 + index}` });
    // One email may make the booking and these changes within an hour.
    const { points } = GUEST_BOOKING_LIMITS.perPerson;
    for (let index = 1; index < points; index += 1) await change(index);
    await expect(change(points)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
