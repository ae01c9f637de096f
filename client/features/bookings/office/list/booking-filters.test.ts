import { variablesOf } from '../../../../ui/office/lists/url-filters';
import { listFilePath } from '../booking-file';
import { bookingFilters, isFiltered } from './booking-filters';

it('reads every filter from the URL, for the query and the file', () => {
  const url =
    'q=Rosa&classId=c0&crewId=w0&status=confirmed&payment=paid&attendance=absent&from=2026-10-01&to=2026-10-31' +
    '&company=Wasatch&city=Provo&language=es&classFrom=2026-11-01&classTo=2026-11-30&sort=-name';
  const all = bookingFilters.read(new URLSearchParams(url));
  const { order, ...filters } = all;
  expect(order).toEqual({ sort: 'name', direction: 'descending' });
  expect(variablesOf(filters)).toEqual({
    search: 'Rosa',
    classInstanceId: 'c0',
    crewBookingId: 'w0',
    bookingStatus: 'confirmed',
    paymentSummary: 'paid',
    attendance: 'absent',
    bookedFrom: '2026-10-01',
    bookedTo: '2026-10-31',
    company: 'Wasatch',
    city: 'Provo',
    instructionLanguage: 'es',
    classFrom: '2026-11-01',
    classTo: '2026-11-30',
  });
  expect(listFilePath('bookings', all)).toBe(
    '/api/admin/bookings.csv?sort=name&direction=descending&search=Rosa&class_id=c0&crew_booking_id=w0' +
      '&booking_status=confirmed&payment_summary=paid&attendance=absent&booked_from=2026-10-01&booked_to=2026-10-31' +
      '&company=Wasatch&city=Provo&instruction_language=es&class_from=2026-11-01&class_to=2026-11-30',
  );
  const written = new URLSearchParams();
  bookingFilters.write(written, all);
  expect(written.toString()).toBe(url);
});

it('leaves out the order that requires a filter of another page', () => {
  const { order } = bookingFilters.read(new URLSearchParams('sort=certificateExpiry'));
  expect(order).toEqual({ sort: 'booked', direction: 'descending' });
});

it('is not filtered by the order alone', () => {
  expect(isFiltered(bookingFilters.read(new URLSearchParams('sort=name')))).toBe(false);
  expect(isFiltered(bookingFilters.read(new URLSearchParams('sort=name&crewId=w0')))).toBe(true);
});
