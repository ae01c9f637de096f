import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { BookingSort, BookingStatus, PaymentStatus } from '../../../graphql/schema.generated';

/** What the list of bookings is narrowed to. Lives in the address, so that it can be shared and taken back. */
export interface BookingFilters {
  search: string;
  classInstanceId: string | undefined;
  status: BookingStatus | undefined;
  payment: PaymentStatus | undefined;
  from: string;
  to: string;
  sort: BookingSort;
}

export const bookingStatuses: readonly BookingStatus[] = ['confirmed', 'completed', 'cancelled'];
export const paymentStatuses: readonly PaymentStatus[] = ['pending', 'paid', 'cancelled'];
export const bookingSorts: readonly BookingSort[] = ['newest', 'oldest', 'name', 'classDate'];

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the address; what is not one of ours counts as not there. `classId` belongs to others and is not read. */
export function bookingFiltersOf(params: URLSearchParams): BookingFilters {
  const date = (name: string) => {
    const text = params.get(name) ?? '';
    return isDate(text) ? text : '';
  };
  return {
    search: params.get('q') ?? '',
    classInstanceId: params.get('class') || undefined,
    status: bookingStatuses.find((each) => each === params.get('status')),
    payment: paymentStatuses.find((each) => each === params.get('payment')),
    from: date('from'),
    to: date('to'),
    sort: bookingSorts.find((each) => each === params.get('sort')) ?? 'newest',
  };
}

function addressWith(params: URLSearchParams, filters: BookingFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const entries: [string, string | undefined][] = [
    ['q', filters.search],
    ['class', filters.classInstanceId],
    ['status', filters.status],
    ['payment', filters.payment],
    ['from', filters.from],
    ['to', filters.to],
    ['sort', filters.sort === 'newest' ? undefined : filters.sort],
  ];
  for (const [name, value] of entries) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const noBookingFilters: BookingFilters = bookingFiltersOf(new URLSearchParams());

export function isFiltered(filters: BookingFilters): boolean {
  return JSON.stringify({ ...filters, sort: 'newest' }) !== JSON.stringify(noBookingFilters);
}

/** The filters of the address, and the way to change some. Each change is a step of the history. */
export function useBookingFilters(): [BookingFilters, (change: Partial<BookingFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => bookingFiltersOf(params), [params]);
  const change = useCallback(
    (part: Partial<BookingFilters>) =>
      setParams((current) => addressWith(current, { ...bookingFiltersOf(current), ...part }), {
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [filters, change];
}
