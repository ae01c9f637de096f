import { attendee, attendeeAsJson } from './testing/attendees.js';
import { CLASS_DAY, FORKLIFT, makeClass, makeClassType, VENUE } from './testing/classes.js';
import {
  BOOK_SEAT,
  BOOKING_CONFIRMATION,
  CREATE_CLASS_INSTANCE,
  CREATE_CLASS_TYPE,
  LOGIN,
  SEND_CONTACT_MESSAGE,
  UPCOMING_CLASSES,
} from './testing/operations.js';
import { useSite, type Answer, type GraphQLBody } from './testing/site-server.js';
import { ADMIN } from './testing/world.js';

type Json = Record<string, unknown>;

/** Turns the names of REST into those of GraphQL: class_type_id and className are classTypeId and className. */
const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

interface Refusal {
  code: unknown;
  message: unknown;
  fields: Record<string, unknown>;
}

function refusalOfRest({ body }: Answer): Refusal {
  const fields = Object.entries((body.fields ?? {}) as Json).map(([name, text]) => [camelCase(name), text]);
  return { code: body.code, message: body.message, fields: Object.fromEntries(fields) as Json };
}

function refusalOfGraphQL({ body }: Answer<GraphQLBody<Json>>): Refusal {
  const [problem] = body.errors ?? [];
  const { code, fields = {} } = problem?.extensions ?? {};
  return { code, message: problem?.message, fields };
}

describe('REST and GraphQL', () => {
  const { site, world } = useSite('sqlite');

  it('make equal bookings of equal forms', async () => {
    const [one, other] = [await makeClass(world), await makeClass(world)];
    const rest = (await site.rest('POST', '/bookings', attendeeAsJson(one.id))).body;
    const answer = await site.graphql<{ bookSeat: Json }>(BOOK_SEAT, { input: attendee(other.id) });
    const graphql = answer.body.data?.bookSeat ?? {};
    expect(rest).toMatchObject({
      first_name: graphql.firstName,
      last_name: graphql.lastName,
      email: graphql.email,
      phone: `***-***-${String(graphql.phoneLast4)}`,
      company_name: graphql.companyName,
      text_notifications: graphql.textNotifications,
      amount: Number(graphql.amountCents) / 100,
      booking_status: graphql.bookingStatus,
      payment_status: graphql.paymentStatus,
      language: graphql.language,
      createdAt: graphql.createdAt,
    });
    // Whichever transport made it, both show it.
    const shown = await site.graphql<{ bookingConfirmation: Json }>(BOOKING_CONFIRMATION, { id: rest.id });
    expect(shown.body.data?.bookingConfirmation).toMatchObject({ id: rest.id, firstName: 'María' });
    expect((await site.rest('GET', `/bookings/${String(graphql.id)}`)).body.id).toBe(graphql.id);
  });

  it('show equal classes', async () => {
    const days = [{ ...CLASS_DAY, date: '2027-01-26' }, CLASS_DAY];
    await makeClass(world, { days, address: { ...VENUE.address, street2: 'Suite 4' } });
    const [rest] = (await site.rest<Json[]>('GET', '/class-instances/upcoming/public')).body;
    const answer = await site.graphql<{ upcomingClasses: { nodes: Json[] } }>(UPCOMING_CLASSES);
    const [graphql] = answer.body.data?.upcomingClasses.nodes ?? [];
    expect(rest).toMatchObject({
      id: graphql?.id,
      class_type_id: graphql?.classTypeId,
      name_en: graphql?.name,
      name_es: graphql?.nameEs,
      description_es: graphql?.descriptionEs,
      category: graphql?.category,
      duration_hours: graphql?.durationHours,
      price: Number(graphql?.priceCents) / 100,
      language: graphql?.language,
      location_name: graphql?.locationName,
      location_address_parts: graphql?.address,
      starts_at: graphql?.startsAt,
      refund_deadline: graphql?.refundDeadline,
      max_attendees: graphql?.maxAttendees,
      seats_left: graphql?.seatsLeft,
    });
    expect(rest?.days).toEqual(
      (graphql?.days as Json[]).map(({ dayNumber, date, startTime, endTime }) => ({
        day_number: dayNumber,
        date,
        start_time: startTime,
        end_time: endTime,
      })),
    );
  });

  it.each([
    [
      'nothing filled in',
      { firstName: ' ', lastName: '', email: '', emergencyContactName: '', emergencyContactPhone: '' },
    ],
    ['an email that is none', { email: 'maria' }],
    ['no agreement to the terms', { agreeToTerms: false }],
    ['text messages without a phone', { textNotifications: true, phone: '' }],
    ['text messages to half a phone number', { textNotifications: true, phone: '555-0117' }],
    [
      'an account with a password that is too short',
      { createAccount: true, password: 'abc', confirmPassword: 'abc' },
    ],
    [
      'an account with a well-known password',
      { createAccount: true, password: 'password123', confirmPassword: 'password123' },
    ],
    [
      'two passwords',
      { createAccount: true, password: 'seven river bends', confirmPassword: 'six river bends' },
    ],
    ['a name without end', { firstName: 'x'.repeat(101), companyName: 'x'.repeat(101) }],
  ])('refuse a booking with %s alike, in both languages', async (_what, changes) => {
    const { id } = await makeClass(world);
    const wireNames: Record<string, string> = {
      createAccount: 'createAccount',
      confirmPassword: 'confirmPassword',
    };
    const snakeCase = (name: string) =>
      wireNames[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const onTheWire = Object.fromEntries(
      Object.entries(changes).map(([name, value]) => [snakeCase(name), value]),
    );
    for (const language of ['en', 'es']) {
      const rest = await site.rest(
        'POST',
        '/bookings',
        { ...attendeeAsJson(id), ...onTheWire },
        { language },
      );
      const graphql = await site.graphql(BOOK_SEAT, { input: attendee(id, changes) }, { language });
      expect(refusalOfRest(rest)).toEqual(refusalOfGraphQL(graphql));
      expect(refusalOfRest(rest).code).toBe('BAD_USER_INPUT');
      expect(Object.keys(refusalOfRest(rest).fields)).not.toEqual([]);
    }
  });

  it('refuse what cannot be booked alike', async () => {
    const full = await makeClass(world, { maxAttendees: 1 });
    await site.rest('POST', '/bookings', attendeeAsJson(full.id, 9));
    const cancelled = await makeClass(world, { status: 'cancelled' });
    const booked = await makeClass(world);
    await site.rest('POST', '/bookings', attendeeAsJson(booked.id));
    const codes: unknown[] = [];
    for (const id of [full.id, cancelled.id, booked.id, 'no-such-class']) {
      const rest = refusalOfRest(
        await site.rest('POST', '/bookings', attendeeAsJson(id), { language: 'es' }),
      );
      expect(
        refusalOfGraphQL(await site.graphql(BOOK_SEAT, { input: attendee(id) }, { language: 'es' })),
      ).toEqual(rest);
      codes.push(rest.code);
    }
    expect(codes).toEqual(['CLASS_FULL', 'CLASS_NOT_BOOKABLE', 'ALREADY_BOOKED', 'NOT_FOUND']);
  });

  it('refuse a wrong login alike', async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    for (const email of [ADMIN.email, 'nobody@example.com', ' ']) {
      const wrong = { email, password: 'not the password' };
      const rest = await site.rest('POST', '/auth/login', wrong);
      expect(rest.status).toBe(401);
      expect(refusalOfRest(rest)).toEqual({
        code: 'UNAUTHENTICATED',
        message: 'Invalid email or password. Please try again.',
        fields: {},
      });
      expect(refusalOfGraphQL(await site.graphql(LOGIN, { input: wrong }))).toEqual(refusalOfRest(rest));
    }
  });

  it('refuse a message to the office alike', async () => {
    const empty = { name: '', email: 'x', message: '  ' };
    const rest = await site.rest('POST', '/contact', { ...empty, subject: 'OSHA 10' });
    const graphql = await site.graphql(SEND_CONTACT_MESSAGE, { input: { ...empty, subject: 'osha10' } });
    expect(refusalOfRest(rest)).toEqual(refusalOfGraphQL(graphql));
    expect(refusalOfRest(rest).fields).toEqual({
      name: 'Name required',
      email: 'Invalid email',
      message: 'Message required',
    });
  });

  it('refuse a class type alike', async () => {
    const token = await world.adminToken();
    const rest = await site.rest(
      'POST',
      '/class-types',
      {
        name: '',
        description: '',
        category: 'safety',
        duration_hours: 1.2,
        price: 100_000.01,
        max_students: 0,
      },
      { token },
    );
    const input = {
      ...FORKLIFT,
      name: '',
      description: '',
      durationHours: 1.2,
      priceCents: 10_000_001,
      maxStudents: 0,
    };
    const graphql = await site.graphql(CREATE_CLASS_TYPE, { input }, { token });
    const { fields, ...refusal } = refusalOfGraphQL(graphql);
    const { priceCents: price, ...others } = fields;
    expect(refusalOfRest(rest)).toEqual({ ...refusal, fields: { ...others, price } });
    expect(Object.keys(others).toSorted()).toEqual(['description', 'durationHours', 'maxStudents', 'name']);
  });

  it('refuse a class alike', async () => {
    const token = await world.adminToken();
    const { id } = await makeClassType(world);
    const address = { street1: ' ', city: '', state: 'UT', zip: '841' };
    const days = [CLASS_DAY, CLASS_DAY, { date: '2027-02-29', startTime: '16:00', endTime: '08:00' }];
    const input = { classTypeId: id, locationName: '', address, priceCents: 14_900, maxAttendees: 0 };
    const inputs = [
      { ...input, days: [CLASS_DAY] },
      { ...input, ...VENUE, maxAttendees: 5, days },
    ];
    for (const variant of inputs) {
      const rest = await site.rest(
        'POST',
        '/class-instances',
        {
          class_type_id: id,
          location: variant.locationName,
          location_address: variant.address,
          price: 149,
          max_attendees: variant.maxAttendees,
          days: variant.days.map((day) => ({
            date: day.date,
            start_time: day.startTime,
            end_time: day.endTime,
          })),
        },
        { token },
      );
      const graphql = refusalOfGraphQL(
        await site.graphql(CREATE_CLASS_INSTANCE, { input: variant }, { token }),
      );
      const renamed: Record<string, string> = { locationName: 'location' };
      const fields = Object.entries(graphql.fields).map(([name, text]) => [
        renamed[name] ?? name.replace(/^address\./, 'locationAddress.'),
        text,
      ]);
      expect(refusalOfRest(rest)).toEqual({ ...graphql, fields: Object.fromEntries(fields) as Json });
      expect(fields).not.toEqual([]);
    }
  });
});
