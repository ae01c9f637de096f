import { recordAttended } from '../../testing/attendance.js';
import { book } from '../../testing/attendees.js';
import { changeClass, CLASS_DAY, CLASS_START, makeClass, makeClassType } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember } from '../../testing/crews.js';
import { MARIA, OTHER_GUEST, useGuestMails } from '../../testing/guest-mails.js';
import { join, runWaitingListJob, offerTo } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { HOUR_MS } from '../../platform/context/durations.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { BookSeatInput } from '../bookings/book/book-seat.input.js';

const LOCALES: readonly Locale[] = ['en', 'es'];
const TOMAS = { firstName: 'Tomás', lastName: 'Rivas', email: 'tomas@example.com' };

const OTHER_DAY = { ...CLASS_DAY, date: '2027-02-08' };
const ABOUT: Record<Locale, { first: string; other: string }> = {
  en: {
    first: 'Forklift Operator, Monday, January 25, 2027',
    other: 'Forklift Operator, Monday, February 8, 2027',
  },
  es: {
    first: 'Operador de montacargas, lunes 25 de enero de 2027',
    other: 'Operador de montacargas, lunes 8 de febrero de 2027',
  },
};
const HEADINGS = {
  booked: { en: 'Your seat is booked', es: 'Su lugar está reservado' },
  cancelled: { en: 'Your booking is cancelled', es: 'Su reservación está cancelada' },
  moved: { en: 'Your new date', es: 'Su nueva fecha' },
  renamed: { en: 'The name on your booking has changed', es: 'Cambió el nombre en su reservación' },
  atThisAddress: { en: 'We now write to this address', es: 'Ahora le escribimos a este correo' },
  atAnother: { en: 'We now write to another address', es: 'Ahora escribimos a otro correo' },
  forYou: { en: 'A seat for you', es: 'Un lugar para usted' },
  passedOn: { en: 'Your seat was passed on', es: 'Su lugar se cedió a otra persona' },
  certificate: { en: 'Certificate of completion', es: 'Certificado de finalización' },
  link: { en: 'The link to your booking', es: 'El enlace de su reservación' },
  crewLink: { en: 'The link to your crew', es: 'El enlace de su grupo' },
  joined: { en: 'You are on the waiting list', es: 'Usted está en la lista de espera' },
  offered: { en: 'A seat is held for you', es: 'Hay un lugar apartado para usted' },
  lapsed: { en: 'The seat is no longer held for you', es: 'El lugar ya no está apartado para usted' },
  classCancelled: {
    en: 'The class you are waiting for is cancelled',
    es: 'La clase que usted espera se canceló',
  },
  crew: { en: 'Seats for your crew', es: 'Lugares para su grupo' },
  crewChanged: { en: 'The seats of your crew have changed', es: 'Hay cambios en los lugares de su grupo' },
  ofCrewCancelled: { en: 'Your class is cancelled', es: 'Su clase se canceló' },
  noSeats: { en: 'Your crew has no seats anymore', es: 'Su grupo ya no tiene lugares' },
  namesMissing: { en: 'Who is coming? 2 names are missing', es: '¿Quiénes vienen? Faltan 2 nombres' },
};

describe.each(DATABASES)('mails sent to guests, on %s,', (kind) => {
  const world = useWorld(kind);
  const { texts, pass, pageOf, expectMails } = useGuestMails(world);

  describe.each(LOCALES)('in %s:', (language) => {
    const subjectOf = (heading: keyof typeof HEADINGS, date: 'first' | 'other' = 'first') =>
      `${HEADINGS[heading][language]}: ${ABOUT[language][date]}`;
    /** A booking whose confirmation was sent, next to another guest's. */
    async function booked(changes: Partial<BookSeatInput> = {}) {
      const { id: classTypeId } = await makeClassType(world);
      const { id } = await makeClass(world, { classTypeId });
      const other = await makeClass(world, { classTypeId, days: [OTHER_DAY] });
      await book(world, id, { ...OTHER_GUEST, language });
      const { booking } = await book(world, id, { ...MARIA, language, ...changes }, 2);
      await pass();
      world.clock.passHours(1);
      return { booking, otherClassId: other.id };
    }

    /** A class whose only seat is another guest's. */
    async function makeFullClass() {
      const made = await makeClass(world, { maxAttendees: 1 });
      await book(world, made.id, { ...OTHER_GUEST, language });
      await pass();
      return made;
    }

    it('a cancelled booking', async () => {
      const { booking } = await booked();
      await world.services.ownBookings.cancel(world.guest(), { bookingId: booking.id });
      const to = MARIA.email;
      await expectMails(language, { to, subject: subjectOf('cancelled'), pages: [''] });
    });

    it('a booking moved to another date', async () => {
      const { booking, otherClassId } = await booked();
      await world.services.ownBookings.move(world.guest(), {
        bookingId: booking.id,
        classInstanceId: otherClassId,
      });
      const pages = ['booking-confirmation'];
      await expectMails(language, { to: MARIA.email, subject: subjectOf('moved', 'other'), pages });
    });

    it('a changed name of a booking', async () => {
      const { booking } = await booked();
      await world.services.ownBookings.change(world.guest(), { bookingId: booking.id, lastName: 'Rivas' });
      const pages = ['booking-confirmation'];
      const [mail] = await expectMails(language, { to: MARIA.email, subject: subjectOf('renamed'), pages });
      expect(mail?.text).toContain('María Rivas');
    });

    it('a changed address of a booking, sent to both addresses', async () => {
      const { booking } = await booked();
      const email = 'at.home@example.com';
      await world.services.ownBookings.change(world.guest(), { bookingId: booking.id, email });
      const [now, former] = await expectMails(
        language,
        { to: email, subject: subjectOf('atThisAddress'), pages: ['booking-confirmation'] },
        { to: MARIA.email, subject: subjectOf('atAnother'), pages: [] },
      );
      expect(former?.source).not.toContain(email);
      expect(former?.source).not.toContain(booking.id);
      expect(now?.source).not.toContain(MARIA.email);
    });

    it('a seat that is passed on: all data to the new attendee, and none of them to the former one', async () => {
      const { booking } = await booked();
      await world.services.ownBookings.change(world.guest(), { bookingId: booking.id, ...TOMAS });
      const [former, now] = await expectMails(
        language,
        { to: MARIA.email, subject: subjectOf('passedOn'), pages: [] },
        { to: TOMAS.email, subject: subjectOf('forYou'), pages: ['booking-confirmation'] },
      );
      const ofFormer = `${former?.text}${former?.html}${JSON.stringify(former?.calendar)}`;
      for (const secret of [TOMAS.email, 'Tomás', 'Rivas', booking.id])
        expect(ofFormer).not.toContain(secret);
      const ofNow = `${now?.text}${now?.html}${JSON.stringify(now?.calendar)}`;
      for (const secret of [MARIA.email, 'María', 'Muñoz']) expect(ofNow).not.toContain(secret);
      expect(ofNow).toContain('Tomás Rivas');
    });

    it('a certificate of completion', async () => {
      const { booking } = await booked();
      await recordAttended(world, [booking], { notifyAttendees: true });
      world.clock.passHours(1);
      const pages = ['api', 'booking-confirmation'];
      await expectMails(language, { to: MARIA.email, subject: subjectOf('certificate'), pages });
    });

    it('a lost link of a booking', async () => {
      const { booking } = await booked();
      const { email, confirmationNumber } = booking;
      const asking = world.guest({ locale: language });
      await world.services.bookingLinks.request(asking, { email, confirmationNumber });
      await world.services.bookingLinks.request(asking, { email, confirmationNumber: '22222222' });
      const pages = ['booking-confirmation'];
      const [mail] = await expectMails(language, { to: MARIA.email, subject: subjectOf('link'), pages });
      expect(mail?.text).toContain(booking.id);
    });

    it('joining a waiting list, an offer, and its expiry', async () => {
      const { id, classType } = await makeFullClass();
      await makeClass(world, { classTypeId: classType.id, days: [OTHER_DAY] });
      const { email, phone } = MARIA;
      await join(world, id, { email, phone, textNotifications: true, language });
      await join(world, id, { ...OTHER_GUEST, language }, 2);
      const onList = { to: email, subject: subjectOf('joined'), pages: ['waiting-list'] };
      const [joined] = await expectMails(language, onList);
      expect(joined?.text).not.toContain('Luz');

      await changeClass(world, id, { maxAttendees: 2 });
      await runWaitingListJob(world);
      const pages = ['seat-offer', 'waiting-list'];
      await expectMails(language, { to: email, subject: subjectOf('offered'), pages });
      const [, link = ''] = /(https:\S+)/.exec(texts.join()) ?? [];
      expect([texts.length, await pageOf(link)]).toEqual([1, 'seat-offer']);

      world.clock.passHours(24);
      await runWaitingListJob(world);
      const later = { to: email, subject: subjectOf('lapsed'), pages: ['book', 'waiting-list'] };
      await expectMails(language, later);
      expect(texts).toHaveLength(1);
    });

    it('an entry with a held seat that the office removes from a waiting list', async () => {
      const { id } = await makeFullClass();
      const entry = await join(world, id, { email: MARIA.email, language });
      await changeClass(world, id, { maxAttendees: 2 });
      await runWaitingListJob(world);
      await offerTo(world, entry.id);
      await pass();
      await world.services.waitingOffice.remove(world.guest(), entry.id);
      await expectMails(language, { to: MARIA.email, subject: subjectOf('lapsed'), pages: [''] });
    });

    it('a cancelled class with a waiting list', async () => {
      const { id } = await makeFullClass();
      await join(world, id, { email: MARIA.email, language });
      await pass();
      await changeClass(world, id, { status: 'cancelled' });
      world.clock.passHours(1 / 60);
      const pages = ['', 'waiting-list'];
      await expectMails(language, { to: MARIA.email, subject: subjectOf('classCancelled'), pages });
    });

    it('the seats of a crew, a change shortly after, and missing names', async () => {
      const { id } = await makeClass(world);
      await book(world, id, { ...OTHER_GUEST, language });
      const attendees = [crewMember(1), crewMember(2, { email: 'ana@example.com', language })];
      const { crew } = await bookCrew(world, id, 0, { attendees, language });
      const to = CREW_CONTACT.email;
      const ofCrew = { to, subject: subjectOf('crew'), pages: ['crew-bookings'] };
      const ofAna = {
        to: 'ana@example.com',
        subject: subjectOf('booked'),
        pages: ['booking-confirmation'],
      };
      const [ana, contact] = await expectMails(language, ofAna, ofCrew);
      for (const name of ['Ortega 1', 'Ortega 2']) expect(contact?.text).toContain(name);
      const other = [CREW_CONTACT.email, CREW_CONTACT.firstName, CREW_CONTACT.lastName, 'Ortega 1', crew.id];
      for (const secret of other) expect(`${ana?.text}${ana?.html}`).not.toContain(secret);

      const named = { crewBookingId: crew.id, attendees: [crewMember(3)] };
      await world.services.crewChanges.name(world.guest(), named);
      await world.services.crewChanges.changeSeats(world.guest(), {
        crewBookingId: crew.id,
        unnamedSeats: 2,
      });
      await expectMails(language);
      world.clock.passHours(1 / 12);
      const [changed] = await expectMails(language, { ...ofCrew, subject: subjectOf('crewChanged') });
      expect(changed?.text).toContain('Ortega 3');

      world.clock.moveTo(new Date(CLASS_START.getTime() - 72 * HOUR_MS));
      const [asked] = await expectMails(language, { ...ofCrew, subject: subjectOf('namesMissing') });
      expect(asked?.calendar).toBeNull();
    });

    it('a cancelled class of a crew, sent to its contact and to attendees with an email', async () => {
      const { id } = await makeClass(world);
      await book(world, id, { ...OTHER_GUEST, language });
      const attendees = [crewMember(1), crewMember(2, { email: 'ana@example.com', language })];
      await bookCrew(world, id, 0, { attendees, language });
      await pass();
      await changeClass(world, id, { status: 'cancelled' });
      world.clock.passHours(1 / 60);
      const subject = subjectOf('ofCrewCancelled');
      const [ana, contact] = await expectMails(
        language,
        { to: 'ana@example.com', subject, pages: ['booking-confirmation', ''] },
        { to: CREW_CONTACT.email, subject, pages: ['crew-bookings', ''] },
      );
      expect([ana, contact].map((mail) => mail?.calendar?.method)).toEqual(['CANCEL', 'CANCEL']);
      expect(ana?.source).not.toContain(CREW_CONTACT.email);
    });

    it('a lost link of a crew, sent to its contact only', async () => {
      const { id } = await makeClass(world);
      const attendees = [crewMember(1), crewMember(2, { email: 'ana@example.com', language })];
      const { crew } = await bookCrew(world, id, 0, { attendees, language });
      await pass();
      const [first, ana] = crew.bookings;
      const ask = (email: string, confirmationNumber = '') =>
        world.services.bookingLinks.request(world.guest({ locale: language }), { email, confirmationNumber });
      const { email } = CREW_CONTACT;

      await ask(email, first?.confirmationNumber);
      const pages = ['booking-confirmation', 'crew-bookings'];
      await expectMails(language, { to: email, subject: subjectOf('link'), pages });

      await ask(email, ana?.confirmationNumber);
      const ofCrew = { to: email, subject: subjectOf('crewLink'), pages: ['crew-bookings'] };
      const [mail] = await expectMails(language, ofCrew);
      expect(mail?.source).not.toContain(ana?.id);

      await ask('ana@example.com', ana?.confirmationNumber);
      const ofAna = { to: 'ana@example.com', subject: subjectOf('link'), pages: ['booking-confirmation'] };
      const [own] = await expectMails(language, ofAna);
      for (const secret of [crew.id, email]) expect(own?.source).not.toContain(secret);
    });

    it('a crew that cancels its last seat', async () => {
      const { id } = await makeClass(world);
      await book(world, id, { ...OTHER_GUEST, language });
      const { crew } = await bookCrew(world, id, 0, { language, unnamedSeats: 2 });
      await pass();
      await world.services.crewChanges.changeSeats(world.guest(), {
        crewBookingId: crew.id,
        unnamedSeats: 0,
      });
      world.clock.passHours(1 / 12);
      const [mail] = await expectMails(language, {
        to: CREW_CONTACT.email,
        subject: subjectOf('noSeats'),
        pages: ['book'],
      });
      expect(mail?.calendar).toMatchObject({ method: 'CANCEL', events: [{ status: 'CANCELLED' }] });
    });
  });
});
