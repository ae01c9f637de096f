import { attendeeAsJson } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { CREW_CONTACT } from '../../testing/crews.js';
import { useSite } from '../../testing/site-server.js';

interface Crew {
  id: string;
  seats: number;
  unnamed_seats: number;
  bookings: { id: string; confirmation_number: string }[];
}

const BOOK = `mutation Book($input: BookCrewInput!) { bookCrew(input: $input) {
  id seats unnamedSeats firstName companyName purchaseOrder seatPriceCents
  bookings { firstName lastName email phoneLast4 isOfCrew } } }`;
const NAME = `mutation Name($input: NameCrewSeatsInput!) { nameCrewSeats(input: $input) { id seats unnamedSeats } }`;
const SEATS = `mutation Seats($input: ChangeCrewSeatsInput!) { changeCrewSeats(input: $input) { id seats } }`;
const FIND = `query Find($id: ID!) { crewBooking(id: $id) { id seats } }`;

const crewOnTheWire = (class_instance_id: string) => ({
  class_instance_id,
  contact: {
    first_name: 'Elena',
    last_name: 'Vigil',
    email: CREW_CONTACT.email,
    phone: '(801) 555-0161',
    company_name: 'Vigil Concrete',
  },
  purchase_order: 'PO/2027-15',
  emergency_contact_name: 'Marta Vigil',
  emergency_contact_phone: '(801) 555-0162',
  attendees: [
    { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com', phone: '(801) 555-0188' },
    { first_name: 'Luis', last_name: 'Ortega' },
  ],
  unnamed_seats: 2,
  agree_to_terms: true,
});
const camelCase = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value).replace(/"(\w+)":/g, (_all, name: string) => {
      const camel = name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
      return `"${camel}":`;
    }),
  );

describe('crews over REST and GraphQL', () => {
  const { site, world } = useSite('sqlite');

  it('have equal effects and responses: book, read, name and change', async () => {
    const { id } = await makeClass(world);
    const rest = await site.rest<Crew>('POST', '/crew-bookings', crewOnTheWire(id));
    expect(rest).toMatchObject({
      status: 201,
      body: {
        seats: 4,
        unnamed_seats: 2,
        seat_price: 149,
        purchase_order: 'PO/2027-15',
        first_name: 'Elena',
      },
    });
    const { id: other } = await makeClass(world);
    const graphql = await site.graphql<{ bookCrew: { id: string } }>(BOOK, {
      input: camelCase(crewOnTheWire(other)),
    });
    expect(graphql.body.data?.bookCrew).toMatchObject({
      seats: 4,
      unnamedSeats: 2,
      seatPriceCents: 14_900,
      purchaseOrder: 'PO/2027-15',
      bookings: [
        { firstName: 'Luis', email: CREW_CONTACT.email, phoneLast4: null, isOfCrew: true },
        { firstName: 'Ana', email: 'ana@example.com', phoneLast4: '0188', isOfCrew: true },
      ],
    });
    const crewBookingId = rest.body.id;
    const attendees = [{ first_name: 'Rosa', last_name: 'Vega' }];
    const named = await site.rest<Crew>('POST', `/crew-bookings/${crewBookingId}/attendees`, { attendees });
    expect(named.body).toMatchObject({ seats: 4, unnamed_seats: 1 });
    const again = await site.graphql(NAME, {
      input: { crewBookingId, attendees: [{ firstName: 'Ivo', lastName: 'Vega' }] },
    });
    expect(again.body.data).toEqual({ nameCrewSeats: { id: crewBookingId, seats: 4, unnamedSeats: 0 } });
    const more = await site.rest<Crew>('POST', `/crew-bookings/${crewBookingId}/seats`, { unnamed_seats: 3 });
    expect(more.body).toMatchObject({ seats: 7, unnamed_seats: 3 });
    const fewer = await site.graphql(SEATS, { input: { crewBookingId, unnamedSeats: 0 } });
    expect(fewer.body.data).toEqual({ changeCrewSeats: { id: crewBookingId, seats: 4 } });
    const read = await site.rest<Crew>('GET', `/crew-bookings/${crewBookingId}`);
    expect(read.body.bookings).toHaveLength(4);
    expect((await site.graphql(FIND, { id: crewBookingId })).body.data).toEqual({
      crewBooking: { id: crewBookingId, seats: 4 },
    });
  });

  it('report refused attendees with the same path, in the language of the guest', async () => {
    const { id } = await makeClass(world);
    await site.rest('POST', '/bookings', {
      ...attendeeAsJson(id),
      first_name: 'Luis',
      last_name: 'Ortega',
      email: CREW_CONTACT.email,
    });
    const form = crewOnTheWire(id);
    const rest = await site.rest('POST', '/crew-bookings', form, { language: 'es' });
    const graphql = await site.graphql(BOOK, { input: camelCase(form) }, { language: 'es' });
    const text = 'Esta persona ya tiene un lugar en esta clase';
    expect(rest).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_BOOKED', fields: { 'attendees.1.first_name': text } },
    });
    expect(graphql.body.errors?.[0]?.extensions).toMatchObject({
      code: 'ALREADY_BOOKED',
      fields: { 'attendees.1.firstName': text },
    });
  });

  it.each([
    ['contact', { contact: null }, 'contact'],
    ['email of the contact', { contact: { ...crewOnTheWire('').contact, email: 'elena@' } }, 'contact.email'],
    ['person who is a text', { attendees: ['x'] }, 'attendees.0'],
    [
      'name that reads as a link',
      { attendees: [{ first_name: 'evil.example', last_name: 'Ruiz' }] },
      'attendees.0.first_name',
    ],
    [
      'emergency contact of a person without a number',
      { attendees: [{ first_name: 'Ana', last_name: 'Ruiz', emergency_contact_name: 'Eva' }] },
      'attendees.0.emergency_contact_phone',
    ],
    [
      'emergency number of a person without a name',
      { attendees: [{ first_name: 'Ana', last_name: 'Ruiz', emergency_contact_phone: '(801) 555-0190' }] },
      'attendees.0.emergency_contact_name',
    ],
    [
      'emergency contact that reads as a link',
      {
        attendees: [
          { first_name: 'Ana', last_name: 'Ruiz' },
          {
            first_name: 'Eva',
            last_name: 'Ruiz',
            emergency_contact_name: 'evil.example',
            emergency_contact_phone: '(801) 555-0190',
          },
        ],
      },
      'attendees.1.emergency_contact_name',
    ],
    ['purchase order with a web address', { purchase_order: 'PO-1 evil.example' }, 'purchase_order'],
    ['purchase order that is a sentence', { purchase_order: 'Your $480 refund waits' }, 'purchase_order'],
    ['long purchase order', { purchase_order: '1'.repeat(41) }, 'purchase_order'],
    ['number of seats', { unnamed_seats: 2.5 }, 'unnamed_seats'],
    ['agreement', { agree_to_terms: false }, 'agree_to_terms'],
    [
      'thirteenth person',
      {
        attendees: Array.from({ length: 13 }, (_, index) => ({
          first_name: 'Ana',
          last_name: `Ruiz ${index}`,
        })),
      },
      'attendees',
    ],
  ])('are rejected for a %s, with its field', async (_what, changes, field) => {
    const { id } = await makeClass(world);
    const { status, body } = await site.rest<{ fields?: object }>('POST', '/crew-bookings', {
      ...crewOnTheWire(id),
      ...changes,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toContain(field);
  });

  it('have their own message for the number of unnamed seats', async () => {
    const { id } = await makeClass(world);
    const { body } = await site.rest<Crew>('POST', '/crew-bookings', crewOnTheWire(id));
    const asked = await site.rest('POST', `/crew-bookings/${body.id}/seats`, {}, { language: 'es' });
    expect(asked).toMatchObject({
      status: 400,
      body: { fields: { unnamed_seats: 'Indique cuántos lugares aún no tienen nombre' } },
    });
  });

  it.each([
    ['en', 'Enter the purchase order number, such as PO-4711'],
    ['es', 'Escriba el número de orden de compra, como PO-4711'],
  ] as const)('name the field of a purchase order without a number, in %s', async (language, text) => {
    const form = { ...crewOnTheWire('x'), purchase_order: 'soon' };
    const { body } = await site.rest('POST', '/crew-bookings', form, { language });
    expect(body).toMatchObject({ fields: { purchase_order: text } });
  });

  it('have a calendar file for the contact, and do not disclose the contact’s link to the holder of one seat', async () => {
    const { id } = await makeClass(world);
    const { body } = await site.rest<Crew>('POST', '/crew-bookings', crewOnTheWire(id));
    const file = await site.rest('GET', `/crew-bookings/${body.id}/calendar.ics`);
    expect(file.text).toContain('DESCRIPTION:4 seats for your crew.');
    for (const booking of body.bookings) {
      const { text } = await site.rest('GET', `/bookings/${booking.id}`);
      expect(text).not.toContain(body.id);
      expect((await site.rest('GET', `/crew-bookings/${booking.id}`)).status).toBe(404);
    }
    expect((await site.rest('GET', `/bookings/${body.id}`)).status).toBe(404);
  });
});
