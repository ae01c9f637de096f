import { attendeeAsJson, bookSeats } from '../../../testing/attendees.js';
import { makeClass, makeClassType } from '../../../testing/classes.js';
import { insertCrew, insertOffer } from '../../../testing/held-seats.js';
import { CLASS_INSTANCES } from '../../../testing/operations.js';
import { useSite } from '../../../testing/site-server.js';
import { DATABASES } from '../../../testing/world.js';
import { BookingEntity } from '../../bookings/booking.entity.js';

type Json = Record<string, unknown>;

const DAYS = [
  { date: '2027-02-02', start_time: '08:00', end_time: '16:30', day_number: 7 },
  { date: '2027-02-01', start_time: '08:00:00', end_time: '16:30:00', day_number: 7 },
];
const PARTS = { street1: '450 N Temple', street2: 'Suite 4', city: 'Boise', state: 'ID', zip: '83702-1234' };
const LINE = '450 N Temple, Suite 4, Boise, ID 83702-1234';

describe.each(DATABASES)('the class calls, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  const admin = async () => ({ token: await world.adminToken() });
  const form = async (): Promise<Json> => ({
    class_type_id: (await makeClassType(world)).id,
    location: 'Boise Hall',
    location_address: PARTS,
    max_attendees: 12,
    price: 89.5,
    status: 'scheduled',
    instructor_name: ' Teresa Villaseñor ',
    notes: 'Back door.\nRing twice.',
    days: DAYS,
  });

  it.each([
    ['an object', PARTS],
    ['one string', LINE],
    ['one string on two lines', '450 N Temple\nSuite 4, Boise, ID 83702-1234'],
  ])('create a class whose address is %s', async (_form, location_address) => {
    const { status, body } = await site.rest(
      'POST',
      '/class-instances',
      { ...(await form()), location_address },
      await admin(),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      location: 'Boise Hall',
      location_name: 'Boise Hall',
      location_address: LINE,
      location_address_parts: PARTS,
      time_zone: 'America/Boise',
      max_attendees: 12,
      price: 89.5,
      instructor_name: 'Teresa Villaseñor',
      notes: 'Back door.\nRing twice.',
      bookings: [],
      seats_left: 12,
      starts_at: '2027-02-01T15:00:00.000Z',
      days: [
        { day_number: 1, date: '2027-02-01', start_time: '08:00', end_time: '16:30' },
        { day_number: 2, date: '2027-02-02', start_time: '08:00', end_time: '16:30' },
      ],
    });
  });

  it('keep the parts of an address that is sent back as it was received, unless its line has changed', async () => {
    const parts = {
      street1: '1 A St, Bldg 2',
      street2: null,
      city: 'Moab, North',
      state: 'UT',
      zip: '84532',
    };
    const made = await site.rest(
      'POST',
      '/class-instances',
      { ...(await form()), location_address: parts },
      await admin(),
    );
    const path = `/class-instances/${String(made.body.id)}`;
    const { version: _version, ...body } = made.body;
    const same = await site.rest('PUT', path, body, await admin());
    expect(same).toMatchObject({ status: 200, body: { location_address_parts: parts } });
    const location_address = '1 A St, Moab, UT 84532';
    const other = await site.rest('PUT', path, { ...body, location_address }, await admin());
    expect(other.body).toMatchObject({
      location_address,
      location_address_parts: { street1: '1 A St', city: 'Moab' },
    });
  });

  it('default to 20 seats, English and scheduled', async () => {
    const all = await form();
    const { max_attendees: _seats, status: _status, instructor_name: _name, notes: _notes, ...least } = all;
    const { body } = await site.rest('POST', '/class-instances', least, await admin());
    expect(body).toMatchObject({ max_attendees: 20, language: 'en', status: 'scheduled' });
    expect(body).toMatchObject({ instructor_name: null, notes: null });
  });

  it('report every invalid field by its REST name', async () => {
    const wrong = {
      location_address: { ...PARTS, street1: ' ', state: 'TX', zip: '8370' },
      price: 89.555,
      max_attendees: 0,
      status: 'postponed',
      language: 'fr',
      time_zone: 'Mars/Olympus',
      instructor_name: 'x'.repeat(101),
      days: DAYS,
    };
    const { status, body } = await site.rest('POST', '/class-instances', wrong, await admin());
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      class_type_id: 'Class type required',
      location: 'Location name required',
      'location_address.street1': 'Street required',
      'location_address.state': 'State must be UT, ID, WY, CO, NV or AZ',
      'location_address.zip': 'ZIP code must be five digits, optionally a dash and four digits',
      price: 'Must be an amount with at most two decimals',
      max_attendees: 'Max attendees must be a whole number from 1 to 1,000',
      status: 'Status must be scheduled, completed or cancelled',
      language: 'Language must be en, es or bilingual',
      time_zone: 'Time zone must be a name such as America/Denver',
      instructor_name: 'At most 100 characters',
    });
  });

  it.each([
    [
      'an end before the start',
      [{ ...DAYS[0], start_time: '17:00' }],
      { 'days.0.end_time': 'End time must be after the start time' },
    ],
    ['a date twice', [DAYS[0], DAYS[0]], { 'days.1.date': 'This date is there twice' }],
    ['a time that is a number', [{ ...DAYS[0], start_time: 8 }], { 'days.0.start_time': 'Must be text' }],
    ['a date that is a number', [{ ...DAYS[0], date: 5 }], { 'days.0.date': 'Must be text' }],
    ['a day that is a text', [DAYS[0], 'tomorrow'], { 'days.1': 'Must be an object' }],
    ['no day', [], { days: 'At least one day is required' }],
    [
      'days that are no list',
      'tomorrow',
      { days: 'Must be a list of days with date, start_time and end_time' },
    ],
    ['61 days', Array.from({ length: 61 }, () => DAYS[0]), { days: 'At most 60 days' }],
    [
      'an address without a ZIP',
      null,
      { location_address: expect.stringContaining('street, city, ST 84101') as unknown },
    ],
  ])('reject %s with its field', async (_what, days, fields) => {
    const body =
      days === null
        ? { ...(await form()), location_address: 'Boise Hall, Boise' }
        : { ...(await form()), days };
    const answer = await site.rest('POST', '/class-instances', body, await admin());
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect(answer.body.fields).toEqual(fields);
  });

  it('reject a class type that does not exist', async () => {
    const answer = await site.rest(
      'POST',
      '/class-instances',
      { ...(await form()), class_type_id: 'none' },
      await admin(),
    );
    expect(answer.body.fields).toEqual({ class_type_id: 'There is no such class type' });
    const { id } = await makeClass(world);
    const moved = { ...(await form()), class_type_id: 'none' };
    expect(await site.rest('PUT', `/class-instances/${id}`, moved, await admin())).toMatchObject({
      status: 400,
      body: { fields: { class_type_id: 'There is no such class type' } },
    });
  });

  it('return a stub per taken seat to guests, without notes and instructor', async () => {
    const { id } = await makeClass(world, { notes: 'Back door.', instructorName: 'Teresa Villaseñor' });
    await bookSeats(world, id, 3);
    const [cancelled] = await world.stored(BookingEntity).find();
    await world.change(BookingEntity, { id: cancelled?.id ?? '' }, { bookingStatus: 'cancelled' });
    const [listed] = (await site.rest<Json[]>('GET', '/class-instances/upcoming/public')).body;
    const single = await site.rest('GET', `/class-instances/${id}`);
    expect(single.body).toEqual(listed);
    expect(listed).toMatchObject({ bookings: [{}, {}], seats_left: 18 });
    expect(listed).not.toHaveProperty('notes');
    expect(listed).not.toHaveProperty('instructor_name');
  });

  it('return the bookings that take a seat to the office, with all data', async () => {
    const { id } = await makeClass(world, { notes: 'Back door.' });
    await site.rest('POST', '/bookings', attendeeAsJson(id));
    await site.rest('POST', '/bookings', attendeeAsJson(id, 2));
    await world.change(BookingEntity, { lastName: 'Muñoz 2' }, { bookingStatus: 'cancelled' });
    const single = await site.rest('GET', `/class-instances/${id}`, undefined, await admin());
    expect(single.body).toMatchObject({ notes: 'Back door.', seats_left: 19 });
    expect(single.body.bookings).toMatchObject([
      { last_name: 'Muñoz 1', emergency_contact_name: 'Tomás Muñoz' },
    ]);
    const list = await site.rest<Json[]>('GET', '/class-instances', undefined, await admin());
    expect(list.body).toEqual([single.body]);
  });

  it('return a stub to the office for each taken seat without a booking', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 2);
    await insertCrew(world, id, 3);
    await insertOffer(world, id, { seats: 2, expiresAt: new Date(world.clock.now().getTime() + 60_000) });
    await insertOffer(world, id, { seats: 4, expiresAt: new Date(world.clock.now().getTime() - 1) });
    const single = await site.rest('GET', `/class-instances/${id}`, undefined, await admin());
    const named = { last_name: expect.any(String) as unknown };
    expect(single.body).toMatchObject({ seats_left: 13, bookings: [named, named, {}, {}, {}, {}, {}] });
    const guests = await site.rest('GET', `/class-instances/${id}`);
    expect(guests.body.bookings).toHaveLength(7);
    const list = await site.rest<Json[]>('GET', '/class-instances', undefined, await admin());
    expect(list.body).toEqual([single.body]);
  });

  it('read bookings in small batches, whatever their total number', async () => {
    for (let index = 0; index < 3; index += 1) await bookSeats(world, (await makeClass(world)).id, 15);
    const days = [{ date: '2027-06-01', startTime: '08:00', endTime: '12:00' }];
    const large = await makeClass(world, { maxAttendees: 200, days });
    await bookSeats(world, large.id, 120);
    const sizes: number[] = [];
    for await (const batch of world.services.rosters.all(world.guest()))
      sizes.push(batch.reduce((sum, { bookings }) => sum + bookings.length, 0));
    expect(sizes).toEqual([120, 45]);
  });

  it('return all data for guests and more to the office, in every response', async () => {
    const created = await site.rest('POST', '/class-instances', await form(), await admin());
    const path = `/class-instances/${String(created.body.id)}`;
    await site.rest('POST', '/bookings', attendeeAsJson(String(created.body.id)));
    const guests = (await site.rest('GET', path)).body;
    const single = await site.rest('GET', path, undefined, await admin());
    const { bookings: _stubs, classType, ...same } = guests;
    expect(single.body).toMatchObject({ ...same, classType: { ...(classType as object), is_active: true } });
    const change = { ...(await form()), class_type_id: guests.class_type_id };
    const replaced = await site.rest('PUT', path, change, await admin());
    const [listed = {}] = (await site.rest<Json[]>('GET', '/class-instances', undefined, await admin())).body;
    for (const { version: _version, ...office } of [replaced.body, listed])
      expect(single.body).toMatchObject(office);
    for (const office of [created.body, single.body, replaced.body, listed])
      expect(Object.keys(office)).toEqual(expect.arrayContaining(Object.keys(guests)));
  });

  it('have the price and size of their class type, which a class may differ from, for guests too', async () => {
    const type = await makeClassType(world, { priceCents: 9950, maxStudents: 12 });
    const { id } = await makeClass(world, { classTypeId: type.id, priceCents: 12_000, maxAttendees: 8 });
    const single = await site.rest('GET', `/class-instances/${id}`);
    const list = await site.rest<Json[]>('GET', '/class-instances/upcoming/public');
    const booked = await site.rest('POST', '/bookings', attendeeAsJson(id));
    const [offered = {}] = (await site.rest<Json[]>('GET', '/class-types', undefined, await admin())).body;
    const archived = { ...offered, is_active: false };
    await site.rest('PUT', `/class-types/${type.id}`, archived, await admin());
    const hidden = await site.rest('GET', `/bookings/${String(booked.body.id)}`);
    const classType = { id: type.id, price: 99.5, max_students: 12, is_active: true };
    const expected = { price: 120, max_attendees: 8, classType };
    for (const shown of [single.body, list.body[0], booked.body.classInstance])
      expect(shown).toMatchObject(expected);
    expect(hidden.body.classInstance).toMatchObject({
      ...expected,
      classType: { ...classType, is_active: false },
    });
  });

  it('hide a class of an inactive type from guests and clients, not from the office', async () => {
    const { id: classTypeId } = await makeClassType(world, { isActive: false });
    const { id } = await makeClass(world, { classTypeId });
    expect((await site.rest('GET', `/class-instances/${id}`)).status).toBe(404);
    const client = { token: await world.clientToken() };
    expect((await site.rest('GET', `/class-instances/${id}`, undefined, client)).status).toBe(404);
    expect((await site.rest('GET', `/class-instances/${id}`, undefined, await admin())).status).toBe(200);
    expect((await site.rest('GET', '/class-instances/none', undefined, await admin())).status).toBe(404);
  });

  it('are available to the office only, also through GraphQL', async () => {
    await makeClass(world, { notes: 'Back door.' });
    const guest = await site.graphql(CLASS_INSTANCES);
    expect(guest.body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(guest.text).not.toContain('Back door.');
    const office = await site.graphql<{ classInstances: Json }>(CLASS_INSTANCES, {}, await admin());
    expect(office.body.data?.classInstances).toMatchObject({
      totalCount: 1,
      nodes: [{ notes: 'Back door.' }],
    });
  });
});
