import { attendee } from '../../../testing/attendees.js';
import { CLASS_START, makeClass } from '../../../testing/classes.js';
import { makeStudent } from '../../../testing/students.js';
import { makeInstructor, makeVenue, TERESA } from '../../../testing/venues.js';
import { messagesOf } from '../../../testing/mail-server.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import type { Locale } from '../../../platform/i18n/message.js';
import type { DueMessage } from '../../../platform/outbox/outbox-delivery.js';
import { BookingEntity } from '../../bookings/booking.entity.js';

describe.each(DATABASES)('messages about a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const write = (due: DueMessage) => {
    return messagesOf(world).write(world.guest(), due);
  };
  async function mailOf(bookingId: string, language: Locale = 'en') {
    const { email: recipient } = await world.stored(BookingEntity).findOneByOrFail({ id: bookingId });
    const written = await write({
      template: 'booking.confirmation',
      payload: { bookingId },
      recipient,
      language,
    });
    if (written?.channel !== 'email') throw new Error('there is no mail');
    return written.mail;
  }

  it('include no confirmation once the class has begun', async () => {
    const { id } = await makeClass(world);
    const { booking } = await world.services.bookings.bookSeat(world.guest(), attendee(id));
    await expect(mailOf(booking.id)).resolves.toMatchObject({ subject: expect.any(String) as unknown });
    world.clock.moveTo(CLASS_START);
    await expect(mailOf(booking.id)).rejects.toThrow('there is no mail');
  });

  it('name the amount that the office has set', async () => {
    const { id } = await makeClass(world);
    const { booking } = await world.services.bookings.bookSeat(world.guest(), attendee(id));
    await world.services.bookingPayments.setAmount(world.guest(), { id: booking.id, version: 1 }, 12_550);
    const { text, html } = await mailOf(booking.id);
    for (const part of [text, html]) {
      expect(part).toContain('$125.50');
      expect(part).not.toContain('$149');
    }
  });

  it.each([
    ['en', 'Please keep this email: it has', 'José, please keep this email: it has'],
    ['es', 'Guarde este correo: tiene', 'José, guarde este correo: tiene'],
  ] as const)(
    'greet in %s by name only attendees whom the office booked',
    async (locale, withoutName, byName) => {
      const { id } = await makeClass(world);
      const ctx = world.guest({ locale });
      const typed = { firstName: 'Your prize waits', lastName: 'Call 900 555 0100', companyName: 'Prizes' };
      const { booking } = await world.services.bookings.bookSeat(ctx, attendee(id, typed));
      const { subject, text, html } = await mailOf(booking.id, locale);
      expect(subject).not.toMatch(/prize|900/i);
      expect(text).toContain(`\n\n${withoutName}`);
      // Once, as the attendee's name: one address may book several people.
      for (const part of [text, html]) expect(part.split(/prize/i)).toHaveLength(2);
      expect(text).toMatch(/^(Attendee|Participante): Your prize waits Call 900 555 0100$/m);

      const student = await makeStudent(world, { sendEmail: false });
      const form = { bookingDate: '2027-01-11', paymentStatus: 'pending', amountCents: 0 } as const;
      const made = await world.services.officeBookings.create(ctx, {
        ...form,
        studentId: student.id,
        classInstanceId: id,
      });
      expect((await mailOf(made.booking.id, locale)).text).toContain(`\n\n${byName}`);
    },
  );

  it.each([
    ['en', 'Salt Lake Training Center, 2155 S Quarry Road, Salt Lake City. Arrive'],
    ['es', 'Centro de capacitación, 2155 S Quarry Road, Salt Lake City. Llegue'],
  ] as const)('contain in %s the same venue in the reminder as in the mail', async (language, place) => {
    const { id: venueId } = await makeVenue(world, { nameEs: 'Centro de capacitación' });
    const { id } = await makeClass(world, { venueId });
    const { booking } = await world.services.bookings.bookSeat(
      world.guest(),
      attendee(id, { textNotifications: true }),
    );
    const payload = { bookingId: booking.id };
    const due = { template: 'booking.reminder', payload, recipient: '(801) 555-0117', language } as const;
    await expect(write(due)).resolves.toMatchObject({ text: expect.stringContaining(place) as unknown });
  });

  it.each([
    [
      'en',
      'you can change the date, say that somebody else is coming or, before the deadline, cancel',
      'or say that somebody',
    ],
    [
      'es',
      'indicar que viene otra persona o, dentro del plazo, cancelar',
      'o indicar que viene otra persona',
    ],
  ] as const)(
    'state in %s that the booking can be cancelled, only while it can',
    async (locale, inTime, late) => {
      const { id } = await makeClass(world);
      const { booking } = await world.services.bookings.bookSeat(world.guest({ locale }), attendee(id));
      expect((await mailOf(booking.id, locale)).text.replace(/\s+/g, ' ')).toContain(inTime);
      world.clock.moveTo(new Date(CLASS_START.getTime() - 60 * 60 * 1000));
      const text = (await mailOf(booking.id, locale)).text.replace(/\s+/g, ' ');
      expect(text).toContain(late);
      expect(text).not.toContain(inTime);
    },
  );

  it.each([
    ['en', 'Parking\nBehind the hall.', 'Salt Lake Training Center, 2155', 'Open the map'],
    ['es', 'Estacionamiento\nDetrás del salón.', 'Centro de capacitación, 2155', 'Abrir el mapa'],
  ] as const)('describe in %s how to get to the venue, without notes for the office', async (...texts) => {
    const [locale, parking, place, map] = texts;
    await makeVenue(world, {
      nameEs: 'Centro de capacitación',
      parking: 'Behind the hall.',
      parkingEs: 'Detrás del salón.',
      entrance: 'Ring <b>twice</b>.',
      mapUrl: 'https://maps.example.com/?q=hall&z=1',
    });
    await makeInstructor(world, { email: 'teresa@example.com', phone: '801 555 0177' });
    const { id } = await makeClass(world, { instructorName: TERESA.name });
    const { booking } = await world.services.bookings.bookSeat(world.guest({ locale }), attendee(id));
    const { text, html } = await mailOf(booking.id, locale);
    expect(text).toContain(parking);
    expect(text).toContain('\nRing <b>twice</b>.');
    expect(text).toContain(place);
    expect(text).toContain(`${map}:\nhttps://maps.example.com/?q=hall&z=1`);
    expect(html).toContain('href="https://maps.example.com/?q=hall&amp;z=1"');
    expect(html).toContain('Ring &lt;b&gt;twice&lt;/b&gt;.');
    const instructor = /teresa|555\W?0177/i;
    expect(text).not.toMatch(instructor);
    const file = world.services.calendars.ofBooking(world.guest(), booking).content.replace(/\r\n[ \t]/g, '');
    expect(file).toContain(parking.replace('\n', ': '));
    expect(file).toContain('https://maps.example.com/?q=hall&z=1');
    expect(file).toContain(place.split(',')[0]);
    expect(file).not.toMatch(instructor);
  });

  it('include no text message to a number of another country that an earlier version has queued', async () => {
    const { id } = await makeClass(world);
    const { booking } = await world.services.bookings.bookSeat(
      world.guest(),
      attendee(id, { textNotifications: true }),
    );
    const payload = { bookingId: booking.id };
    const reminder = (recipient: string) =>
      write({ template: 'booking.reminder', payload, recipient, language: 'en' });
    for (const foreign of ['+882 16 1234 5678', '+979 123 456 789', '+252 61 2345678', '+52 55 1234 5678'])
      await expect(reminder(foreign)).resolves.toBeNull();
    await expect(reminder('(801) 555-0117')).resolves.toMatchObject({ channel: 'sms' });
  });
});
