import type { RequestContext } from '../../platform/context/request-context.js';
import { requireRole } from '../../platform/context/require-role.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { ID_EXAMPLE } from '../../platform/rest/input-document.js';
import { RestBody, RestQuery, type Input } from '../../platform/rest/rest-input.js';
import { NO_PAGE } from '../../platform/rest/rest-list.js';
import { isRecord } from '../../platform/validation/is-record.js';
import { PASSWORD_LENGTH } from '../accounts/passwords/password.rules.js';
import { BookSeatInput } from './book/book-seat.input.js';
import { BookingArgs } from './list/booking-filter.args.js';
import { IDEMPOTENCY_KEY } from './booking.constants.js';
import { CreateBookingInput } from './office/office-booking.input.js';

const GUEST = {
  class_instance_id: ID_EXAMPLE,
  first_name: 'María',
  last_name: 'Muñoz',
  email: 'maria.munoz@example.com',
  phone: '(801) 555-0117',
  emergency_contact_name: 'Tomás Muñoz',
  emergency_contact_phone: '(801) 555-0199',
  agree_to_terms: true,
};
const given = (name: string) => ({ required: [name], properties: { [name]: { const: true } } });
const PASSWORD = { type: 'string', minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max };

const GUEST_BOOKING = new RestBody(
  BookSeatInput,
  {
    guest: {
      ...GUEST,
      company_name: 'Wasatch Framing',
      text_notifications: false,
      createAccount: false,
      language: 'es',
      payment_status: 'pending',
      booking_status: 'confirmed',
    },
    guestWithAccount: {
      ...GUEST,
      text_notifications: true,
      createAccount: true,
      password: 'four slow desert trains',
      confirmPassword: 'four slow desert trains',
    },
  },
  { createAccount: 'createAccount', confirmPassword: 'confirmPassword', idempotencyKey: IDEMPOTENCY_KEY },
  {
    properties: {
      payment_status: { description: 'Ignored.' },
      booking_status: { description: 'Ignored.' },
    },
    allOf: [
      {
        if: given('text_notifications'),
        then: { required: ['phone'], properties: { phone: { type: 'string' } } },
      },
      {
        if: given('createAccount'),
        then: { required: ['password', 'confirmPassword'], properties: { password: PASSWORD } },
      },
    ],
  },
);

/** `class_id` is a class instance. */
const OFFICE_BOOKING = new RestBody(
  CreateBookingInput,
  {
    office: {
      student_id: ID_EXAMPLE,
      class_id: ID_EXAMPLE,
      booking_date: '2027-01-11',
      payment_status: 'paid',
      amount: 89.5,
      notes: 'Paid at the counter.',
    },
  },
  {
    classInstanceId: { name: 'class_id', description: 'A class with seats left.' },
    idempotencyKey: IDEMPOTENCY_KEY,
  },
);

export const BOOKING_FILE = new RestQuery(BookingArgs, {
  ...NO_PAGE,
  classInstanceId: 'class_id',
  // A single id in a query string is not parsed as an array.
  ids: { parse: (sent): unknown => (Array.isArray(sent) ? sent : [sent]) },
});

type Asked = { office: CreateBookingInput } | { guest: BookSeatInput };

/** The office's form if the body has a student_id, or if an admin sends no guest field; otherwise the guest's form. */
export const BOOKING_INPUT: Input<Asked> = {
  document: {
    parameters: GUEST_BOOKING.document.parameters,
    body: {
      schema: {
        if: {
          type: 'object',
          required: ['student_id'],
          properties: { student_id: { not: { enum: [null, ''] } } },
        },
        then: OFFICE_BOOKING.document.body.schema,
        else: GUEST_BOOKING.document.body.schema,
      },
      examples: { ...GUEST_BOOKING.document.body.examples, ...OFFICE_BOOKING.document.body.examples },
    },
  },
  named: (error, asked) => ('office' in asked ? OFFICE_BOOKING : GUEST_BOOKING).named(error),
  read: async (request, ctx) => {
    if (!isOffices(request.body, ctx)) return { guest: await GUEST_BOOKING.read(request) };
    requireRole(ctx, ['admin']);
    return { office: await OFFICE_BOOKING.read(request) };
  },
};

/** Fields that only the guest's form has. */
export const GUEST_FIELDS = ['class_instance_id', 'first_name', 'last_name', 'email', 'agree_to_terms'];

function isOffices(body: unknown, ctx: RequestContext): boolean {
  const sent = isRecord(body) ? body : {};
  const { student_id: studentId = '' } = sent;
  if (studentId !== null && studentId !== '') return true;
  return isAdmin(ctx.viewer) && ('student_id' in sent || !GUEST_FIELDS.some((field) => field in sent));
}
