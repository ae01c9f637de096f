import { attendee } from './testing/attendees.js';
import { makeClass } from './testing/classes.js';
import {
  BOOK_SEAT,
  BOOKING_CONFIRMATION,
  ME,
  UPCOMING_CLASS,
  UPCOMING_CLASSES,
} from './testing/operations.js';
import { useSite } from './testing/site-server.js';
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
};

describe('a guest who asks everything there is to ask', () => {
  const { site, world } = useSite('sqlite');

  async function makeBooking(): Promise<{ classId: string; bookingId: string }> {
    const { id: classId } = await makeClass(world, { notes: SECRETS.notes });
    const { password, notes: _notes, ...person } = SECRETS;
    const account = { createAccount: true, password, confirmPassword: password, textNotifications: true };
    const input = attendee(classId, { ...person, ...account });
    const { body } = await site.graphql<{ bookSeat: { id: string } }>(BOOK_SEAT, { input });
    return { classId, bookingId: body.data?.bookSeat.id ?? '' };
  }

  it('learns nothing of another person', async () => {
    const { classId } = await makeBooking();
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    const unknown = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';
    const answers = await Promise.all([
      site.get('/'),
      site.rest('GET', '/class-instances/upcoming/public'),
      site.rest('GET', `/class-instances/${classId}`),
      site.rest('GET', '/class-instances'),
      site.rest('GET', '/class-types'),
      site.rest('GET', `/bookings/${unknown}`),
      site.rest('POST', '/auth/login', { email: SECRETS.email, password: 'not the password' }),
      site.graphql(UPCOMING_CLASSES, { first: 100 }),
      site.graphql(UPCOMING_CLASS, { id: classId }),
      site.graphql(BOOKING_CONFIRMATION, { id: unknown }),
      site.graphql(ME),
      site.graphql('{ classInstances { nodes { notes } } }'),
      site.graphql('{ classTypes { nodes { id } } }'),
    ]);
    for (const { text } of answers) {
      for (const secret of Object.values({ ...SECRETS, adminEmail: ADMIN.email }))
        expect(text).not.toContain(secret);
    }
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
