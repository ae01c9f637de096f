import { book } from '../../../testing/attendees.js';
import { readCalendar } from '../../../testing/calendar.js';
import { CLASS_DAY, makeClass, makeClassType } from '../../../testing/classes.js';
import { bookCrew } from '../../../testing/crews.js';
import { messagesOf } from '../../../testing/mail-server.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { filledTemplate } from '../../../platform/outbox/templates.js';
import { BookingEntity } from '../../bookings/booking.entity.js';

const plain = (text = ''): string => text.replaceAll(/[\u202F\u00A0\u2009]/g, ' ');
const TOMAS = { firstName: 'Tomás', lastName: 'Rivas', email: 'tomas.rivas@example.com' };
const LOCALES: readonly Locale[] = ['en', 'es'];

describe.each(DATABASES)('mails to guests about their own changes of a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const own = () => world.services.ownBookings;

  /** The due mails with their attachments; null for void ones. */
  async function allMails(template: string) {
    const messages = messagesOf(world);
    const rows = await world.stored(OutboxMessageEntity).findBy({ template });
    const written = rows.map(async (row) => {
      const { recipient, language } = row;
      const mail = await messages.write(world.guest(), { ...filledTemplate(row), recipient, language });
      if (mail?.channel !== 'email') return [recipient, null] as const;
      const { subject, text, calendar } = mail.mail;
      const file = calendar && readCalendar(calendar.content);
      return [recipient, { subject, text: plain(text), method: calendar?.method, file }] as const;
    });
    return Promise.all(written);
  }
  const mails = async (template: string) => new Map(await allMails(template));
  const only = async (template: string) => {
    const [mail, ...others] = [...(await mails(template)).values()];
    expect(others).toEqual([]);
    if (!mail) throw new Error('nothing is said');
    return mail;
  };
  const booked = async (language: Locale = 'en', changes: object = {}) => {
    const { id: classTypeId } = await makeClassType(world);
    const days = [CLASS_DAY, { ...CLASS_DAY, date: '2027-01-26' }];
    const from = await makeClass(world, { classTypeId, days });
    const to = await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date: '2027-02-08' }] });
    return { from, to, booking: (await book(world, from.id, { language, ...changes })).booking };
  };

  it.each([
    ['en', 'Your booking is cancelled: Forklift Operator', 'we will pay all of it back'],
    ['es', 'Su reservación está cancelada: Operador de montacargas', 'le devolveremos el total'],
  ] as const)(
    'report a cancellation in %s, with the refund, and remove it from the calendar',
    async (...texts) => {
      const [language, subject, refund] = texts;
      const { booking } = await booked(language);
      await world.change(BookingEntity, { id: booking.id }, { paymentStatus: 'paid' });
      world.clock.passHours(1);
      await own().cancel(world.guest(), { bookingId: booking.id });
      const mail = await only('booking.cancelledByGuest');
      expect(mail.subject).toContain(subject);
      expect(mail.text).toContain('$149');
      expect(mail.text).toContain(refund);
      expect(mail.method).toBe('CANCEL');
      const before = readCalendar(world.services.calendars.ofBooking(world.guest(), booking).content);
      expect(mail.file?.events.map(({ uid }) => uid)).toEqual(before.events.map(({ uid }) => uid));
    },
  );

  it.each([
    ['en', 'You paid $149, and we have paid all of it back.'],
    ['es', 'Usted pagó $149 y ya le devolvimos el total.'],
  ] as const)('say in %s that the payment was refunded before the mail is sent', async (language, text) => {
    const { booking } = await booked(language);
    await world.change(BookingEntity, { id: booking.id }, { paymentStatus: 'paid' });
    await own().cancel(world.guest(), { bookingId: booking.id });
    await world.change(
      BookingEntity,
      { id: booking.id },
      { paymentStatus: 'cancelled', refundedOn: '2027-01-12' },
    );
    expect((await only('booking.cancelledByGuest')).text).toContain(text);
  });

  it('promise nothing more once the class has begun, and are not sent when it is over', async () => {
    const { booking } = await booked();
    await own().change(world.guest(), { bookingId: booking.id, firstName: 'Mariana' });
    world.clock.moveTo('2027-01-25T18:00:00.000Z');
    const { text } = await only('booking.changedByGuest');
    expect(text).toContain('Day 2 of 2: Tuesday, January 26');
    expect(text).not.toMatch(/before the class|until the class starts|change the date/);
    world.clock.moveTo('2027-01-26T23:30:00.000Z');
    expect([...(await mails('booking.changedByGuest')).values()]).toEqual([null]);
  });

  it('do not mention a refund if nothing was paid', async () => {
    const { booking } = await booked();
    await own().cancel(world.guest(), { bookingId: booking.id });
    expect((await only('booking.cancelledByGuest')).text).not.toMatch(/\$|refund|pay all/i);
  });

  it.each([
    ['paid', 'en'],
    ['pending', 'en'],
    ['paid', 'es'],
    ['pending', 'es'],
  ] as const)('do not mention a payment that is %s to a member of a crew, in %s', async (...facts) => {
    const [paymentStatus, language] = facts;
    const { id } = await makeClass(world);
    const member = (await bookCrew(world, id, 1, { language })).crew.bookings[0];
    if (!member) throw new Error('nobody is in the crew');
    await world.change(BookingEntity, { id: member.id }, { paymentStatus });
    await own().cancel(world.guest(), { bookingId: member.id });
    // The random confirmation number, all in capitals, may contain PAY.
    expect((await only('booking.cancelledByGuest')).text).not.toMatch(/\$|[Rr]efund|[Pp](ay|ag[aóu])/);
  });

  it.each([
    ['en', 'Your new date: Forklift Operator, Monday, February 8, 2027', 'Previous date: Monday, January 25'],
    ['es', 'Su nueva fecha: Operador de montacargas, lunes 8 de febrero de 2027', 'Fecha anterior: lunes 25'],
  ] as const)(
    'report in %s the new date and the former one, with a calendar that moves the events',
    async (...texts) => {
      const [language, subject, before] = texts;
      const { booking, to } = await booked(language);
      world.clock.passHours(1);
      await own().move(world.guest(), { bookingId: booking.id, classInstanceId: to.id });
      const mail = await only('booking.movedByGuest');
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(before);
      expect(mail.text).toContain(`/booking-confirmation/${booking.id}?lang=${language}`);
      expect(mail.method).toBe('PUBLISH');
      // The second day of the former class no longer exists.
      expect(mail.file?.events.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED']);
    },
  );

  it('do not report a date that was changed back, nor an undone cancellation', async () => {
    const { booking, from, to } = await booked();
    await own().move(world.guest(), { bookingId: booking.id, classInstanceId: to.id });
    await own().move(world.guest(), { bookingId: booking.id, classInstanceId: from.id });
    const subjects = (await allMails('booking.movedByGuest')).map(([, mail]) => mail?.subject ?? null);
    expect(subjects.toSorted()).toEqual(['Your new date: Forklift Operator, Monday, January 25, 2027', null]);
    await own().cancel(world.guest(), { bookingId: booking.id });
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'confirmed' });
    expect([...(await mails('booking.cancelledByGuest')).values()]).toEqual([null]);
  });

  it.each(LOCALES)(
    'contain in %s all data for the new attendee, and tell the former one that they are not expected',
    async (language) => {
      const { booking } = await booked(language);
      await own().change(world.guest(), { bookingId: booking.id, ...TOMAS });
      const told = await mails('booking.changedByGuest');
      const now = told.get(TOMAS.email);
      expect(now?.text).toContain('Tomás Rivas');
      const { linkId } = await world.stored(BookingEntity).findOneByOrFail({ id: booking.id });
      expect(now?.text).toContain(`/booking-confirmation/${String(linkId)}?`);
      expect(now?.text).not.toContain(booking.id);
      expect(now?.method).toBe('PUBLISH');
      const former = told.get(booking.email);
      expect(former?.text).not.toContain(booking.id);
      expect(former?.text).not.toContain(linkId);
      expect(former?.text).not.toContain(TOMAS.email);
      expect(former?.method).toBe('CANCEL');
    },
  );

  it('report a changed address to both addresses, without cancelling the same person’s calendar', async () => {
    const { booking } = await booked();
    await own().change(world.guest(), { bookingId: booking.id, email: 'maria@example.com' });
    const told = await mails('booking.changedByGuest');
    expect(told.get('maria@example.com')?.method).toBe('PUBLISH');
    expect(told.get(booking.email)?.method).toBeUndefined();
  });

  it('contain the link only if they go to the address of the booking', async () => {
    const { booking } = await booked();
    const { email, confirmationNumber } = booking;
    const ask = (to: string) =>
      world.services.bookingLinks.request(world.guest(), { email: to, confirmationNumber });
    await ask(email);
    await ask('somebody@example.com');
    const told = await mails('booking.link');
    expect(told.get(email)?.text).toContain(`/booking-confirmation/${booking.id}?lang=en`);
    expect(told.get('nobody@example.invalid')).toBeNull();
    await own().change(world.guest(), { bookingId: booking.id, email: 'maria@example.com' });
    expect((await mails('booking.link')).get(email)).toBeNull();
  });
});
