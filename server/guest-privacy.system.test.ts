import { AccountEntity } from './features/accounts/account.entity.js';
import { BookingEntity } from './features/bookings/booking.entity.js';
import { buildGraphQLSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';
import { anyCall, everythingOf, rootFieldsOf } from './testing/any-call.js';
import { CrewContactInput } from './features/crews/book-crew.input.js';
import { attendee, book } from './testing/attendees.js';
import { changeClass, makeClass } from './testing/classes.js';
import { bookCrew, crewMember } from './testing/crews.js';
import { operations } from './testing/openapi.js';
import { BOOK_SEAT, BOOKING_CONFIRMATION } from './testing/operations.js';
import { repetitions } from './testing/repetitions.js';
import { useSite, type Answer, type CallOptions } from './testing/site-server.js';
import { makeStudent } from './testing/students.js';
import { join, runWaitingListJob, offerTo } from './testing/waiting.js';
import { ADMIN } from './testing/world.js';

/** What nobody but the office and, in part, the one person may read. */
const SECRETS = {
  firstName: 'Xiomara',
  lastName: 'Quetzalcóatl',
  email: 'xiomara.q@example.com',
  phone: '(385) 555-0164',
  companyName: 'Obsidian Roofing',
  emergencyContactName: 'Itzel Popocatépetl',
  emergencyContactPhone: '(385) 555-0172',
  password: 'an evening on the salt flats',
  notes: 'The key is under the third stone.',
  instructorName: 'Evaristo Tlatelolco',
};

/** Somebody whom the office has entered itself, and who has written to it. */
const OFFICE_SECRETS = {
  firstName: 'Anselmo',
  lastName: 'Zubizarreta',
  email: 'anselmo.z@example.net',
  phone: '(435) 555-0183',
  companyName: 'Basalt Drilling',
  emergencyContactName: 'Nicanora Iturbide',
  emergencyContactPhone: '(435) 555-0195',
  password: 'two herons by the reservoir',
  notes: 'Pays after harvest; call the uncle.',
  instructorName: 'Hortensia Goikoetxea',
};

/** Who books for a crew, and one of its people. */
const CREW_SECRETS = {
  firstName: 'Wenceslao',
  lastName: 'Tezozómoc',
  email: 'w.tezo@example.org',
  phone: '(385) 555-0121',
  companyName: 'Gneiss Masonry',
  purchaseOrder: 'GM/77-4711',
  memberName: 'Axayácatl',
  emergencyContactName: 'Eulalia Cuitláhuac',
  emergencyContactPhone: '(385) 555-0132',
};
/** Whom a seat is held for, and who waits after them. */
const OFFERED_SECRETS = {
  firstName: 'Casimira',
  lastName: 'Nezahualpilli',
  email: 'casi.n@example.org',
  phone: '(435) 555-0144',
};
const WAITING_SECRETS = {
  firstName: 'Teófilo',
  lastName: 'Moctezuma',
  email: 'teo.m@example.org',
  phone: '(435) 555-0156',
};
const { password: _password, ...TOLD_TO_OFFICE } = SECRETS;
const OF_OTHERS = [SECRETS, OFFICE_SECRETS, CREW_SECRETS, OFFERED_SECRETS, WAITING_SECRETS].flatMap(
  (person) => Object.values(person),
);

const NOBODY = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';
/** The id that stands for any in the examples of docs/openapi.yaml. */
const EXAMPLE_ID = NOBODY;

describe('a guest who asks everything there is to ask', () => {
  const { site, world } = useSite('sqlite');

  async function makeBooking(): Promise<{ classId: string; bookingId: string }> {
    const { id: classId } = await makeClass(world, {
      notes: SECRETS.notes,
      instructorName: SECRETS.instructorName,
    });
    const { password, notes: _notes, instructorName: _instructor, ...person } = SECRETS;
    const account = { createAccount: true, password, confirmPassword: password, textNotifications: true };
    const input = attendee(classId, { ...person, ...account });
    const { body } = await site.graphql<{ bookSeat: { id: string } }>(BOOK_SEAT, { input });
    return { classId, bookingId: body.data?.bookSeat.id ?? '' };
  }

  /**
   * Another person in every table that can hold one.
   * @returns ids that are no secret, and some that are none; first those of a class, a booking and a person
   */
  async function seed(): Promise<string[]> {
    const { classId } = await makeBooking();
    const { password: _password, notes, instructorName, ...person } = OFFICE_SECRETS;
    const { id: studentId } = await makeStudent(world, person);
    const { classType, id: otherClassId } = await makeClass(world, { notes, instructorName });
    await world.services.officeBookings.create(world.guest(), {
      studentId,
      classInstanceId: classId,
      bookingDate: '2027-01-11',
      amountCents: 100,
      notes,
      paymentStatus: 'pending',
    });
    const { firstName: name, email, phone } = OFFICE_SECRETS;
    const message = { name, email, phone, subject: 'other' as const, message: notes };
    const messageId = await world.services.contact.send(world.guest(), message);
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    const { id: accountId } = await world.stored(AccountEntity).findOneByOrFail({ email: ADMIN.email });
    const { confirmationNumber } = await world.stored(BookingEntity).findOneByOrFail({ studentId });
    await seedCrew(classId);
    await seedWaiting(classId);
    return [classId, confirmationNumber, studentId, otherClassId, classType.id, messageId, accountId, NOBODY];
  }

  async function seedCrew(classId: string): Promise<void> {
    const { memberName, purchaseOrder, emergencyContactName, emergencyContactPhone, ...contact } =
      CREW_SECRETS;
    await bookCrew(world, classId, 0, {
      contact: Object.assign(new CrewContactInput(), contact),
      attendees: [crewMember(1, { lastName: memberName })],
      purchaseOrder,
      emergencyContactName,
      emergencyContactPhone,
    });
  }

  /** Fills the class, and holds one more seat for the first of two who wait. */
  async function seedWaiting(classId: string): Promise<void> {
    const { takenSeats } = await world.services.instances.get(world.guest(), classId);
    const { notes, instructorName } = SECRETS;
    await changeClass(world, classId, { maxAttendees: takenSeats, notes, instructorName });
    await join(world, classId, OFFERED_SECRETS);
    await join(world, classId, WAITING_SECRETS, 2);
    await changeClass(world, classId, { maxAttendees: takenSeats + 1, notes, instructorName });
    await runWaitingListJob(world);
  }

  /** Links of somebody who has a seat, a crew, a seat that is held and a place on the list, in the class of the others. */
  async function ownLinks(classId: string): Promise<string[]> {
    const { takenSeats } = await world.services.instances.get(world.guest(), classId);
    await changeClass(world, classId, { maxAttendees: takenSeats + 5 });
    const { booking } = await book(world, classId);
    const { crew } = await bookCrew(world, classId, 1);
    const held = await join(world, classId, {}, 3);
    await changeClass(world, classId, { maxAttendees: takenSeats + 6 });
    await runWaitingListJob(world);
    const { id: offerId } = await offerTo(world, held.id);
    const { id: waitingId } = await join(world, classId, {}, 4);
    return [booking.id, crew.id, offerId, held.id, waitingId];
  }

  const roots = rootFieldsOf(buildGraphQLSchema(resolvers));

  /** Every query, mutation and REST call, each with every id, and every field that it has. */
  async function askEverything(ids: readonly string[], options: CallOptions): Promise<Answer<unknown>[]> {
    const answers: Answer<unknown>[] = [];
    for (const id of ids) {
      for (const root of roots) {
        const { query, variables } = anyCall(root, everythingOf(root.field.type));
        const withId = JSON.parse(JSON.stringify(variables).replaceAll('"x"', JSON.stringify(id))) as object;
        answers.push(await site.graphql(query, withId, options));
      }
      for (const { method, path, body } of operations) {
        for (const example of body?.examples ?? [undefined]) {
          const withId = example && JSON.stringify(example).replaceAll(EXAMPLE_ID, id);
          const sent = withId && (JSON.parse(withId) as object);
          answers.push(await site.rest(method, path.replace('{id}', id), sent, options));
        }
      }
    }
    return answers;
  }

  const secretsIn = (answers: readonly Answer<unknown>[]): string[] =>
    answers.flatMap(({ text }) =>
      [...OF_OTHERS, ADMIN.email].filter((secret) => text.toLowerCase().includes(secret.toLowerCase())),
    );

  it.each(['a guest', 'a client', 'a demoted admin'])(
    'learns nothing of another person as %s',
    async (caller) => {
      const all = await seed();
      const ids = caller === 'a guest' ? all : all.slice(0, repetitions(3, all.length));
      const token = { 'a client': () => world.clientToken(), 'a demoted admin': () => world.demotedToken() }[
        caller
      ];
      const answers = await askEverything(ids, token ? { token: await token() } : {});
      const [classId = ''] = ids;
      const pages = [
        '/',
        `/book/${classId}`,
        `/book/${classId}/wait`,
        `/book/${classId}/crew`,
        '/find-booking',
      ];
      for (const page of pages) answers.push(await site.get(page));
      expect(answers.length).toBeGreaterThan(ids.length * (roots.length + operations.length));
      expect(secretsIn(answers)).toEqual([]);
      // It has asked what could have told: the office is told.
      const office = await askEverything([classId], { token: await world.adminToken() });
      const told = new Set(secretsIn(office));
      const kept = [TOLD_TO_OFFICE, CREW_SECRETS, OFFERED_SECRETS, WAITING_SECRETS];
      for (const secret of kept.flatMap((person) => Object.values(person))) expect(told).toContain(secret);
    },
  );

  it('learns nothing of another person with links of their own', async () => {
    const [classId = ''] = await seed();
    const own = await ownLinks(classId);
    const answers = await askEverything(own, {});
    expect(secretsIn(answers)).toEqual([]);
    // Each link was one, and told its owner of themselves.
    const read = answers.map(({ text }) => text).join();
    for (const name of ['Muñoz 1', 'Ortega 1', 'Vega 3']) expect(read).toContain(name);
    const logged = [...OF_OTHERS, ...own].filter((secret) => world.log.text.includes(secret));
    expect(logged).toEqual([]);
  });

  it('reads with the link of a booking no emergency contact, no notes, no consent and four digits of the phone', async () => {
    const { bookingId } = await makeBooking();
    const answers = await Promise.all([
      site.rest('GET', `/bookings/${bookingId}`),
      site.graphql(BOOKING_CONFIRMATION, { id: bookingId }),
      site.rest('GET', `/bookings/${bookingId}/calendar.ics`),
    ]);
    const { emergencyContactName, emergencyContactPhone, phone, password, notes } = SECRETS;
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      for (const secret of [
        emergencyContactName,
        emergencyContactPhone,
        phone,
        password,
        notes,
        '5550164',
        '555-0164',
      ]) {
        expect(text).not.toContain(secret);
      }
      // A class type has max_students.
      expect(text).not.toMatch(/emergency|consent|(?<!"max_)student|password/i);
    }
    expect(answers[0].body.phone).toBe('***-***-0164');
  });

  it('leaves no trace of a person in the log, nor the secret link of the booking', async () => {
    const { classId, bookingId } = await makeBooking();
    await site.rest('GET', `/bookings/${bookingId}?email=${SECRETS.email}`);
    await site.get(`/booking-confirmation/${bookingId}`);
    await site.get(`/booking-confirmation/${bookingId.toUpperCase()}`);
    for (const hyphen of ['%2D', '%2d', '%252D'])
      await site.rest('GET', `/bookings/${bookingId.replaceAll('-', hyphen)}`);
    await site.get(`/reset-password%3Ftoken=${SECRETS.password}`);
    await site.rest('POST', '/auth/login', { email: SECRETS.email, password: SECRETS.password });
    await site.rest('POST', '/bookings', { class_instance_id: classId, email: SECRETS.email });
    await site.send('POST', '/api/contact', `{"email":"${SECRETS.email}" "name"`, {
      headers: { 'Content-Type': 'application/json' },
    });
    await site.graphql(BOOK_SEAT, { input: attendee(classId, { email: SECRETS.email, firstName: '' }) });
    expect(world.log.all().length).toBeGreaterThanOrEqual(7);
    const [beforeHyphen = '', , , , afterHyphens = ''] = bookingId.split('-');
    for (const secret of [
      ...Object.values(SECRETS),
      beforeHyphen,
      beforeHyphen.toUpperCase(),
      afterHyphens,
    ]) {
      expect(world.log.text).not.toContain(secret);
    }
    const paths = world.log.all().map(({ path }) => path);
    expect(paths).toContain('/api/bookings/:id');
    expect(paths).toContain('/booking-confirmation/:id');
  });

  it('is told alike whether or not an email has an account', async () => {
    const { classId } = await makeBooking();
    const account = { createAccount: true, password: SECRETS.password, confirmPassword: SECRETS.password };
    const book = async (email: string, firstName: string) => {
      const answer = await site.graphql<{ bookSeat: object }>(BOOK_SEAT, {
        input: attendee(classId, { ...account, email, firstName }),
      });
      return {
        status: answer.status,
        fields: Object.keys(answer.body.data?.bookSeat ?? {}),
        errors: answer.body.errors,
      };
    };
    expect(await book(SECRETS.email, 'Ana')).toEqual(await book('somebody.new@example.com', 'Beto'));
  });
});
