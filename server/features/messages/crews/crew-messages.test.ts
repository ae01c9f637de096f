import { readCalendar } from '../../../testing/calendar.js';
import { changeClass, CLASS_START, makeClass, makeTwoDates } from '../../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember } from '../../../testing/crews.js';
import { messagesOf } from '../../../testing/mail-server.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { DAY_MS } from '../../../platform/context/durations.js';
import type { Locale } from '../../../platform/i18n/message.js';
import type { Mail } from '../../../platform/mail/mailer.js';
import type { DueMessage } from '../../../platform/outbox/outbox-delivery.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { ClassNoticeEntity } from '../../class-notices/class-notice.entity.js';

describe.each(DATABASES)('mails to the contact of a crew, on %s,', (kind) => {
  const world = useWorld(kind);
  async function write(due: DueMessage): Promise<Omit<Mail, 'id' | 'to'> | null> {
    const written = await messagesOf(world).write(world.guest(), due);
    return written?.channel === 'email' ? written.mail : null;
  }
  const mail = (
    template: 'crew.confirmed' | 'crew.namesMissing',
    crewBookingId: string,
    language: Locale = 'en',
  ) => write({ template, payload: { crewBookingId }, recipient: CREW_CONTACT.email, language });
  async function notice(crewBookingId: string, language: Locale) {
    const { id: classNoticeId } = await world.stored(ClassNoticeEntity).findOneByOrFail({});
    return write({
      template: 'crew.classNotice',
      payload: { crewBookingId, classNoticeId },
      recipient: CREW_CONTACT.email,
      language,
    });
  }

  async function makeTwoClasses() {
    const [{ id }, other] = await makeTwoDates(world);
    return { id, otherId: other.id };
  }

  it.each([
    ['en', 'Seat 3: name to come', 'To pay: $596', 'by Saturday, January 23 at 8:00 AM (Mountain Time)'],
    [
      'es',
      'Lugar 3: nombre pendiente',
      'Por pagar: $596',
      'hasta el sábado 23 de enero a las 8:00 a.m. (hora de la montaña)',
    ],
  ] as const)(
    'contain in %s every name and number, the missing names, and the link to all seats',
    async (...texts) => {
      const [locale, toCome, toPay, until] = texts;
      const { id } = await makeClass(world);
      const { crew } = await bookCrew(world, id, 2);
      const written = await mail('crew.confirmed', crew.id, locale);
      for (const { firstName, lastName, confirmationNumber } of crew.bookings)
        expect(written?.text).toContain(`${firstName} ${lastName}, ${confirmationNumber}`);
      for (const text of [toCome, toPay, until, 'PO/2027-15']) expect(written?.text).toContain(text);
      expect(written?.text).toContain(`https://classes.example.com/crew-bookings/${crew.id}?lang=${locale}`);
      // A guest may enter any text as a name, so the contact's name is not sent to the address.
      expect(written?.text).not.toContain('Elena');
      expect(written?.calendar?.content).toContain(
        locale === 'en' ? '4 seats for your crew' : '4 lugares para su grupo',
      );
    },
  );

  it('ask for missing names, and are not sent if none is missing or it is too late', async () => {
    const { id } = await makeClass(world);
    const { crew } = await bookCrew(world, id, 2);
    world.clock.moveTo(new Date(CLASS_START.getTime() - 3 * DAY_MS));
    const asked = await mail('crew.namesMissing', crew.id);
    expect(asked?.subject).toBe(
      'Who is coming? 2 names are missing: Forklift Operator, Monday, January 25, 2027',
    );
    expect((await mail('crew.namesMissing', crew.id, 'es'))?.text).toContain(
      '2 lugares de su grupo aún no tienen nombre.',
    );
    await changeClass(world, id, { status: 'cancelled' });
    await expect(mail('crew.namesMissing', crew.id)).resolves.toBeNull();
    await expect(mail('crew.confirmed', crew.id)).resolves.toBeNull();
    await changeClass(world, id, { status: 'scheduled' });
    const attendees = [crewMember(8), crewMember(9)];
    await world.services.crewChanges.name(world.guest(), { crewBookingId: crew.id, attendees });
    await expect(mail('crew.namesMissing', crew.id)).resolves.toBeNull();
  });

  it('ask the contact to pay, while attendees are not asked for money', async () => {
    const { id } = await makeClass(world);
    const { crew } = await bookCrew(world, id, 0, {
      attendees: [crewMember(1, { email: 'ana@example.com' })],
    });
    const [booking] = crew.bookings;
    const written = await write({
      template: 'booking.confirmation',
      recipient: 'ana@example.com',
      language: 'en',
      payload: { bookingId: booking?.id ?? '' },
    });
    if (!written) throw new Error('there is no mail');
    expect(written.text).toContain('You can cancel until Saturday, January 23 at 8:00 AM, Mountain Time;');
    // The random confirmation number, all in capitals, may contain PAY.
    const payment = /[Pp](ay|aid)|[Rr]efund/;
    expect(written.text).not.toMatch(payment);
    await world.change(BookingEntity, { crewBookingId: crew.id }, { paymentStatus: 'paid' });
    for (const change of [{ locationName: 'Hall 2' }, { status: 'cancelled' }] as const) {
      world.clock.passHours(1);
      await changeClass(world, id, change);
      const newest = { where: { classInstanceId: id }, order: { createdAt: 'DESC' } } as const;
      const { id: classNoticeId } = await world.stored(ClassNoticeEntity).findOneOrFail(newest);
      const told = await write({
        template: 'booking.classNotice',
        recipient: 'ana@example.com',
        language: 'en',
        payload: { bookingId: booking?.id ?? '', classNoticeId },
      });
      expect(told?.text).toContain('/booking-confirmation/');
      expect(told?.text).not.toMatch(payment);
    }
  });

  it.each([
    ['en', 'Your crew has no seats in this class anymore', 'Your crew\n1. Luis Ortega 1', 'book again'],
    ['es', 'Su grupo ya no tiene lugares en esta clase', 'Su grupo\n1. Luis Ortega 1', 'reserve de nuevo'],
  ] as const)(
    'state in %s that nothing is booked, and remove the class from the calendar',
    async (...texts) => {
      const [locale, ...said] = texts;
      const { id } = await makeClass(world);
      const { crew } = await bookCrew(world, id, 1);
      const { ownBookings, crewChanges } = world.services;
      const before = readCalendar((await mail('crew.confirmed', crew.id, locale))?.calendar?.content ?? '');
      world.clock.passHours(1);
      const [booking] = crew.bookings;
      await ownBookings.cancel(world.guest(), { bookingId: booking?.id ?? '' });
      await crewChanges.changeSeats(world.guest(), { crewBookingId: crew.id, unnamedSeats: 0 });
      const written = await mail('crew.confirmed', crew.id, locale);
      for (const text of said) expect(written?.text).toContain(text);
      expect(written?.text).not.toContain(crew.id);
      expect(written?.calendar?.method).toBe('CANCEL');
      const after = readCalendar(written?.calendar?.content ?? '');
      expect(after.events.map(({ uid }) => uid)).toEqual(before.events.map(({ uid }) => uid));
      expect(Number(after.events[0]?.sequence)).toBeGreaterThan(Number(before.events[0]?.sequence));
      expect(after.events[0]?.status).toBe('CANCELLED');
      expect(written?.calendar?.content).not.toMatch(/for your crew|para su grupo/);
    },
  );

  it('remove the class from the calendar when the office cancels a whole crew, and restore it', async () => {
    const { id } = await makeClass(world);
    const { crew } = await bookCrew(world, id, 2, { unnamedSeats: 0 });
    const { bulkBookings } = world.services;
    const telling = { notifyContact: true };
    const seen = (version: number) => crew.bookings.map((booking) => ({ id: booking.id, version }));
    const inCalendar = async () => {
      const { method, content = '' } = (await mail('crew.confirmed', crew.id))?.calendar ?? {};
      const [event] = readCalendar(content).events;
      return [method, event?.uid, Number(event?.sequence)] as const;
    };
    const booked = await inCalendar();
    world.clock.passHours(1);
    await bulkBookings.cancel(world.office(), seen(1), telling);
    const cancelled = await inCalendar();
    expect([cancelled[0], cancelled[1]]).toEqual(['CANCEL', booked[1]]);
    expect(cancelled[2]).toBeGreaterThan(booked[2]);
    world.clock.passHours(1);
    await bulkBookings.restore(world.office(), seen(2), telling);
    const restored = await inCalendar();
    expect([restored[0], restored[1]]).toEqual([booked[0], booked[1]]);
    expect(restored[2]).toBeGreaterThan(cancelled[2]);
  });

  it.each([
    ['en', 'Your crew has no seats in this class anymore', 'moved to another date', 'in a class on'],
    ['es', 'Su grupo ya no tiene lugares en esta clase', 'se cambiaron a otra fecha', 'en una clase del'],
  ] as const)(
    'state in %s that nobody is expected if all members have moved to another date',
    async (...texts) => {
      const [locale, ...said] = texts;
      const { id, otherId } = await makeTwoClasses();
      const { crew } = await bookCrew(world, id, 1, { unnamedSeats: 0 });
      const [booking] = crew.bookings;
      await world.change(BookingEntity, { crewBookingId: crew.id }, { paymentStatus: 'paid' });
      await world.services.ownBookings.move(world.guest(), {
        bookingId: booking?.id ?? '',
        classInstanceId: otherId,
      });
      const written = await mail('crew.confirmed', crew.id, locale);
      for (const text of said) expect(written?.text).toContain(text);
      // Payments move with their bookings.
      expect(written?.text).not.toContain('$');
      expect(written?.calendar?.method).toBe('CANCEL');
      expect(written?.calendar?.content).not.toMatch(/for your crew|para su grupo/);
    },
  );

  it.each([
    ['en', 'The seats of your crew are still booked', 'Seats: 4', 'New place'],
    ['es', 'Los lugares de su grupo siguen reservados', 'Lugares: 4', 'Sede nueva'],
  ] as const)('contain in %s a new venue, with the link to all seats', async (...texts) => {
    const [locale, ...said] = texts;
    const { id } = await makeClass(world);
    const { crew } = await bookCrew(world, id, 2);
    await changeClass(world, id, { locationName: 'Hall 2' });
    const written = await notice(crew.id, locale);
    for (const text of said) expect(written?.text).toContain(text);
    expect(written?.text).toContain(`https://classes.example.com/crew-bookings/${crew.id}?lang=${locale}`);
    expect(written?.calendar?.content).toContain('Hall 2');
  });

  it.each([
    ['en', '$447 has been paid for the seats of your crew.', 'Seats: 5'],
    ['es', 'Ya se pagaron $447 por los lugares de su grupo.', 'Lugares: 5'],
  ] as const)('contain in %s the amount paid for the seats in a cancelled class', async (...texts) => {
    const [locale, ...said] = texts;
    const { id, otherId } = await makeTwoClasses();
    const attendees = [
      crewMember(1),
      crewMember(2),
      crewMember(3),
      crewMember(4, { email: 'ana@example.com' }),
    ];
    const { crew } = await bookCrew(world, id, 0, { attendees });
    await world.change(BookingEntity, { crewBookingId: crew.id }, { paymentStatus: 'paid' });
    // Members who have moved to another date are not in the cancelled class.
    const bookingId = crew.bookings.find(({ lastName }) => lastName === 'Ortega 3')?.id ?? '';
    await world.services.ownBookings.move(world.guest(), { bookingId, classInstanceId: otherId });
    await changeClass(world, id, { status: 'cancelled' });
    const written = await notice(crew.id, locale);
    for (const text of said) expect(written?.text).toContain(text);
    expect(written?.calendar?.method).toBe('CANCEL');
  });
});
