import { csvAnswer } from '../../platform/csv/csv-answer.js';
import { requireRole } from '../../platform/context/require-role.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { created, ok, type Route } from '../../platform/rest/route.js';
import {
  flag,
  header,
  isGiven,
  isRecord,
  readInput,
  text,
  type RestFields,
} from '../../platform/rest/rest-input.js';
import { money } from '../../platform/rest/rest-money.js';
import { listAnswer, windowOf } from '../../platform/rest/rest-list.js';
import { BookSeatInput } from './book-seat.input.js';
import { bookingColumns } from './booking-columns.json.js';
import { BookingArgs } from './booking-filter.args.js';
import { bookingConfirmationJson, bookingJson } from './booking.json.js';
import { CreateBookingInput } from './office-booking.input.js';
import type { OfficeBookingService } from './office-booking.service.js';
import type { BookingService } from './booking.service.js';

/** The idempotency key comes as a header. */
const BOOKING: RestFields<BookSeatInput> = {
  classInstanceId: text('class_instance_id'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  email: text('email'),
  phone: text('phone'),
  companyName: text('company_name'),
  emergencyContactName: text('emergency_contact_name'),
  emergencyContactPhone: text('emergency_contact_phone'),
  textNotifications: flag('text_notifications'),
  agreeToTerms: flag('agree_to_terms'),
  createAccount: flag('createAccount'),
  password: text('password'),
  confirmPassword: text('confirmPassword'),
  language: text('language'),
  idempotencyKey: header('Idempotency-Key'),
};

/** The specification's names; `class_id` is a class instance. */
const OFFICE_BOOKING: RestFields<CreateBookingInput> = {
  studentId: text('student_id'),
  classInstanceId: text('class_id'),
  bookingDate: text('booking_date'),
  paymentStatus: text('payment_status'),
  amountCents: money('amount'),
  notes: text('notes'),
  idempotencyKey: header('Idempotency-Key'),
};

const BOOKING_LIST: RestFields<BookingArgs> = {
  search: text('search'),
  classInstanceId: text('class_id'),
  bookingStatus: text('booking_status'),
  paymentStatus: text('payment_status'),
  bookedFrom: text('booked_from'),
  bookedTo: text('booked_to'),
  sort: text('sort'),
  direction: text('direction'),
};

interface Services {
  bookings: BookingService;
  officeBookings: OfficeBookingService;
}

export function bookingRoutes({ bookings, officeBookings }: Services): Route[] {
  return [
    {
      method: 'GET',
      path: '/bookings',
      access: 'admin',
      handle: async (_ctx, request) => {
        const { rows, total } = await officeBookings.list(windowOf(request));
        return listAnswer(rows.map(bookingJson), total);
      },
    },
    {
      method: 'GET',
      path: '/admin/bookings.csv',
      access: 'admin',
      handle: async (ctx, { query }) => {
        const { sort, direction, ...filter } = await readInput(BookingArgs, query, BOOKING_LIST);
        const batches = officeBookings.all(filter, { sort, direction });
        return csvAnswer(ctx, 'bookings', bookingColumns(ctx.locale), batches);
      },
    },
    {
      method: 'POST',
      path: '/bookings',
      // A body with a student_id is the office's own call.
      access: 'guest',
      handle: async (ctx, { body, idempotencyKey }) => {
        if (isRecord(body) && isGiven(body.student_id)) {
          requireRole(ctx, ['admin']);
          const input = await readInput(CreateBookingInput, body, OFFICE_BOOKING, { idempotencyKey });
          const { booking, isNew } = await officeBookings.create(ctx, input);
          return (isNew ? created : ok)(bookingJson(booking));
        }
        const input = await readInput(BookSeatInput, body, BOOKING, { idempotencyKey });
        const { booking, isNew } = await bookings.bookSeat(ctx, input);
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
