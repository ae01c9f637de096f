import { csvAnswer } from '../../platform/csv/csv-answer.js';
import { requireRole } from '../../platform/context/require-role.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { created, ok, type Route } from '../../platform/rest/route.js';
import { RestInput } from '../../platform/rest/rest-input.js';
import { isRecord } from '../../platform/validation/is-record.js';
import { listAnswer, NO_PAGE, WINDOW } from '../../platform/rest/rest-list.js';
import { BookSeatInput } from './book-seat.input.js';
import { bookingColumns } from './booking-columns.json.js';
import { BookingArgs } from './booking-filter.args.js';
import { bookingConfirmationJson, bookingJson } from './booking.json.js';
import { CreateBookingInput } from './office-booking.input.js';
import type { OfficeBookingService } from './office-booking.service.js';
import type { BookingService } from './booking.service.js';

const IDEMPOTENCY_KEY = { name: 'Idempotency-Key', isHeader: true } as const;
const GUEST_BOOKING = new RestInput(BookSeatInput, 'body', {
  createAccount: 'createAccount',
  confirmPassword: 'confirmPassword',
  idempotencyKey: IDEMPOTENCY_KEY,
});
/** `class_id` is a class instance, as the specification has it. */
const OFFICE_BOOKING = new RestInput(CreateBookingInput, 'body', {
  classInstanceId: 'class_id',
  idempotencyKey: IDEMPOTENCY_KEY,
});
const BOOKING_FILE = new RestInput(BookingArgs, 'query', { ...NO_PAGE, classInstanceId: 'class_id' });

interface Services {
  bookings: BookingService;
  officeBookings: OfficeBookingService;
}

const isOffices = (body: unknown): boolean =>
  isRecord(body) && body.student_id !== undefined && body.student_id !== null && body.student_id !== '';

export function bookingRoutes({ bookings, officeBookings }: Services): Route[] {
  return [
    {
      method: 'GET',
      path: '/bookings',
      access: 'admin',
      handle: async (_ctx, request) => {
        const { rows, total } = await officeBookings.list(await WINDOW.read(request));
        return listAnswer(rows.map(bookingJson), total);
      },
    },
    {
      method: 'GET',
      path: '/admin/bookings.csv',
      access: 'admin',
      handle: async (ctx, request) => {
        const asked = await BOOKING_FILE.read(request);
        return csvAnswer(ctx, 'bookings', bookingColumns(ctx.locale), officeBookings.all(asked, asked));
      },
    },
    {
      method: 'POST',
      path: '/bookings',
      // A body with a student_id is the office's own call.
      access: 'guest',
      handle: async (ctx, request) => {
        if (isOffices(request.body)) {
          requireRole(ctx, ['admin']);
          const { booking, isNew } = await officeBookings.create(ctx, await OFFICE_BOOKING.read(request));
          return (isNew ? created : ok)(bookingJson(booking));
        }
        const { booking, isNew } = await bookings.bookSeat(ctx, await GUEST_BOOKING.read(request));
        return (isNew ? created : ok)(bookingConfirmationJson(booking));
      },
    },
    {
      method: 'GET',
      path: '/bookings/:id',
      access: 'guest',
      handle: async (ctx, { params: { id = '' } }) => {
        const shown = await bookings.confirmation(ctx, id);
        if (!shown) throw new DomainError('NOT_FOUND');
        const confirmation = bookingConfirmationJson(shown);
        return ok(
          isAdmin(ctx.viewer)
            ? { ...confirmation, ...bookingJson(await officeBookings.get(id)) }
            : confirmation,
        );
      },
    },
    {
      method: 'GET',
      path: '/bookings/:id/calendar.ics',
      access: 'guest',
      handle: async (ctx, { params: { id = '' } }) => {
        const booking = await bookings.confirmation(ctx, id);
        if (!booking) throw new DomainError('NOT_FOUND');
        return {
          status: 200,
          body: bookings.calendar(ctx, booking),
          headers: {
            'Content-Type': 'text/calendar; charset=utf-8',
            'Content-Disposition': `attachment; filename="${booking.confirmationNumber}.ics"`,
          },
        };
      },
    },
  ];
}
