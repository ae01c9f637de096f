import { IsNull } from 'typeorm';
import { makeClass, makeTwoDates } from '../../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember } from '../../../testing/crews.js';
import { useMailServer } from '../../../testing/mail-server.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { ChangeCrewSeatsInput } from '../../crews/book-crew.input.js';

type Language = 'en' | 'es';
const HEADING = { en: 'The seats of your crew have changed', es: 'Hay cambios en los lugares de su grupo' };
const LEAD = { en: 'This has changed:', es: 'Esto fue lo que cambió:' };

describe.each(DATABASES)('mails about changes to the contact of a crew, on %s,', (kind) => {
  const world = useWorld(kind);
  const { deliver, received } = useMailServer(world);

  /** A crew of two attendees and two unnamed seats, whose confirmation was sent. */
  async function makeCrew(language: Language = 'en') {
    const [{ id: classId }, other] = await makeTwoDates(world);
    const attendees = [crewMember(1), crewMember(2)];
    const { crew } = await bookCrew(world, classId, 0, { attendees, language });
    const [first, second] = crew.bookings;
    await deliver();
    received();
    return { id: crew.id, otherId: other.id, first: first?.id ?? '', second: second?.id ?? '' };
  }
  /** The mail to the contact after the delay for changes. */
  async function told() {
    world.clock.passHours(5 / 60);
    await deliver();
    const [mail, ...others] = received().filter(({ recipients }) => recipients[0] === CREW_CONTACT.email);
    const confirmations = [mail, ...others].filter((each) => each?.text.includes('/crew-bookings/'));
    if (!confirmations[0]) throw new Error('the contact has no mail');
    return confirmations[0];
  }
  const differences = (text: string, language: Language = 'en'): string[] => {
    const [, facts = ''] = text.split(`\n\n${LEAD[language]}\n`);
    return facts.trim().split('\n\n')[0]?.split('\n') ?? [];
  };
  const seats = (crewBookingId: string, unnamedSeats: number) =>
    world.services.crewChanges.changeSeats(
      world.guest(),
      Object.assign(new ChangeCrewSeatsInput(), { crewBookingId, unnamedSeats }),
    );

  it('list the old and the new date of a crew that was moved as a whole, once', async () => {
    const { id, otherId } = await makeCrew();
    await world.services.crewMoves.move(world.guest(), { crewBookingId: id, classInstanceId: otherId });
    const { subject, text } = await told();
    expect(subject).toMatch(/^Your crew's new date: .*February 8/);
    expect(differences(text)).toEqual([
      'Previous date: Monday, January 25 at 8:00 AM',
      'New date: Monday, February 8 at 8:00 AM',
    ]);
  });

  it.each([
    [
      'en',
      [
        'Previous name: Luis Ortega 1',
        'New name: Iris Ortega 1',
        'Luis Ortega 2, previous date: Monday, January 25 at 8:00 AM',
        'Luis Ortega 2, new date: Monday, February 8 at 8:00 AM',
        'Seats previously without a name: 2',
        'Seats now without a name: 3',
      ],
    ],
    [
      'es',
      [
        'Nombre anterior: Luis Ortega 1',
        'Nombre nuevo: Iris Ortega 1',
        'Luis Ortega 2, fecha anterior: lunes 25 de enero a las 8:00 a.m.',
        'Luis Ortega 2, fecha nueva: lunes 8 de febrero a las 8:00 a.m.',
        'Lugares sin nombre, antes: 2',
        'Lugares sin nombre, ahora: 3',
      ],
    ],
  ] as const)(
    'contain in %s another name, another date and more seats in one mail',
    async (language, expected) => {
      const { id, otherId, first, second } = await makeCrew(language);
      const { ownBookings } = world.services;
      await ownBookings.change(world.guest(), { bookingId: first, firstName: 'Iris' });
      await ownBookings.move(world.guest(), { bookingId: second, classInstanceId: otherId });
      await seats(id, 3);
      const { subject, text } = await told();
      expect(subject).toContain(`${HEADING[language]}: `);
      expect(differences(text, language)).toEqual(expected);
    },
  );

  it('contain added names, and after a cancellation only the new difference', async () => {
    const { id, first } = await makeCrew();
    const { crewChanges, ownBookings } = world.services;
    await crewChanges.name(world.guest(), { crewBookingId: id, attendees: [crewMember(3)] });
    expect(differences((await told()).text)).toEqual([
      'New name: Luis Ortega 3',
      'Seats previously without a name: 2',
      'Seats now without a name: 1',
    ]);
    await ownBookings.cancel(world.guest(), { bookingId: first });
    expect(differences((await told()).text)).toEqual(['Seat cancelled: Luis Ortega 1']);
  });

  it('contain no changes from before the first mail was sent', async () => {
    const { id: classId } = await makeClass(world);
    const { crew } = await bookCrew(world, classId, 1);
    await seats(crew.id, 3);
    const { subject, text } = await told();
    expect(subject).toContain('Seats for your crew');
    expect(text).not.toContain(LEAD.en);
    expect(text).toContain('Seats: 4');
  });

  it('contain the difference from the mail before last if the last one failed', async () => {
    const { id, first } = await makeCrew();
    await seats(id, 3);
    const { clock } = world;
    const failed = { failedAt: clock.now(), attempts: 7, lastError: 'EENVELOPE 550' };
    await world.change(OutboxMessageEntity, { template: 'crew.confirmed', sentAt: IsNull() }, failed);
    await world.services.ownBookings.cancel(world.guest(), { bookingId: first });
    expect(differences((await told()).text)).toEqual([
      'Seat cancelled: Luis Ortega 1',
      'Seats previously without a name: 2',
      'Seats now without a name: 3',
    ]);
  });

  it('contain a list without differences after a mail of an earlier version', async () => {
    const { id } = await makeCrew();
    const payload = JSON.stringify({ crewBookingId: id });
    await world.change(OutboxMessageEntity, { template: 'crew.confirmed' }, { payload });
    await seats(id, 3);
    const { subject, text } = await told();
    expect(subject).toContain('Seats for your crew');
    expect(text).toContain('Seats: 5');
  });

  it('contain the change when the last seat is gone', async () => {
    const { id: classId } = await makeClass(world);
    const { crew } = await bookCrew(world, classId, 1, { unnamedSeats: 0 });
    await deliver();
    received();
    await world.services.ownBookings.cancel(world.guest(), { bookingId: crew.bookings[0]?.id ?? '' });
    world.clock.passHours(5 / 60);
    await deliver();
    const gone = received().find(({ subject }) => subject?.startsWith('Your crew has no seats anymore'));
    expect(differences(gone?.text ?? '')).toEqual(['Seat cancelled: Luis Ortega 1']);
  });
});
