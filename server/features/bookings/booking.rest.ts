import { isAdmin } from '../../platform/context/viewer.js';
import { csvFile } from '../../platform/csv/csv-response.js';
import { either, jsonResponse, listWithTotal, type ResponseSpec } from '../../platform/rest/response.js';
import type { WrittenObject } from '../../platform/rest/rest-object.js';
import { WINDOW } from '../../platform/rest/rest-list.js';
import { routeMaker } from '../../platform/rest/route.js';
import { bookingColumns } from './list/booking-columns.json.js';
import { BOOKING_CONFIRMATION, BOOKING_WITH_CLASS } from './booking.json.js';
import { BOOKING_FILE, BOOKING_INPUT, GUEST_FIELDS } from './booking-input.rest.js';
import { calendarResponse } from './calendar/calendar-response.json.js';
import type { BookingListService } from './list/booking-list.service.js';
import type { BookingService } from './book/booking.service.js';
import type { OfficeBookingService } from './office/office-booking.service.js';
import { SEAT_REFUSALS } from './seats/seat-decision.rules.js';

interface Services {
  bookings: BookingService;
  bookingLists: BookingListService;
  officeBookings: OfficeBookingService;
}
const { route, routeWith } = routeMaker<Services>('Bookings');

const MADE = {
  description: "The guest's confirmation, or the office view of the booking with its class.",
  oneOf: [BOOKING_CONFIRMATION.schema, BOOKING_WITH_CLASS.schema],
};
const MADE_BOOKING: ResponseSpec<{ isNew: boolean; body: WrittenObject }> = {
  responses: {
    200: jsonResponse('This booking was already made with the same key and body.', MADE),
    201: jsonResponse('The booking.', MADE),
  },
  send: ({ isNew, body }) => ({ status: isNew ? 201 : 200, body }),
};

const CALENDAR = calendarResponse('[2-9A-Z]{8}\\.ics');

export const bookingRoutes = [
  routeWith(WINDOW, {
    at: 'GET /bookings',
    access: 'admin',
    id: 'listBookings',
    summary: 'Bookings of any status, newest first.',
    response: listWithTotal(BOOKING_WITH_CLASS, 'Each with its class (office view).'),
    call: ({ bookingLists }, ctx, { input }) => bookingLists.list(ctx, input),
  }),
  routeWith(BOOKING_FILE, {
    at: 'GET /admin/bookings.csv',
    access: 'admin',
    id: 'exportBookings',
    summary: 'All matching bookings as a CSV file.',
    response: csvFile('bookings', 'One row per booking.', bookingColumns),
    call: ({ bookingLists }, ctx, { input }) => bookingLists.all(ctx, input, input),
  }),
  routeWith(BOOKING_INPUT, {
    at: 'POST /bookings',
    access: 'either',
    id: 'createBooking',
    summary: 'Books a seat, for a guest or by the office.',
    description:
      "A body with a student_id is an office booking and requires an admin's token. An admin's body is also an office " +
      `booking if it has none of ${GUEST_FIELDS.join(', ')}. Every other body is a guest's. ` +
      "A guest's booking is always confirmed with payment pending. The response does not reveal whether the email had " +
      'an account. The class must be scheduled, not begun, of an active class type, and not full; an office booking ' +
      'with is_walk_in can also be in a class that has begun or is over.',
    problems: ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', ...SEAT_REFUSALS, 'OFFER_LAPSED'],
    response: MADE_BOOKING,
    call: async ({ bookings, officeBookings }, ctx, { input }) => {
      if ('office' in input) {
        const { made, isNew } = await officeBookings.createWithClass(ctx, input.office);
        return { isNew, body: BOOKING_WITH_CLASS.toJson(made) };
      }
      const { booking, isNew } = await bookings.bookSeat(ctx, input.guest);
      return { isNew, body: BOOKING_CONFIRMATION.toJson(booking) };
    },
  }),
  route({
    at: 'GET /bookings/:id',
    access: 'either',
    id: 'getBooking',
    summary: "One booking by the ID of its link. Admins get the office view, also by the booking's own ID.",
    problems: ['NOT_FOUND'],
    response: either(
      "Without an admin's token, the phone number is masked and the emergency contact omitted.",
      BOOKING_CONFIRMATION,
      BOOKING_WITH_CLASS,
    ),
    call: async ({ bookings, bookingLists }, ctx, { id }) =>
      isAdmin(ctx.viewer)
        ? BOOKING_WITH_CLASS.toJson(await bookingLists.getWithClass(ctx, id))
        : BOOKING_CONFIRMATION.toJson(await bookings.getConfirmation(ctx, id)),
  }),
  route({
    at: 'GET /bookings/:id/calendar.ics',
    access: 'guest',
    id: 'getBookingCalendar',
    summary: "The days of a booking's class as a calendar file, by the ID of the booking's link.",
    problems: ['NOT_FOUND'],
    response: CALENDAR,
    call: ({ bookings }, ctx, { id }) => bookings.calendarFile(ctx, id),
  }),
];
