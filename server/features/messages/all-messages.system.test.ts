import { recordAttended } from '../../testing/attendance.js';
import { book } from '../../testing/attendees.js';
import { changeClass, CLASS_DAY, CLASS_START, makeClass, makeClassType } from '../../testing/classes.js';
import { bookCrew, crewMember } from '../../testing/crews.js';
import { problemsOf, type LetterText } from '../../testing/letter-problems.js';
import { mailReceipts, refund } from '../../testing/payments.js';
import { makeStudent } from '../../testing/students.js';
import { makeVenue, tellInstructor } from '../../testing/venues.js';
import { join, runWaitingListJob, makeFullClass, offerTo } from '../../testing/waiting.js';
import { messagesOf } from '../../testing/mail-server.js';
import { ADMIN, useWorld } from '../../testing/world.js';
import { LOCALES, type Locale } from '../../platform/i18n/message.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { filledTemplate, TEMPLATE_NAMES } from '../../platform/outbox/templates.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { ChangeCrewSeatsInput } from '../crews/book-crew.input.js';

const OTHER_DAY = { ...CLASS_DAY, date: '2027-02-08' };
const MAP = 'https://maps.example.com/quarry-road';
const NAMES = { subject: 'Parking on {date}!', text: 'Hello {first name}, park behind {place}.' };
const NOMBRES = {
  subject: 'Estacionamiento',
  text: `Buenos días, {nombre}. Estacione ${'muy, '.repeat(60)}muy atrás.`,
};

interface Written extends LetterText {
  template: string;
  language: Locale;
}

describe('every message', () => {
  const world = useWorld('sqlite');

  async function booked() {
    const { id: venueId } = await makeVenue(world, {
      nameEs: 'Centro de capacitación',
      parking: 'Lot B.',
      parkingEs: 'Lote B.',
      entrance: 'Door 2.',
      entranceEs: 'Puerta 2.',
      mapUrl: MAP,
    });
    const { id: classTypeId } = await makeClassType(world, {
      requirements: 'Boots.',
      requirementsEs: 'Botas.',
    });
    const { id: classId } = await makeClass(world, { classTypeId, venueId });
    const other = await makeClass(world, { classTypeId, venueId, days: [OTHER_DAY], language: 'bilingual' });
    const { booking } = await book(world, classId, { textNotifications: true });
    return { classId, otherId: other.id, bookingId: booking.id, classTypeId };
  }
  async function crewBooked() {
    const made = await booked();
    const attendees = [crewMember(1), crewMember(2, { email: 'ana@example.com' })];
    const { crew } = await bookCrew(world, made.classId, 0, { attendees });
    await sent();
    return { ...made, crew };
  }
  const sent = () =>
    world.change(OutboxMessageEntity, { attempts: 0 }, { sentAt: world.clock.now(), attempts: 1 });
  const seats = (crewBookingId: string, unnamedSeats: number) =>
    world.services.crewChanges.changeSeats(
      world.guest(),
      Object.assign(new ChangeCrewSeatsInput(), { crewBookingId, unnamedSeats }),
    );
  async function offered() {
    const { id: classId, classType } = await makeFullClass(world);
    await makeClass(world, { classTypeId: classType.id, days: [OTHER_DAY], language: 'es' });
    const person = { textNotifications: true, phone: '(801) 555-0117', seats: 2, acceptsFewer: true };
    const { id: entryId } = await join(world, classId, person);
    await changeClass(world, classId, { maxAttendees: 2 });
    await runWaitingListJob(world);
    return { classId, entryId, offerId: (await offerTo(world, entryId)).id };
  }

  async function changedByGuest(changes: { firstName?: string; lastName?: string; email?: string }) {
    const { bookingId } = await booked();
    await world.services.ownBookings.change(world.guest(), { bookingId, ...changes });
  }
  async function paid() {
    await crewBooked();
    await mailReceipts(world, await world.stored(BookingEntity).find());
  }

  const SCENES = {
    booked,
    instructed: async () => tellInstructor(world, await booked()),
    bookedByOffice: async () => {
      const { classId } = await booked();
      const { id: studentId } = await makeStudent(world);
      await world.services.officeBookings.create(await world.admin(), {
        studentId,
        classInstanceId: classId,
        amountCents: 14_900,
        bookingDate: '2027-01-11',
        paymentStatus: 'pending',
      });
    },
    bookedFree: async () => book(world, (await makeClass(world, { priceCents: 0 })).id),
    bookedLate: async () => {
      const { id } = await makeClass(world);
      world.clock.moveTo('2027-01-24T16:00:00Z');
      await book(world, id);
    },
    cancelledByGuest: async () => world.services.ownBookings.cancel(world.guest(), await booked()),
    cancelledByGuestPaid: async () => {
      const { bookingId } = await booked();
      await world.change(BookingEntity, { id: bookingId }, { paymentStatus: 'paid' });
      await world.services.ownBookings.cancel(world.guest(), { bookingId });
    },
    movedByGuest: async () => {
      const { bookingId, otherId } = await booked();
      await world.services.ownBookings.move(world.guest(), { bookingId, classInstanceId: otherId });
    },
    renamed: () => changedByGuest({ lastName: 'Rivas' }),
    readdressed: () => changedByGuest({ email: 'home@example.com' }),
    passedOn: () => changedByGuest({ firstName: 'Tomás', lastName: 'Rivas', email: 'tomas@example.com' }),
    cancelledByOffice: async () => {
      const { bookingId: id } = await booked();
      await world.change(BookingEntity, { id }, { paymentStatus: 'paid' });
      await world.services.officeBookings.cancel(await world.admin(), {
        id,
        version: 1,
        notifyAttendee: true,
      });
    },
    movedByOffice: async () => {
      const { bookingId: id, otherId: classInstanceId } = await booked();
      const change = { id, version: 1, classInstanceId, notifyAttendee: true };
      await world.services.officeBookings.move(await world.admin(), change);
    },
    attended: async () =>
      recordAttended(world, (await crewBooked()).crew.bookings, { notifyAttendees: true }),
    paid,
    refunded: async () => {
      await paid();
      await refund(world, await world.stored(BookingEntity).find());
    },
    link: async () => {
      const { bookingId } = await booked();
      const { email, confirmationNumber } = await world
        .stored(BookingEntity)
        .findOneByOrFail({ id: bookingId });
      await world.services.bookingLinks.request(world.guest(), { email, confirmationNumber });
    },
    classChanged: async () => {
      const { classId } = await crewBooked();
      const days = [
        { ...CLASS_DAY, date: '2027-01-27' },
        { ...CLASS_DAY, date: '2027-01-28' },
      ];
      const place = { venueId: null, locationName: 'Hall 2', language: 'es' };
      await changeClass(world, classId, { ...place, days } as never);
    },
    classCancelled: async () => changeClass(world, (await crewBooked()).classId, { status: 'cancelled' }),
    classCancelledPaid: async () => {
      const { classId } = await crewBooked();
      await world.change(BookingEntity, { classInstanceId: classId }, { paymentStatus: 'paid' });
      await changeClass(world, classId, { status: 'cancelled' });
    },
    classCancelledNoDates: async () => {
      const { id } = await makeClass(world);
      await book(world, id, { textNotifications: true });
      await changeClass(world, id, { status: 'cancelled' });
    },
    classRestored: async () => {
      const { classId } = await crewBooked();
      await changeClass(world, classId, { status: 'cancelled' });
      await sent();
      await changeClass(world, classId, { status: 'scheduled' });
    },
    crew: async () => {
      const { classId } = await booked();
      await bookCrew(world, classId, 2);
      world.clock.moveTo(new Date(CLASS_START.getTime() - 72 * 3_600_000));
    },
    crewChanged: async () => {
      const { crew, otherId } = await crewBooked();
      const [first, second] = crew.bookings;
      const { ownBookings } = world.services;
      await ownBookings.change(world.guest(), { bookingId: first?.id ?? '', firstName: 'Iris' });
      await ownBookings.move(world.guest(), { bookingId: second?.id ?? '', classInstanceId: otherId });
      await seats(crew.id, 3);
    },
    crewGone: async () => {
      const { crew } = await crewBooked();
      await world.change(BookingEntity, { crewBookingId: crew.id }, { paymentStatus: 'paid' });
      for (const { id } of crew.bookings)
        await world.services.ownBookings.cancel(world.guest(), { bookingId: id });
      await seats(crew.id, 0);
    },
    offered,
    lapsed: async () => {
      await offered();
      world.clock.passHours(24);
      await runWaitingListJob(world);
    },
    offerWithdrawn: async () => {
      const { offerId } = await offered();
      await sent();
      await world.services.waitingOffice.withdraw(await world.admin(), offerId);
    },
    waiterRemoved: async () => {
      const { entryId } = await offered();
      await sent();
      await world.services.waitingOffice.remove(await world.admin(), entryId);
    },
    waitingCancelled: async () => changeClass(world, (await offered()).classId, { status: 'cancelled' }),
    officeMessage: async () => {
      const { classId: classInstanceId } = await crewBooked();
      await book(world, classInstanceId, { language: 'es', textNotifications: true }, 2);
      const input = { classInstanceId, english: NAMES, spanish: NOMBRES, textMessages: true };
      await world.services.officeMessages.send(await world.admin(), { ...input, idempotencyKey: 'first' });
      await world.services.officeMessages.sendTest(await world.admin(), input);
    },
    officeMessageToCrew: async () => {
      const { id: classInstanceId } = await makeClass(world);
      await bookCrew(world, classInstanceId, 2);
      const input = { classInstanceId, english: NAMES, spanish: NOMBRES, textMessages: false };
      await world.services.officeMessages.sendTest(await world.admin(), input);
    },
    account: async () => {
      const password = 'three orange cones';
      const person = {
        email: 'ana@example.com',
        firstName: 'Ana',
        lastName: 'Ruiz',
        password,
        confirmPassword: password,
      };
      const { registrations, passwords, contact, users } = world.services;
      await registrations.register(world.guest(), person);
      const admin = await world.admin();
      await registrations.register(world.guest(), { ...person, email: ADMIN.email });
      await passwords.requestReset(world.guest(), { email: ADMIN.email });
      await users.invite(admin, {
        email: 'vera@ridgeline.example',
        firstName: 'Vera',
        lastName: 'Luna',
        language: 'en',
        promotesClient: false,
      });
      await makeStudent(world);
      await contact.send(world.guest(), {
        name: 'Ana',
        email: 'ana@example.com',
        phone: '801 555 0117',
        subject: 'other',
        message: 'Is there parking at the site?',
      });
    },
  };

  async function lettersOf(scene: () => Promise<unknown>): Promise<Written[]> {
    await world.startAnew();
    await scene();
    const messages = messagesOf(world);
    const letters: Written[] = [];
    for (const row of await world.stored(OutboxMessageEntity).find()) {
      for (const language of LOCALES) {
        const due = { ...filledTemplate(row), recipient: row.recipient, language };
        const written = await messages.write(world.guest(), due);
        const about = { template: due.template, language };
        if (written?.channel === 'email') letters.push({ ...about, ...written.mail });
        else if (written?.channel) letters.push({ ...about, subject: '', text: written.text, html: '' });
      }
    }
    return letters;
  }

  it('is complete, has one period per sentence, no repetitions and phone links, in both languages', async () => {
    const templates = new Set<string>();
    const problems: string[] = [];
    for (const [name, scene] of Object.entries(SCENES)) {
      for (const letter of await lettersOf(scene)) {
        templates.add(letter.template);
        for (const problem of problemsOf(letter))
          problems.push(`${name}, ${letter.template}, ${letter.language}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
    // The first is no longer queued; the others have their own tests.
    const untold = TEMPLATE_NAMES.filter((template) => !templates.has(template));
    expect(untold).toEqual(['account.welcome', 'installation.problems', 'report.scheduled']);
  }, 60_000);

  it.each([
    ['booking.confirmation', 'booked'],
    ['booking.movedByGuest', 'movedByGuest'],
    ['booking.changedByGuest', 'renamed'],
    ['crew.confirmed', 'crew'],
  ] as const)('links to the map of the venue: %s', async (template, scene) => {
    const letters = (await lettersOf(SCENES[scene])).filter((letter) => letter.template === template);
    expect(letters).toHaveLength(2);
    for (const { text, html } of letters) {
      expect(text).toContain(`:\n${MAP}\n`);
      expect(html).toContain(`href="${MAP}"`);
    }
  });
});
