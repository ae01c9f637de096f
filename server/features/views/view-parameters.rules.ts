import { MAX_LINE_LENGTH } from '../../platform/validation/lengths.js';
import { ATTENDANCE_FILTERS } from '../bookings/attendance/attendance.constants.js';
import { INDEXED_BOOKING_SORTS } from '../bookings/booking.constants.js';
import { PAYMENT_SUMMARIES } from '../payments/payment.constants.js';
import { isCalendarDate } from '../schedule/days/class-days.rules.js';
import { INSTRUCTION_LANGUAGES } from '../schedule/schedule.constants.js';
import { BOOKING_STATUSES } from '../schedule/seats/seat.rules.js';
import { STUDENT_SORTS } from '../students/student.constants.js';
import { MAX_PARAMETERS_LENGTH, type ViewPage } from './saved-view.constants.js';

type Accepts = (value: string) => boolean;

const MAX_SEARCH_LENGTH = 200;
const MAX_ID_LENGTH = 36;

const upTo =
  (most: number): Accepts =>
  ({ length }) =>
    length <= most;
const oneOf =
  (values: readonly string[]): Accepts =>
  (value) =>
    values.includes(value);
/** A minus sign reverses the order. */
const orderBy =
  (sorts: readonly string[]): Accepts =>
  (value) =>
    sorts.includes(value.replace(/^-/, ''));

/** The valid parameters of each list's address, as written by the pages. The position in a list is not part of a view. */
const PARAMETERS: Readonly<Record<ViewPage, Readonly<Record<string, Accepts>>>> = {
  bookings: {
    q: upTo(MAX_SEARCH_LENGTH),
    classId: upTo(MAX_ID_LENGTH),
    crewId: upTo(MAX_ID_LENGTH),
    status: oneOf(BOOKING_STATUSES),
    attendance: oneOf(ATTENDANCE_FILTERS),
    payment: oneOf(PAYMENT_SUMMARIES),
    from: isCalendarDate,
    to: isCalendarDate,
    company: upTo(MAX_LINE_LENGTH),
    city: upTo(MAX_LINE_LENGTH),
    language: oneOf(INSTRUCTION_LANGUAGES),
    classFrom: isCalendarDate,
    classTo: isCalendarDate,
    sort: orderBy(INDEXED_BOOKING_SORTS),
  },
  students: {
    q: upTo(MAX_SEARCH_LENGTH),
    company: upTo(MAX_LINE_LENGTH),
    sort: orderBy(STUDENT_SORTS),
  },
};

/**
 * The normalized parameters of an address: sorted by name, without empty ones. Undefined if one is unknown, repeated or
 * invalid, if the result is too long, or if there are none, which is the whole list.
 */
export function viewParameters(page: ViewPage, text: string): string | undefined {
  const known = new Map(Object.entries(PARAMETERS[page]));
  const given = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
  const names = new Set(given.map(([name]) => name));
  const isKnown = given.every(([name, value]) => known.get(name)?.(value));
  if (given.length === 0 || names.size !== given.length || !isKnown) return undefined;
  const sorted = given.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parameters = new URLSearchParams(sorted).toString();
  return parameters.length > MAX_PARAMETERS_LENGTH ? undefined : parameters;
}
