import { ATTENDANCE_FILTERS } from '../bookings/attendance/attendance.constants.js';
import { INDEXED_BOOKING_SORTS } from '../bookings/booking.constants.js';
import { PAYMENT_SUMMARIES } from '../payments/payment.constants.js';
import { INSTRUCTION_LANGUAGES } from '../schedule/schedule.constants.js';
import { BOOKING_STATUSES } from '../schedule/seats/seat.rules.js';
import { viewParameters } from './view-parameters.rules.js';

describe('the parameters of a saved view', () => {
  it('are sorted, without empty ones', () => {
    expect(viewParameters('bookings', '?status=confirmed&q=&payment=pending&city=St.+George')).toBe(
      'city=St.+George&payment=pending&status=confirmed',
    );
    expect(viewParameters('students', 'sort=-email&q=Peña')).toBe('q=Pe%C3%B1a&sort=-email');
  });

  // The parameters that client/features/bookings/office/booking-filters.ts writes, with the choices of the schema.
  it.each([
    ...PAYMENT_SUMMARIES.map((payment) => ['payment', payment]),
    ...ATTENDANCE_FILTERS.map((attendance) => ['attendance', attendance]),
    ...BOOKING_STATUSES.map((status) => ['status', status]),
    ...INSTRUCTION_LANGUAGES.map((language) => ['language', language]),
    ...INDEXED_BOOKING_SORTS.flatMap((sort) => [
      ['sort', sort],
      ['sort', `-${sort}`],
    ]),
    ...['classId', 'crewId'].map((name) => [name, '3b1e7c0a-7d53-4c1e-9d0f-2f3b5a6c7d8e']),
    ...['q', 'company', 'city'].map((name) => [name, 'Peña']),
    ...['from', 'to', 'classFrom', 'classTo'].map((name) => [name, '2028-02-29']),
  ] as [string, string][])('of bookings include %s=%s, which the page offers', (name, value) => {
    const text = new URLSearchParams([[name, value]]).toString();
    expect(viewParameters('bookings', text)).toBe(text);
  });

  it.each([
    ['bookings', ''],
    ['bookings', 'q='],
    ['bookings', 'unknown=1'],
    ['bookings', 'page=2&after=x'],
    ['bookings', 'status=lost'],
    ['bookings', 'status=paid'],
    ['bookings', 'attendance=unknown'],
    ['bookings', 'status=confirmed&status=cancelled'],
    ['bookings', 'from=tomorrow'],
    ['bookings', 'from=2026-13-45'],
    ['bookings', 'classTo=2027-02-30'],
    ['bookings', 'payment=cancelled'],
    ['bookings', 'sort=--name'],
    ['bookings', `q=${'x'.repeat(201)}`],
    ['bookings', 'constructor=x'],
    ['students', 'status=confirmed'],
    ['students', 'sort=booked'],
  ] as const)('of %s cannot be %j', (page, text) => {
    expect(viewParameters(page, text)).toBeUndefined();
  });
});
