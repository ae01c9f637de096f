import { jsonResponse, listWithTotal, one, type ResponseSpec } from '../../platform/rest/response.js';
import { idempotencyHeader } from '../../platform/rest/idempotency-header.js';
import { ID_EXAMPLE } from '../../platform/rest/input-document.js';
import { RestBody } from '../../platform/rest/rest-input.js';
import { WINDOW } from '../../platform/rest/rest-list.js';
import { routeMaker } from '../../platform/rest/route.js';
import { calendarResponse } from '../bookings/calendar/calendar-response.json.js';
import { BookCrewInput, CrewAttendeesInput, CrewMoveInput, CrewSeatsInput } from './book-crew.input.js';
import { CrewContactChangesInput } from './crew-contact.input.js';
import type { CrewContactService } from './crew-contact.service.js';
import type { BookedCrew, CrewService } from './crew.service.js';
import type { CrewChangeService } from './crew-change.service.js';
import type { CrewMoveService } from './crew-move.service.js';
import { CREW_BOOKING } from './crew.json.js';
import type { MyCrewService } from './my-crews.service.js';

interface Services {
  crews: CrewService;
  crewChanges: CrewChangeService;
  crewMoves: CrewMoveService;
  crewContacts: CrewContactService;
  myCrews: MyCrewService;
}
const { route, routeWith } = routeMaker<Services>('Crews');

const KEY = {
  idempotencyKey: idempotencyHeader(
    'Repeating the request with the same key and body within 24 hours returns ' +
      'the same crew; another body with the same key is IDEMPOTENCY_MISMATCH.',
  ),
};

const PEOPLE = [
  { first_name: 'Ana', last_name: 'Ruiz', email: 'ana.ruiz@example.com', language: 'es' },
  { first_name: 'Luis', last_name: 'Ortega', phone: '(801) 555-0118' },
];

const CREW = new RestBody(
  BookCrewInput,
  {
    crew: {
      class_instance_id: ID_EXAMPLE,
      contact: {
        first_name: 'María',
        last_name: 'Muñoz',
        email: 'maria.munoz@example.com',
        phone: '(801) 555-0117',
        company_name: 'Wasatch Framing',
      },
      purchase_order: 'PO 4711',
      emergency_contact_name: 'Tomás Muñoz',
      emergency_contact_phone: '(801) 555-0199',
      attendees: PEOPLE,
      unnamed_seats: 2,
      agree_to_terms: true,
      language: 'es',
    },
  },
  KEY,
);
const NAMES = new RestBody(CrewAttendeesInput, { names: { attendees: PEOPLE } }, KEY);
const MOVE = new RestBody(CrewMoveInput, { move: { class_instance_id: ID_EXAMPLE } }, KEY);
const CONTACT = new RestBody(
  CrewContactChangesInput,
  { contact: { phone: '(801) 555-0118', purchase_order: 'PO 4712' } },
  KEY,
);
const SEATS = new RestBody(CrewSeatsInput, { seats: { unnamed_seats: 3, expected_unnamed_seats: 2 } }, KEY);

const MADE: ResponseSpec<BookedCrew> = {
  responses: {
    200: jsonResponse('This crew was already booked with the same key and body.', CREW_BOOKING.schema),
    201: jsonResponse('The crew with all its seats.', CREW_BOOKING.schema),
  },
  send: ({ isNew, crew }) => ({ status: isNew ? 201 : 200, body: CREW_BOOKING.toJson(crew) }),
};

const CHANGE_REFUSED = [
  'NOT_FOUND',
  'CLASS_NOT_BOOKABLE',
  'POLICY',
  'CONFLICT',
  'IDEMPOTENCY_MISMATCH',
  'RATE_LIMITED',
] as const;

export const crewRoutes = [
  routeWith(CREW, {
    at: 'POST /crew-bookings',
    access: 'guest',
    id: 'createCrewBooking',
    summary: 'Books seats for a crew: all of them, or none.',
    description:
      'Names can be added later; attendees and unnamed seats together are 1 to 12. ALREADY_BOOKED lists the attendees concerned in fields.',
    problems: [
      'NOT_FOUND',
      'CLASS_FULL',
      'CLASS_NOT_BOOKABLE',
      'ALREADY_BOOKED',
      'OFFER_LAPSED',
      'CONFLICT',
      'IDEMPOTENCY_MISMATCH',
      'RATE_LIMITED',
    ],
    response: MADE,
    call: ({ crews }, ctx, { input }) => crews.book(ctx, input),
  }),
  route({
    at: 'GET /crew-bookings/:id',
    access: 'guest',
    id: 'getCrewBooking',
    summary: "A crew, by the secret ID of its contact's link.",
    problems: ['NOT_FOUND'],
    response: one(CREW_BOOKING, 'All attendees with confirmation number and ID, and the unnamed seats.'),
    call: ({ crews }, ctx, { id }) => crews.get(ctx, id),
  }),
  routeWith(NAMES, {
    at: 'POST /crew-bookings/:id/attendees',
    access: 'guest',
    id: 'nameCrewSeats',
    summary: 'Names attendees for unnamed seats: all of them, or none.',
    problems: [...CHANGE_REFUSED, 'ALREADY_BOOKED'],
    response: one(CREW_BOOKING, 'The crew in its current state.'),
    call: ({ crewChanges }, ctx, { id, input }) => crewChanges.name(ctx, { ...input, crewBookingId: id }),
  }),
  routeWith(SEATS, {
    at: 'POST /crew-bookings/:id/seats',
    access: 'guest',
    id: 'changeCrewSeats',
    summary: 'Sets the number of unnamed seats of a crew: more require free seats, fewer give seats back.',
    problems: [...CHANGE_REFUSED, 'CLASS_FULL'],
    response: one(CREW_BOOKING, 'The crew in its current state.'),
    call: ({ crewChanges }, ctx, { id, input }) =>
      crewChanges.changeSeats(ctx, { ...input, crewBookingId: id }),
  }),
  routeWith(MOVE, {
    at: 'POST /crew-bookings/:id/move',
    access: 'guest',
    id: 'moveCrew',
    summary:
      'Moves the seats that a crew has in its class to another class of the same type: all of them, or none.',
    description: 'Refunded seats of a cancelled class stay behind. The price does not change.',
    problems: [...CHANGE_REFUSED, 'CLASS_FULL', 'ALREADY_BOOKED'],
    response: one(CREW_BOOKING, 'The crew in its current state.'),
    call: ({ crewMoves }, ctx, { id, input }) => crewMoves.move(ctx, { ...input, crewBookingId: id }),
  }),
  routeWith(CONTACT, {
    at: 'POST /crew-bookings/:id/contact',
    access: 'guest',
    id: 'changeCrewContact',
    summary:
      'Corrects phone, company, purchase order, emergency contact and language of the contact of a crew, but not name and email.',
    description:
      'Omitted fields stay unchanged. Members who have the company or the emergency contact of the crew get the new one.',
    problems: ['NOT_FOUND', 'POLICY', 'CONFLICT', 'IDEMPOTENCY_MISMATCH', 'RATE_LIMITED'],
    response: one(
      CREW_BOOKING,
      'The crew in its current state; repeating the request has no further effect.',
    ),
    call: ({ crewContacts }, ctx, { id, input }) => crewContacts.change(ctx, { ...input, crewBookingId: id }),
  }),
  route({
    at: 'GET /crew-bookings/:id/calendar.ics',
    access: 'guest',
    id: 'getCrewCalendar',
    summary: "The days of a crew's class as a calendar file, by the secret ID of its contact's link.",
    problems: ['NOT_FOUND'],
    response: calendarResponse('crew\\.ics'),
    call: ({ crews }, ctx, { id }) => crews.calendarFile(ctx, id),
  }),
  routeWith(WINDOW, {
    at: 'GET /me/crew-bookings',
    access: 'loggedIn',
    id: 'listMyCrewBookings',
    summary: "The crews whose contact has the current account's confirmed address, latest class first.",
    response: listWithTotal(CREW_BOOKING, "As visible to the holders of their contact's links."),
    call: ({ myCrews }, ctx, { input }) => myCrews.list(ctx, input),
  }),
];
