import { attendeeAsJson } from './testing/attendees.js';
import { makeClass, makeClassType } from './testing/classes.js';
import { makeStudent } from './testing/students.js';
import { useSite } from './testing/site-server.js';
import { DATABASES } from './testing/world.js';

type Json = Record<string, unknown>;

const STUDENT = {
  first_name: 'José',
  last_name: 'Peña',
  email: 'jose@example.com',
  phone: '(435) 555-0120',
  company_name: 'Red Rock Drilling',
  emergency_contact_name: 'Lucía Peña',
  emergency_contact_phone: '(435) 555-0121',
  text_notifications: true,
};
const COURSE = {
  name: 'OSHA 10',
  description: 'Two days.',
  category: 'safety',
  duration_hours: 10,
  price: 165,
};

describe.each(DATABASES)('the office’s REST calls on %s', (kind) => {
  const { site, world } = useSite(kind);
  let token = '';
  beforeEach(async () => {
    token = await world.adminToken();
  });
  const call = <Body = Json>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    site.rest<Body>(method, path, body, { token });

  it('make, replace and delete a student; the specification’s fields go in and out', async () => {
    const made = await call('POST', '/students', { ...STUDENT, sendEmail: false });
    expect(made).toMatchObject({ status: 201, body: { ...STUDENT, version: 1 } });
    const path = `/students/${String(made.body.id)}`;
    const { phone: _phone, company_name: _company, text_notifications: _text, ...least } = STUDENT;
    const replaced = await call('PUT', path, { ...least, first_name: 'Pepe' });
    expect(replaced).toMatchObject({
      status: 200,
      body: { first_name: 'Pepe', phone: null, company_name: null, text_notifications: false, version: 2 },
    });
    expect(await call('PUT', path, { ...STUDENT, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    const deleted = await call('DELETE', path);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await call<Json[]>('GET', '/students')).body).toEqual([]);
  });

  it('delete a student who has bookings: the bookings stay', async () => {
    const { id } = await makeClass(world);
    const booked = await site.rest('POST', '/bookings', attendeeAsJson(id));
    const [student] = (await call<Json[]>('GET', '/students')).body;
    expect((await call('DELETE', `/students/${String(student?.id)}`)).status).toBe(204);
    const [kept] = (await call<Json[]>('GET', '/bookings')).body;
    expect(kept).toMatchObject({
      id: booked.body.id,
      userName: 'María Muñoz 1',
      className: 'Forklift Operator',
    });
  });

  it('book a seat for a student in the specification’s words', async () => {
    const { id: class_id } = await makeClass(world);
    const { id: student_id } = await makeStudent(world);
    const form = {
      student_id,
      class_id,
      booking_date: '2027-01-11',
      payment_status: 'paid',
      amount: 89.5,
      notes: 'Cash',
    };
    const made = await call('POST', '/bookings', form);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      student_id,
      class_instance_id: class_id,
      payment_status: 'paid',
      amount: 89.5,
      notes: 'Cash',
      booking_date: '2027-01-11',
      booking_status: 'confirmed',
      first_name: 'José',
    });
    expect(await call('POST', '/bookings', form)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_BOOKED' },
    });
    const wrong = await call('POST', '/bookings', {
      ...form,
      booking_date: '2027-02-30',
      amount: -1,
      payment_status: 'free',
    });
    expect(Object.keys(wrong.body.fields as object).toSorted()).toEqual([
      'amount',
      'booking_date',
      'payment_status',
    ]);
  });

  it('replace a class type as a whole, and delete it only where nothing refers to it', async () => {
    const { id, version } = await makeClassType(world, { requirements: 'Photo ID', isActive: false });
    const replaced = await call('PUT', `/class-types/${id}`, { ...COURSE, version });
    expect(replaced.body).toMatchObject({
      ...COURSE,
      requirements: null,
      is_active: true,
      max_students: 20,
      version: 2,
    });
    expect((await call('PUT', `/class-types/${id}`, { ...COURSE, version })).status).toBe(409);
    await makeClass(world, { classTypeId: id });
    const inUse = await call('DELETE', `/class-types/${id}`);
    expect(inUse).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    expect(inUse.body.message).toBe('Classes of this type exist. Make it inactive instead.');
    const unused = await makeClassType(world);
    expect((await call('DELETE', `/class-types/${unused.id}`)).status).toBe(204);
    expect((await call('DELETE', `/class-types/${unused.id}`)).status).toBe(404);
  });

  it('replace a class and its days, its bookings staying, and delete it only without any', async () => {
    const { id, classType } = await makeClass(world, { maxAttendees: 5 });
    for (const index of [1, 2, 3]) await site.rest('POST', '/bookings', attendeeAsJson(id, index));
    const form = {
      class_type_id: classType.id,
      location: 'Ogden Hall',
      price: 99,
      max_attendees: 2,
      status: 'completed',
      location_address: '1 Wall Ave, Ogden, UT 84401',
      days: [{ date: '2027-03-02', start_time: '09:00', end_time: '12:00' }],
    };
    const replaced = await call('PUT', `/class-instances/${id}`, form);
    expect(replaced.body).toMatchObject({
      status: 'completed',
      seats_left: 0,
      max_attendees: 2,
      starts_at: '2027-03-02T16:00:00.000Z',
    });
    expect(replaced.body.bookings).toHaveLength(3);
    expect(replaced.body.days).toHaveLength(1);
    expect(await call('DELETE', `/class-instances/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'IN_USE' },
    });
    const empty = await makeClass(world);
    expect((await call('DELETE', `/class-instances/${empty.id}`)).status).toBe(204);
    expect((await call('PUT', `/class-instances/${empty.id}`, form)).status).toBe(404);
  });

  it('move the reminders of a class with it', async () => {
    const { id, classType } = await makeClass(world);
    await site.rest('POST', '/bookings', { ...attendeeAsJson(id), text_notifications: true });
    const days = [{ date: '2027-03-02', start_time: '09:00', end_time: '12:00' }];
    const address = '1 Wall Ave, Ogden, UT 84401';
    await call('PUT', `/class-instances/${id}`, {
      class_type_id: classType.id,
      location: 'Ogden Hall',
      location_address: address,
      price: 99,
      days,
    });
    const due = await world.database.reader.query<{ due_at: string }[]>(
      `SELECT "due_at" FROM "outbox_message" WHERE "template" = 'booking.reminder'`,
    );
    expect(due).toEqual([{ due_at: '2027-03-01T16:00:00.000Z' }]);
  });

  it('list the classes that still have a seat, for the form’s choice', async () => {
    const open = await makeClass(world, { maxAttendees: 2 });
    const full = await makeClass(world, { maxAttendees: 1 });
    await site.rest('POST', '/bookings', attendeeAsJson(full.id));
    const { body, headers } = await call<Json[]>('GET', '/classes');
    expect(body).toEqual([
      { id: open.id, name: 'Forklift Operator', date: '2027-01-25', time: '08:00', seats_left: 2 },
    ]);
    expect(headers['x-total-count']).toBe('1');
  });

  it.each(['/students', '/bookings', '/classes'])(
    'give windows of %s and always the whole count',
    async (path) => {
      for (const index of [1, 2, 3]) {
        const { id } = await makeClass(world);
        await site.rest('POST', '/bookings', attendeeAsJson(id, index));
      }
      const whole = await call<Json[]>('GET', path);
      const window = await call<Json[]>('GET', `${path}?limit=2&offset=1`);
      expect(window.body).toEqual(whole.body.slice(1, 3));
      expect([whole, window].map(({ headers }) => headers['x-total-count'])).toEqual(['3', '3']);
      expect((await call<Json[]>('GET', `${path}?offset=2`)).body).toEqual(whole.body.slice(2));
      for (const wrong of ['limit=-1', 'limit=a', 'offset=1.5', 'limit=', "limit=1'--"]) {
        expect((await call('GET', `${path}?${wrong}`)).status).toBe(400);
      }
    },
  );

  it.each([2 ** 31, 1e300, -1, 1.5, '1', [1]])('never crash for the version %j', async (version) => {
    const { id } = await makeClassType(world);
    const { id: studentId } = await makeStudent(world);
    for (const [path, body] of [
      [`/class-types/${id}`, COURSE],
      [`/students/${studentId}`, STUDENT],
    ] as const) {
      const { status } = await call('PUT', path, { ...body, version });
      expect([400, 409]).toContain(status);
    }
  });

  it('find students by hostile words without harm', async () => {
    await makeStudent(world);
    for (const search of ['\u0000', "'; DROP TABLE student; --", '%_\\', '\\', 'x'.repeat(3_000)]) {
      const { status, body } = await site.graphql(
        'query ($search: String) { students(search: $search) { totalCount nodes { id } } bookings(search: $search) { totalCount } }',
        { search },
        { token },
      );
      expect(status).toBe(200);
      expect(body.errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('INTERNAL');
    }
  });
});
