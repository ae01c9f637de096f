import { book } from '../../../testing/attendees.js';
import { readCalendar } from '../../../testing/calendar.js';
import { CLASS_DAY, changeClass, inputOf, makeClass, makeClassType } from '../../../testing/classes.js';
import { useMailServer, withPlainBlanks, type ReceivedMail } from '../../../testing/mail-server.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import type { BookSeatInput } from '../../bookings/book/book-seat.input.js';

function withCalendar(mail: ReceivedMail) {
  const { calendar } = mail;
  if (!calendar) throw new Error('no calendar is attached');
  return { ...mail, calendar };
}
const tomorrow = (date: string) => ({ ...CLASS_DAY, date });

describe.each(DATABASES)('mails sent after a change of a class, on %s,', (kind) => {
  const world = useWorld(kind);
  const mailServer = useMailServer(world);
  const { texts, deliver } = mailServer;

  /** The messages sent a minute from now. */
  const lastMails = async () => {
    world.clock.passHours(1 / 60);
    await deliver();
    return mailServer.received().map(withCalendar);
  };
  const onlyMail = async () => {
    world.clock.passHours(1 / 60);
    return withCalendar(await mailServer.onlyMail());
  };
  /** Books, and sends the confirmation. */
  const booked = async (id: string, changes: Partial<BookSeatInput> = {}, index = 1) => {
    const { booking } = await book(world, id, changes, index);
    await deliver();
    const [confirmation] = mailServer.received();
    if (!confirmation) throw new Error('no confirmation came');
    return { booking, calendar: withCalendar(confirmation).calendar };
  };

  it.each([
    [
      'en',
      'Your class has changed: Forklift Operator, Wednesday, January 27, 2027',
      [
        'Previous date: Monday, January 25, 2027, 8:00 AM – 4:30 PM',
        'New date: Wednesday, January 27, 2027, 9:00 AM – 4:30 PM',
        'Previous place: Salt Lake Training Center, 2155 S Quarry Road, Salt Lake City, UT 84119',
        'New place: Hall 2, 2155 S Quarry Road, Salt Lake City, UT 84119',
        'Previously taught in: English',
        'Now taught in: Spanish',
        'Cancel by Monday, January 25 at 9:00 AM, Mountain Time, for a full refund;',
      ],
      'New date: Wednesday, January 27, 2027, 9:00 AM - 4:30 PM. New place: Hall 2, 2155 S Quarry Road, Salt Lake City. Now taught in: Spanish. More in our email.',
    ],
    [
      'es',
      'Hay cambios en su clase: Operador de montacargas, miércoles 27 de enero de 2027',
      [
        'Fecha anterior: lunes 25 de enero de 2027, 8:00 a.m. – 4:30 p.m.',
        'Fecha nueva: miércoles 27 de enero de 2027, 9:00 a.m. – 4:30 p.m.',
        'Sede nueva: Hall 2, 2155 S Quarry Road, Salt Lake City, UT 84119',
        'Idioma anterior: Inglés',
        'Idioma nuevo: Español',
        'hasta el lunes 25 de enero a las 9:00 a.m., hora de la montaña;',
      ],
      'Fecha nueva: miércoles 27 de enero de 2027, 9:00 a.m. - 4:30 p.m. Sede nueva: Hall 2,',
    ],
  ] as const)('contain in %s the former and the current values', async (language, subject, said, text) => {
    const { id } = await makeClass(world);
    await booked(id, { language, textNotifications: true });
    const days = [{ ...CLASS_DAY, date: '2027-01-27', startTime: '09:00' }];
    await changeClass(world, id, { locationName: 'Hall 2', language: 'es', days });
    const mail = await onlyMail();
    expect(mail.subject).toBe(subject);
    for (const line of said) expect(mail.text).toContain(line);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(texts).toEqual([expect.stringContaining(text)]);
  });

  it.each([
    ['en', 'It now starts Wednesday, January 27 at 8:00 AM. More', 'choose another date on the page'],
    ['es', 'Ahora empieza el miércoles 27 de enero a las 8:00 a.m. Vea', 'cambie de fecha en la página'],
  ] as const)(
    'contain in %s the start, and that another date can be chosen',
    async (language, start, move) => {
      const { id, classType } = await makeClass(world, { days: [CLASS_DAY, tomorrow('2027-01-26')] });
      await booked(id, { language, textNotifications: true });
      await changeClass(world, id, { days: [tomorrow('2027-01-27'), tomorrow('2027-01-28')] });
      expect((await onlyMail()).text).not.toContain(move);
      expect(texts).toEqual([expect.stringContaining(start)]);
      await makeClass(world, { classTypeId: classType.id, days: [tomorrow('2027-02-01')] });
      await changeClass(world, id, { locationName: 'Hall 2' });
      expect((await onlyMail()).text).toContain(move);
    },
  );

  it('about a cancelled class contain the refund and the next dates that have seats', async () => {
    const { id, classType } = await makeClass(world);
    const make = (date: string, maxAttendees = 20, language: 'en' | 'bilingual' = 'en') =>
      makeClass(world, { classTypeId: classType.id, days: [tomorrow(date)], maxAttendees, language });
    const full = await make('2027-01-28', 1);
    await booked(full.id, {}, 9);
    for (const date of ['2027-02-03', '2027-02-01']) await make(date);
    await make('2027-02-02', 20, 'bilingual');
    await make('2027-02-04');
    await makeClass(world, { days: [tomorrow('2027-01-29')] });
    const { booking } = await booked(id, { language: 'en', textNotifications: true }, 1);
    await world.change(BookingEntity, { id: booking.id }, { paymentStatus: 'paid' });
    await booked(id, { language: 'en' }, 2);
    await changeClass(world, id, { status: 'cancelled' });
    const mails = await lastMails();
    const [paid, unpaid] = mails.toSorted((one, other) =>
      (one.to?.[0]?.address ?? '') < (other.to?.[0]?.address ?? '') ? -1 : 1,
    );
    expect(paid?.subject).toBe('Your class is cancelled: Forklift Operator, Monday, January 25, 2027');
    expect(paid?.text).toContain('You have paid $149. Call ');
    expect(unpaid?.text).not.toMatch(/\$|paid|refund/i);
    const links = [...(paid?.text ?? '').matchAll(/^https:\S+/gm)].map(([link]) => link);
    // A second booking would keep neither the price nor the payment.
    expect(links).toEqual([`https://classes.example.com/booking-confirmation/${booking.id}?lang=en`]);
    const place = 'Salt Lake Training Center, Salt Lake City';
    const dates = [
      `• Monday, February 1 at 8:00 AM, ${place}, taught in English`,
      `• Tuesday, February 2 at 8:00 AM, ${place}, taught in English and Spanish`,
      `• Wednesday, February 3 at 8:00 AM, ${place}, taught in English`,
    ];
    expect(paid?.text).toContain(`\n\n${dates.join('\n')}\n\n`);
    expect(paid?.text).toContain('On the page of your booking you can move it to another date yourself');
    expect(texts).toEqual([
      expect.stringMatching(/your class Forklift Operator, Monday, January 25 at 8:00 AM, is cancelled/),
    ]);
  });

  it.each([
    ['en', 'See your booking'],
    ['es', 'Ver su reservación'],
  ] as const)(
    'about a cancelled class without other dates contain in %s links to the booking and to all classes',
    async (language, label) => {
      const { id } = await makeClass(world);
      const { booking } = await booked(id, { language });
      await changeClass(world, id, { status: 'cancelled' });
      const { text } = await onlyMail();
      expect(text).toContain(
        `${label}:\nhttps://classes.example.com/booking-confirmation/${booking.id}?lang=${language}\n`,
      );
      expect(text).toContain(`https://classes.example.com/?lang=${language}`);
    },
  );

  it('have a single period at the end of each sentence, also after Spanish times', async () => {
    const { id } = await makeClass(world);
    await booked(id, { language: 'es', textNotifications: true });
    for (const change of [{ status: 'cancelled' }, { status: 'scheduled' }] as const) {
      await changeClass(world, id, change);
      const { text } = await onlyMail();
      expect([text, ...texts].join()).not.toContain('..');
    }
    expect(texts[0]).toContain('(lunes 25 de enero a las 8:00 a.m.). Por favor, no se presente.');
  });

  it.each(['en', 'es'] as const)('about a free class do not mention payment in %s', async (language) => {
    const { id } = await makeClass(world, { priceCents: 0 });
    const { booking } = await booked(id, { language });
    await world.change(BookingEntity, { id: booking.id }, { paymentStatus: 'paid' });
    await changeClass(world, id, { status: 'cancelled' });
    const { text, html } = await onlyMail();
    for (const shown of [text, html]) expect(shown).not.toMatch(/\$|paid|refund|pag(o|ó|ar)\b|reembols/i);
    expect(text).toContain(language === 'en' ? 'There is no other date' : 'Por ahora no hay otra fecha');
  });

  it('have the UIDs of the confirmation for the days, with increasing sequence numbers, until they are cancelled', async () => {
    const { id } = await makeClass(world, { days: [CLASS_DAY, tomorrow('2027-01-26')] });
    const { calendar: first } = await booked(id);
    expect(first.method).toBe('PUBLISH');
    const uids = first.events.map(({ uid }) => uid);
    expect(uids).toHaveLength(2);
    world.clock.passHours(1 / 60);

    await changeClass(world, id, { days: [tomorrow('2027-01-27')] });
    const moved = await onlyMail();
    expect(moved.source).toContain('method=PUBLISH');
    expect(moved.calendar.method).toBe('PUBLISH');
    expect(moved.calendar.events).toMatchObject([
      { uid: uids[0], status: 'CONFIRMED', dtstart: '2027-01-27T15:00:00Z' },
      { uid: uids[1], status: 'CANCELLED' },
    ]);

    await changeClass(world, id, { status: 'cancelled' });
    const cancelled = await onlyMail();
    expect(cancelled.source).toContain('method=CANCEL');
    expect(cancelled.calendar.method).toBe('CANCEL');
    expect(cancelled.calendar.events.map(({ uid, status }) => [uid, status])).toEqual(
      uids.map((uid) => [uid, 'CANCELLED']),
    );

    await changeClass(world, id, { status: 'scheduled' });
    const restored = await onlyMail();
    expect(restored.subject).toContain('Your class takes place after all: Forklift Operator');
    expect(restored.calendar.events[0]).toMatchObject({ uid: uids[0], status: 'CONFIRMED' });
    const sequences = [first, moved.calendar, cancelled.calendar, restored.calendar].map(({ events }) =>
      events.map(({ sequence }) => Number(sequence)),
    );
    for (const [index, each] of sequences.entries())
      expect(Math.min(...each)).toBeGreaterThan(Math.max(-1, ...(sequences[index - 1] ?? [])));
  });

  it('cancel days of the former class in the calendar after a move', async () => {
    const { id, classType } = await makeClass(world, { days: [CLASS_DAY, tomorrow('2027-01-26')] });
    const other = await makeClass(world, { classTypeId: classType.id, days: [tomorrow('2027-02-01')] });
    const { booking, calendar } = await booked(id);
    world.clock.passHours(1);
    const versionedId = { id: booking.id, version: 1, classInstanceId: other.id };
    await world.services.officeBookings.move(world.guest(), versionedId);
    const { text } = await world.services.bookings.calendarFile(world.guest(), booking.id);
    const { events } = readCalendar(text);
    expect(events.map(({ uid, status }) => [uid, status])).toEqual([
      [calendar.events[0]?.uid, 'CONFIRMED'],
      [calendar.events[1]?.uid, 'CANCELLED'],
    ]);
    expect(Number(events[0]?.sequence)).toBeGreaterThan(Number(calendar.events[0]?.sequence));
  });

  it('are not sent to attendees who move or cancel within the minute', async () => {
    const { id, classType } = await makeClass(world);
    const other = await makeClass(world, { classTypeId: classType.id, days: [tomorrow('2027-02-01')] });
    const [moved, cancelled] = [await booked(id, {}, 1), await booked(id, {}, 2)];
    await changeClass(world, id, { locationName: 'Hall 2' });
    const { officeBookings } = world.services;
    await officeBookings.move(world.guest(), { id: moved.booking.id, version: 1, classInstanceId: other.id });
    await officeBookings.cancel(world.guest(), { id: cancelled.booking.id });
    expect(await lastMails()).toEqual([]);
    expect(await world.stored(OutboxMessageEntity).countBy({ template: 'booking.classNotice' })).toBe(0);
  });

  it('describe three changes within a minute as one difference, and a confirmation has only the new venue', async () => {
    const { id } = await makeClass(world);
    await booked(id, { language: 'en' }, 1);
    for (const locationName of ['Hall 2', 'Hall 3', 'Hall 4']) await changeClass(world, id, { locationName });
    await book(world, id, { language: 'en' }, 2);
    await changeClass(world, id, { locationName: 'Hall 5' });
    const mails = (await lastMails()).map(({ to, text }) => [to?.[0]?.address, text] as const);
    const textsTo = (index: number) =>
      mails.flatMap(([address, text]) => (address === `maria.munoz${index}@example.com` ? [text] : []));
    expect(textsTo(1)).toEqual([
      expect.stringMatching(/Previous place: Salt Lake Training Center.*\nNew place: Hall 5/),
    ]);
    const [confirmation, notice] = textsTo(2).toSorted(
      (one, other) => (one.includes('New place') ? 1 : -1) - (other.includes('New place') ? 1 : -1),
    );
    expect(confirmation).toContain('Place: Hall 5');
    expect(notice).toMatch(/Previous place: Hall 4.*\nNew place: Hall 5/);
  });

  it('equal their preview, which lists the recipients and changes nothing', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const made = await makeClass(world, { classTypeId });
    const { booking } = await booked(made.id, { textNotifications: true }, 1);
    await booked(made.id, { language: 'es' }, 2);
    await world.change(BookingEntity, { id: booking.id }, { paymentStatus: 'paid' });
    const rows = await world.everyRow();
    const preview = (changes: object) =>
      world.services.instances.previewNotices(
        world.guest(),
        { id: made.id },
        { ...inputOf(made), ...changes },
      );
    expect(await preview({ status: 'cancelled' })).toMatchObject({
      kind: 'cancelled',
      people: 2,
      textMessages: 1,
      paid: 1,
      notices: [
        { language: 'en', subject: 'Your class is cancelled: Forklift Operator, Monday, January 25, 2027' },
        {
          language: 'es',
          subject: 'Su clase se canceló: Operador de montacargas, lunes 25 de enero de 2027',
        },
      ],
    });
    const moved = await preview({ locationName: 'Hall 2' });
    expect(moved.notices[0]?.text).toContain('Alex Example');
    expect(await preview({ priceCents: 1 })).toMatchObject({ kind: null, people: 0, notices: [] });
    expect(await world.everyRow()).toEqual(rows);

    await changeClass(world, made.id, { locationName: 'Hall 2' });
    expect(await preview(inputOf(made))).toMatchObject({ kind: null, people: 0 });
    const mail = (await lastMails()).find(({ to }) => to?.[0]?.address === 'maria.munoz1@example.com');
    const differences = (text = '') => /^Previous place[^]*New place.*$/m.exec(text)?.[0];
    expect(differences(withPlainBlanks(moved.notices[0]?.text))).toBe(differences(mail?.text));
    expect(withPlainBlanks(moved.notices[0]?.textMessage)).toBe(texts[0]);
  });
});
