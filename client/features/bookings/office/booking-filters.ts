import { useCallback, useMemo } from 'react';

import { attendanceFilterValues, type AttendanceFilter } from '../../../schema/attendance-filter.generated';
import { bookingSortValues, type BookingSort } from '../../../schema/booking-sort.generated';
import { bookingStatusValues, type BookingStatus } from '../../../schema/booking-status.generated';
import {
  instructionLanguageValues,
  type InstructionLanguage,
} from '../../../schema/instruction-language.generated';
import { paymentSummaryValues, type PaymentSummary } from '../../../schema/payment-summary.generated';
import { isDate } from '../../../ui/office/is-date';
import { useUrlParams } from '../../../ui/office/use-url-params';
import {
  orderOf,
  orderText,
  pageCursorOf,
  writeParams,
  writePageCursor,
  type Order,
  type GoToPage,
  type PageCursor,
} from '../../../ui/office/list-url-state';

/** The filters and order of the bookings. In the URL, so that they can be shared and undone with Back. */
export interface BookingFilters {
  search: string;
  classInstanceId: string | undefined;
  crewBookingId: string | undefined;
  status: BookingStatus | undefined;
  payment: PaymentSummary | undefined;
  attendance: AttendanceFilter | undefined;
  from: string;
  to: string;
  company: string;
  city: string;
  /** The language of instruction. */
  language: InstructionLanguage | undefined;
  classFrom: string;
  classTo: string;
  order: Order<BookingSort>;
}

const newestFirst: Order<BookingSort> = { sort: 'booked', direction: 'descending' };
const pageParamNames = { page: 'page', after: 'after', before: 'before' };

/** In bookmarks of version 0.2, 'cancelled' is a value. Its bookings have nothing due, as in saved views. */
function paymentOf(text: string | null): PaymentSummary | undefined {
  const value = text === 'cancelled' ? 'nothingDue' : text;
  return paymentSummaryValues.find((each) => each === value);
}

/** Parses the URL; invalid values are ignored. */
export function bookingFiltersOf(params: URLSearchParams): BookingFilters {
  const date = (name: string) => {
    const text = params.get(name) ?? '';
    return isDate(text) ? text : '';
  };
  return {
    search: params.get('q') ?? '',
    classInstanceId: params.get('classId') || undefined,
    crewBookingId: params.get('crewId') || undefined,
    status: bookingStatusValues.find((each) => each === params.get('status')),
    payment: paymentOf(params.get('payment')),
    attendance: attendanceFilterValues.find((each) => each === params.get('attendance')),
    from: date('from'),
    to: date('to'),
    company: params.get('company') ?? '',
    city: params.get('city') ?? '',
    language: instructionLanguageValues.find((each) => each === params.get('language')),
    classFrom: date('classFrom'),
    classTo: date('classTo'),
    order: orderOf(params.get('sort'), bookingSortValues, newestFirst),
  };
}

export function bookingOrderOf(text: string): Order<BookingSort> {
  return orderOf(text, bookingSortValues, newestFirst);
}

export const noBookingFilters: BookingFilters = bookingFiltersOf(new URLSearchParams());

export function isFiltered(filters: BookingFilters): boolean {
  return JSON.stringify({ ...filters, order: newestFirst }) !== JSON.stringify(noBookingFilters);
}

/** The number of active filters that the collapsed bar hides on a phone: all except search and class. */
export function collapsedFilterCount({
  status,
  payment,
  attendance,
  from,
  to,
  company,
  city,
  language,
  classFrom,
  classTo,
}: BookingFilters): number {
  return [status, payment, attendance, from, to, company, city, language, classFrom, classTo].filter(Boolean)
    .length;
}

/**
 * Whether the bar starts expanded: not for the filters of the console's links, so that the rows come first, unless
 * nothing else tells what is listed.
 */
export function startsExpanded({ classInstanceId, attendance, ...filters }: BookingFilters): boolean {
  const others = {
    ...filters,
    classInstanceId,
    attendance: undefined,
    status: undefined,
    payment: undefined,
  };
  return collapsedFilterCount(others) > 0 || (attendance !== undefined && classInstanceId === undefined);
}

interface BookingUrlState {
  filters: BookingFilters;
  pageCursor: PageCursor;
  /** Each change adds a history entry and returns to the first page. */
  filter: (change: Partial<BookingFilters>) => void;
  goTo: GoToPage;
}

/** The filters and page in the URL, and functions to change them. */
export function useBookingUrlState(): BookingUrlState {
  const [params, write] = useUrlParams();
  const filters = useMemo(() => bookingFiltersOf(params), [params]);
  const pageCursor = useMemo(() => pageCursorOf(params, pageParamNames), [params]);
  const filter = useCallback(
    (change: Partial<BookingFilters>) =>
      write((next) => {
        const { order, ...wanted } = { ...bookingFiltersOf(next), ...change };
        writeParams(next, [
          ['q', wanted.search],
          ['classId', wanted.classInstanceId],
          ['crewId', wanted.crewBookingId],
          ['status', wanted.status],
          ['payment', wanted.payment],
          ['attendance', wanted.attendance],
          ['from', wanted.from],
          ['to', wanted.to],
          ['company', wanted.company],
          ['city', wanted.city],
          ['language', wanted.language],
          ['classFrom', wanted.classFrom],
          ['classTo', wanted.classTo],
          ['sort', orderText(order, newestFirst)],
        ]);
        writePageCursor(next, pageParamNames);
      }),
    [write],
  );
  const goTo = useCallback<GoToPage>(
    (to, options) => write((next) => writePageCursor(next, pageParamNames, to), options),
    [write],
  );
  return { filters, pageCursor, filter, goTo };
}
