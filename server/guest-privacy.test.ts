import { AccountEntity } from './features/accounts/account.entity.js';
import { BookingEntity } from './features/bookings/booking.entity.js';
import { buildGraphQLSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';
import { anyCall, everythingOf, rootFieldsOf } from './testing/any-call.js';
import { attendee } from './testing/attendees.js';
import { makeClass } from './testing/classes.js';
import { operations } from './testing/openapi.js';
import { BOOK_SEAT, BOOKING_CONFIRMATION } from './testing/operations.js';
import { useSite, type Answer, type CallOptions } from './testing/site-server.js';
import { makeStudent } from './testing/students.js';
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

  /** Another person in every table that can hold one. @returns ids that are no secret, and some that are none */
  async function seed(): Promise<string[]> {
    const { classId } = await makeBooking();
    const { password: _password, notes, instructorName, ...person } = OFFICE_SECRETS;
    const { id: studentId } = await makeStudent(world, person);
    const { classType, id: otherClassId } = await makeClass(world, { notes, instructorName });
    await world.services.officeBookings.create(world.guest(), {
      ...{ studentId, classInstanceId: classId, bookingDate: '2027-01-11', amountCents: 100, notes },
      paymentStatus: 'pending',
    });
    const { firstName: name, email, phone } = OFFICE_SECRETS;
    const message = { name, email, phone, subject: 'other' as const, message: notes };
    const messageId = await world.services.contact.send(world.guest(), message);
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    const { id: accountId } = await world.stored(AccountEntity).findOneByOrFail({ email: ADMIN.email });
    const { confirmationNumber } = await world.stored(BookingEntity).findOneByOrFail({ studentId });
    return [classId, otherClassId, classType.id, studentId, messageId, accountId, confirmationNumber, NOBODY];
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

  it.each(['a guest', 'a client', 'a demoted admin'])(
    'learns nothing of another person as %s',
    async (caller) => {
      const ids = await seed();
      const token = { 'a client': () => world.clientToken(), 'a demoted admin': () => world.demotedToken() }[
        caller
      ];
      const answers = await askEverything(ids, token ? { token: await token() } : {});
      answers.push(await site.get('/'), await site.get(`/book/${String(ids[0])}`));
      expect(answers.length).toBeGreaterThan(ids.length * (roots.length + operations.length));
      const secrets = [...Object.values(SECRETS), ...Object.values(OFFICE_SECRETS), ADMIN.email];
      const found = answers.flatMap(({ text }) =>
        secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase())),
      );
      expect(found).toEqual([]);
      // It has asked what could have told: the office is told.
      const office = await askEverything(ids.slice(0, 1), { token: await world.adminToken() });
      const told = office.map(({ text }) => text).join('\n');
      const kept = Object.values(SECRETS).filter((secret) => secret !== SECRETS.password);
      for (const secret of kept) expect(told).toContain(secret);
    },
  );

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
      expect(text).not.toMatch(/emergency|consent|student|password/i);
    }
    expect(answers[0].text).toContain('0164');
  });

  it('leaves no trace of a person in the log, nor the secret link of the booking', async () => {
    const { classId, bookingId } = await makeBooking();
    await site.rest('GET', `/bookings/${bookingId}?email=${SECRETS.email}`);
    await site.get(`/booking-confirmation/${bookingId}`);
    await site.get(`/booking-confirmation/${bookingId.toUpperCase()}`);
    await site.rest('POST', '/auth/login', { email: SECRETS.email, password: SECRETS.password });
    await site.rest('POST', '/bookings', { class_instance_id: classId, email: SECRETS.email });
    await site.send('POST', '/api/contact', `{"email":"${SECRETS.email}" "name"`, {
      headers: { 'Content-Type': 'application/json' },
    });
    await site.graphql(BOOK_SEAT, { input: attendee(classId, { email: SECRETS.email, firstName: '' }) });
    expect(world.log.all().length).toBeGreaterThanOrEqual(7);
    for (const secret of [...Object.values(SECRETS), bookingId, bookingId.toUpperCase()]) {
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
