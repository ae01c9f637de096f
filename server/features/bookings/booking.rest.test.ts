import { attendeeAsJson } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { useSite } from '../../testing/site-server.js';
import { DATABASES } from '../../testing/world.js';
import { BookingEntity } from './booking.entity.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe.each(DATABASES)('POST /api/bookings on %s', (kind) => {
  const { site, world } = useSite(kind);

  it.each([null, ''])('treats a student_id of %j like none, as a guest’s booking', async (student_id) => {
    const { id } = await makeClass(world);
    const { status } = await site.rest('POST', '/bookings', { ...attendeeAsJson(id), student_id });
    expect(status).toBe(201);
  });

  it.each([
    ['a blank form', {}],
    ['a blank form of the office', { class_id: '', booking_date: '', amount: '', payment_status: 'pending' }],
    ['no student', { student_id: null }],
    ['a blank student', { student_id: '', class_id: '', booking_date: '', amount: '' }],
  ])('treats an admin’s body with %s as the office’s form', async (_what, form) => {
    const { status, body } = await site.rest('POST', '/bookings', form, { token: await world.adminToken() });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      student_id: 'Student required',
      class_id: 'Class required',
      booking_date: 'Booking date required',
      amount: 'Amount required',
    });
  });

  it('treats a guest’s form sent by an admin as a guest’s booking', async () => {
    const { id } = await makeClass(world);
    const admin = { token: await world.adminToken() };
    expect((await site.rest('POST', '/bookings', attendeeAsJson(id), admin)).status).toBe(201);
    const { body } = await site.rest('POST', '/bookings', { first_name: 'Ana' }, admin);
    expect(body.fields).toMatchObject({ last_name: 'Last name required' });
  });

  it('uses the language of the body if no header contains one', async () => {
    const ask = async (body: object, language?: string, token?: string) => {
      const options = { ...(language && { language }), ...(token && { token }) };
      return (await site.rest('POST', '/bookings', { first_name: 'Ana', ...body }, options)).body.fields;
    };
    const spanish = { last_name: 'Escriba el apellido' };
    const english = { last_name: 'Last name required' };
    expect(await ask({ language: 'es' })).toMatchObject(spanish);
    expect(await ask({ language: 'es' }, 'en')).toMatchObject(english);
    expect(await ask({ language: 'en' }, 'es')).toMatchObject(spanish);
    expect(await ask({ language: 'fr' })).toMatchObject(english);
    expect(await ask({ language: 'es' }, undefined, await world.adminToken())).toMatchObject(english);
  });

  it.each(['abc', '123456', 'x 1234567'])(
    'rejects the phone %j, like every other form with a person',
    async (phone) => {
      const { id } = await makeClass(world);
      const text = 'Enter a phone number, like (801) 555-0199';
      const token = await world.adminToken();
      const student = { ...attendeeAsJson(id), phone };
      const contact = { name: 'Ana', email: 'ana@example.com', subject: 'other', message: 'Hello', phone };
      for (const answer of [
        await site.rest('POST', '/bookings', student),
        await site.rest('POST', `/class-instances/${id}/waiting-list`, student),
        await site.rest('POST', '/students', student, { token }),
        await site.rest('POST', '/contact', contact),
      ])
        expect(answer).toMatchObject({ status: 400, body: { error: text, fields: { phone: text } } });
    },
  );

  it('returns 201 with the data of the confirmation page', async () => {
    const { id } = await makeClass(world, { priceCents: 8_950 });
    const { status, body } = await site.rest('POST', '/bookings', attendeeAsJson(id));
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(UUID) as unknown,
      confirmation_number: expect.stringMatching(/^[2-9A-Z]{8}$/) as unknown,
      first_name: 'María',
      last_name: 'Muñoz 1',
      email: 'maria.munoz1@example.com',
      phone: '***-***-0117',
      company_name: 'Wasatch Framing',
      text_notifications: false,
      is_of_crew: false,
      is_moved: false,
      is_passed_on: false,
      options: {
        cancel: { is_allowed: true, until: '2027-01-23T15:00:00.000Z', refund: 'FULL' },
        move: { is_allowed: true, until: '2027-01-25T15:00:00.000Z', refund: 'NONE' },
        change_attendee: { is_allowed: true, until: '2027-01-25T15:00:00.000Z', refund: 'NONE' },
      },
      amount: 89.5,
      booking_status: 'confirmed',
      attendance: null,
      payment_status: 'pending',
      paid_on: null,
      refunded_on: null,
      language: 'en',
      createdAt: '2027-01-11T16:00:00.000Z',
      class_instance_id: id,
      className: 'Forklift Operator',
      userName: 'María Muñoz 1',
      classInstance: expect.objectContaining({
        id,
        location: 'Salt Lake Training Center',
        location_address: '2155 S Quarry Road, Salt Lake City, UT 84119',
        price: 89.5,
        seats_left: 19,
        bookings: [{}],
      }) as unknown,
    });
  });

  it('ignores a guest’s payment and booking status, id, price and student', async () => {
    const { id } = await makeClass(world);
    const wishes = {
      payment_status: 'paid',
      booking_status: 'completed',
      amount: 0,
      id: 'mine',
      notes: 'free',
      role: 'admin',
    };
    const { body } = await site.rest('POST', '/bookings', { ...attendeeAsJson(id), ...wishes });
    expect(body).toMatchObject({ payment_status: 'pending', booking_status: 'confirmed', amount: 149 });
    expect(body.id).not.toBe('mine');
    await expect(world.services.bookingLists.get(String(body.id))).resolves.toMatchObject({ notes: null });
  });

  it('returns the same booking with 200 for the same Idempotency-Key', async () => {
    const { id } = await makeClass(world);
    const headers = { 'Idempotency-Key': 'form-1' };
    const first = await site.rest('POST', '/bookings', attendeeAsJson(id), { headers });
    const again = await site.rest('POST', '/bookings', attendeeAsJson(id), { headers });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    const other = await site.rest('POST', '/bookings', attendeeAsJson(id, 2), { headers });
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
  });

  it('names the header if a key is too long', async () => {
    const { id } = await makeClass(world);
    const headers = { 'Idempotency-Key': 'k'.repeat(201) };
    const { status, body } = await site.rest('POST', '/bookings', attendeeAsJson(id), { headers });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ 'Idempotency-Key': 'At most 200 characters' });
  });

  it.each([
    ['CLASS_FULL', 409, 'This class is full', { maxAttendees: 1 }],
    ['CLASS_NOT_BOOKABLE', 409, 'This class can no longer be booked.', { status: 'cancelled' as const }],
  ])('responds to %s with %d', async (code, status, message, changes) => {
    const { id } = await makeClass(world, changes);
    if (code === 'CLASS_FULL') await site.rest('POST', '/bookings', attendeeAsJson(id, 2));
    const answer = await site.rest('POST', '/bookings', attendeeAsJson(id));
    expect(answer).toMatchObject({ status, body: { code, message, error: message } });
  });

  it('returns 409 for ALREADY_BOOKED and 404 for an unknown class', async () => {
    const { id } = await makeClass(world);
    await site.rest('POST', '/bookings', attendeeAsJson(id));
    const again = await site.rest('POST', '/bookings', attendeeAsJson(id));
    expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_BOOKED' } });
    expect((await site.rest('POST', '/bookings', attendeeAsJson('no-such-class'))).status).toBe(404);
  });

  it('returns 400 for wrong types, with the REST names of the fields', async () => {
    const { id } = await makeClass(world);
    const wrong = {
      ...attendeeAsJson(id),
      first_name: 5,
      email: ['a@example.com'],
      emergency_contact_name: {},
      text_notifications: 'yes',
      agree_to_terms: 'true',
      createAccount: 1,
      language: 'fr',
    };
    const { status, body } = await site.rest('POST', '/bookings', wrong);
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      first_name: 'Must be text',
      email: 'Must be text',
      emergency_contact_name: 'Must be text',
      text_notifications: 'Must be true or false',
      agree_to_terms: 'Must be true or false',
      createAccount: 'Must be true or false',
      language: 'Language must be en or es',
    });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(0);
  });

  it('reports wrong types and broken rules in the order of the fields', async () => {
    const { id } = await makeClass(world);
    const wrong = {
      ...attendeeAsJson(id),
      first_name: '',
      notes: 5,
      text_notifications: 'yes',
      language: 'fr',
    };
    const { body } = await site.rest('POST', '/bookings', { ...wrong, emergency_contact_phone: '1' });
    const { fields } = body as { fields: object };
    expect(Object.keys(fields)).toEqual([
      'first_name',
      'emergency_contact_phone',
      'text_notifications',
      'language',
    ]);
  });
});

describe.each(DATABASES)('GET /api/bookings/{id} on %s', (kind) => {
  const { site, world } = useSite(kind);

  it('returns masked data to the holder of the link, and all data to an admin', async () => {
    const { id } = await makeClass(world);
    const booked = await site.rest('POST', '/bookings', attendeeAsJson(id));
    const path = `/bookings/${String(booked.body.id)}`;
    const guest = await site.rest('GET', path);
    expect(guest.status).toBe(200);
    expect(guest.body).toEqual(booked.body);
    const client = await site.rest('GET', path, undefined, { token: await world.clientToken() });
    expect(client.body).toEqual(guest.body);
    const admin = await site.rest('GET', path, undefined, { token: await world.adminToken() });
    expect(admin.body).toMatchObject({
      phone: '(801) 555-0117',
      emergency_contact_name: 'Tomás Muñoz',
      emergency_contact_phone: '(801) 555-0199',
      notes: null,
      classInstance: { id },
    });
  });

  it('returns a calendar file with an event per day', async () => {
    const days = ['2027-01-25', '2027-01-26'].map((date) => ({ date, startTime: '08:00', endTime: '16:30' }));
    const { id } = await makeClass(world, { days });
    const { body } = await site.rest('POST', '/bookings', { ...attendeeAsJson(id), language: 'es' });
    const calendar = await site.rest('GET', `/bookings/${String(body.id)}/calendar.ics`);
    expect(calendar.status).toBe(200);
    expect(calendar.headers['content-type']).toMatch(/^text\/calendar/);
    expect(calendar.headers['content-disposition']).toContain(`${String(body.confirmation_number)}.ics`);
    expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendar.text).toContain('DTSTART:20270125T150000Z');
    expect(calendar.text).toContain('Operador de montacargas (día 2 de 2)');
    expect(calendar.text).not.toContain('Muñoz');
  });

  it('returns 404 if there is no such booking', async () => {
    expect((await site.rest('GET', '/bookings/no-such-booking')).status).toBe(404);
    expect((await site.rest('GET', '/bookings/no-such-booking/calendar.ics')).status).toBe(404);
  });
});
