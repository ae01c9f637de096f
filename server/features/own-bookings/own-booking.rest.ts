import { accepted, listWithTotal, one } from '../../platform/rest/response.js';
import { ID_EXAMPLE } from '../../platform/rest/input-document.js';
import { RestBody } from '../../platform/rest/rest-input.js';
import { WINDOW } from '../../platform/rest/rest-list.js';
import { propertiesOf, RestObject } from '../../platform/rest/rest-object.js';
import { routeMaker } from '../../platform/rest/route.js';
import { AcceptedRequest } from '../accounts/accepted-request.type.js';
import { IDEMPOTENCY_KEY } from '../bookings/booking.constants.js';
import { BOOKING_CONFIRMATION } from '../bookings/booking.json.js';
import type { BookingLinkService } from './booking-link.service.js';
import type { MyBookingService } from './my-bookings.service.js';
import {
  CancelOwnBookingBody,
  ChangeOwnBookingBody,
  MoveOwnBookingBody,
  RequestBookingLinkInput,
} from './own-booking.input.js';
import type { OwnBookingService } from './own-booking.service.js';

interface Services {
  ownBookings: OwnBookingService;
  bookingLinks: BookingLinkService;
  myBookings: MyBookingService;
}
const { routeWith } = routeMaker<Services>('Bookings');

const WITH_KEY = { idempotencyKey: IDEMPOTENCY_KEY };
const CANCEL = new RestBody(CancelOwnBookingBody, { cancel: {} }, WITH_KEY);
const MOVE = new RestBody(MoveOwnBookingBody, { move: { class_instance_id: ID_EXAMPLE } }, WITH_KEY);
const CHANGE = new RestBody(
  ChangeOwnBookingBody,
  {
    phone: { phone: '(801) 555-0118' },
    somebodyElse: {
      first_name: 'Tomás',
      last_name: 'Muñoz',
      email: 'tomas.munoz@example.com',
      phone: '(801) 555-0199',
      emergency_contact_name: 'María Muñoz',
      emergency_contact_phone: '(801) 555-0117',
    },
  },
  WITH_KEY,
);
const LINK = new RestBody(RequestBookingLinkInput, {
  link: { email: 'maria.munoz@example.com', confirmation_number: 'K7M4WX9P' },
});

const ACCEPTED_REQUEST = new RestObject('AcceptedRequest', propertiesOf(AcceptedRequest));
const REFUSED = ['NOT_FOUND', 'POLICY', 'IDEMPOTENCY_MISMATCH', 'RATE_LIMITED'] as const;
const AS_IT_IS = 'The booking in its current state; repeating the request has no further effect.';

/** Guests' operations on a booking by its link or account. */
export const ownBookingRoutes = [
  routeWith(CANCEL, {
    at: 'POST /bookings/:id/cancel',
    access: 'guest',
    id: 'cancelOwnBooking',
    summary: "Cancels a booking by the ID of its link, until the deadline in the booking's `options`.",
    problems: REFUSED,
    response: one(BOOKING_CONFIRMATION, AS_IT_IS),
    call: ({ ownBookings }, ctx, { id, input }) => ownBookings.cancel(ctx, { ...input, bookingId: id }),
  }),
  routeWith(MOVE, {
    at: 'POST /bookings/:id/move',
    access: 'guest',
    id: 'moveOwnBooking',
    summary: 'Moves a booking by the ID of its link to another class of the same type.',
    description: 'The booking moves, or stays unchanged. The price stays the same.',
    problems: [...REFUSED, 'CLASS_FULL', 'CLASS_NOT_BOOKABLE', 'ALREADY_BOOKED'],
    response: one(BOOKING_CONFIRMATION, AS_IT_IS),
    call: ({ ownBookings }, ctx, { id, input }) => ownBookings.move(ctx, { ...input, bookingId: id }),
  }),
  routeWith(CHANGE, {
    at: 'POST /bookings/:id/attendee',
    access: 'guest',
    id: 'changeOwnBooking',
    summary: 'Replaces or corrects the attendee of a booking by the ID of its link.',
    description:
      'Omitted fields stay unchanged, but if both name and email change, the previous phone and emergency contact are removed. A new name or email is reported by email to the old address and the new one.',
    problems: [...REFUSED, 'ALREADY_BOOKED'],
    response: one(BOOKING_CONFIRMATION, AS_IT_IS),
    call: ({ ownBookings }, ctx, { id, input }) => ownBookings.change(ctx, { ...input, bookingId: id }),
  }),
  routeWith(LINK, {
    at: 'POST /bookings/link',
    access: 'guest',
    id: 'requestBookingLink',
    summary:
      'Emails the secret link of a booking to its address, or that of its crew to the contact, if email and number match.',
    problems: ['RATE_LIMITED'],
    response: accepted(ACCEPTED_REQUEST, 'The same response whether they match or not.'),
    call: async ({ bookingLinks }, ctx, { input }) => {
      await bookingLinks.request(ctx, input);
      return AcceptedRequest.ACCEPTED;
    },
  }),
  routeWith(WINDOW, {
    at: 'GET /me/bookings',
    access: 'loggedIn',
    id: 'listMyBookings',
    summary: 'The bookings with the confirmed address of the current account, latest class first.',
    response: listWithTotal(BOOKING_CONFIRMATION, 'As visible to the holders of their links.'),
    call: ({ myBookings }, ctx, { input }) => myBookings.list(ctx, input),
  }),
];
