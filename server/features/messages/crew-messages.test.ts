import { changeClass, CLASS_START, makeClass } from '../../testing/classes.js';
import { bookCrew, crewMember } from '../../testing/crews.js';
import { COMPANY, DATABASES, useWorld } from '../../testing/world.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { MessageService } from './message.service.js';

const DAY_MS = 24 * 3_600_000;

describe.each(DATABASES)('what the contact of a crew is mailed, on %s,', (kind) => {
  const world = useWorld(kind);
  async function mail(
    template: 'crew.confirmed' | 'crew.namesMissing',
    crewBookingId: string,
    language: Locale = 'en',
  ): Promise<Omit<Mail, 'id' | 'to'> | null> {
    const { database, services } = world;
    const sender = { company: COMPANY, publicUrl: 'https://classes.example.com' };
    const due = { template, payload: { crewBookingId }, recipient: 'elena@example.com', language };
    const written = await new MessageService({ database, ...services, sender }).write(world.guest(), due);
    return written?.channel === 'email' ? written.mail : null;
  }

  it.each([
    ['en', 'Seat 3: name to come', 'To pay: $596', 'by Saturday, January 23 at 8:00 AM (Mountain Time)'],
    [
      'es',
      'Lugar 3: nombre pendiente',
      'Por pagar: $596',
      'hasta el sábado 23 de enero a las 8:00 a.m. (hora de la montaña)',
    ],
  ] as const)('has in %s every name and number, what is missing, and the link to all', async (...texts) => {
    const [locale, toCome, toPay, until] = texts;
    const { id } = await makeClass(world);
    const { crew } = await bookCrew(world, id, 2);
    const written = await mail('crew.confirmed', crew.id, locale);
    for (const { firstName, lastName, confirmationNumber } of crew.bookings)
      expect(written?.text).toContain(`${firstName} ${lastName}, ${confirmationNumber}`);
    for (const text of [toCome, toPay, until, 'PO/2027-15']) expect(written?.text).toContain(text);
    expect(written?.text).toContain(`https://classes.example.com/crew-bookings/${crew.id}?lang=${locale}`);
    // A guest may have typed any words for a name: the contact's own is not repeated to whoever has the address.
    expect(written?.text).not.toContain('Elena');
    expect(written?.calendar?.content).toContain(
      locale === 'en' ? '4 seats for your crew' : '4 lugares para su grupo',
    );
  });

  it('asks for the names that are missing, and is not sent when none is, or it is too late', async () => {
    const { id } = await makeClass(world);
    const { crew } = await bookCrew(world, id, 2);
    world.clock.moveTo(new Date(CLASS_START.getTime() - 3 * DAY_MS));
    const asked = await mail('crew.namesMissing', crew.id);
    expect(asked?.subject).toBe(
      'Who comes? 2 names are missing: Forklift Operator, Monday, January 25, 2027',
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

  it('leaves payment to the contact: who comes is not asked for money', async () => {
    const { id } = await makeClass(world);
    const { crew } = await bookCrew(world, id, 0, {
      attendees: [crewMember(1, { email: 'ana@example.com' })],
    });
    const [booking] = crew.bookings;
    const { database, services } = world;
    const sender = { company: COMPANY, publicUrl: 'https://classes.example.com' };
    const written = await new MessageService({ database, ...services, sender }).write(world.guest(), {
      ...{ template: 'booking.confirmation', recipient: 'ana@example.com', language: 'en' },
      payload: { bookingId: booking?.id ?? '' },
    });
    if (written?.channel !== 'email') throw new Error('there is no mail');
    expect(written.mail.text).not.toMatch(/pay/i);
  });
});
