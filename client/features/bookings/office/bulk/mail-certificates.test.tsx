import { screen } from '@testing-library/react';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { detailTasksOf } from '../actions/booking-rows';
import { BookingsPage } from '../list/BookingsPage';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { booking, connection, smallOffice } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';
import { bookingChange, bulkBar, selectAllOnPage } from '../testing/selected-bookings';

let api: StubApi;

const BEGUN = '2026-11-01T15:00:00.000Z';
const begun = { ...booking().classInstance, id: 'c0', startsAt: BEGUN, lastDayStartsAt: BEGUN };
const ana = booking({ id: 'b1', firstName: 'Ana', classInstance: begun, bookingStatus: 'completed' });
const bea = booking({ id: 'b2', firstName: 'Bea', classInstance: begun, bookingStatus: 'completed' });
const carla = booking({ id: 'b3', firstName: 'Carla', classInstance: begun });

const listIs = (...rows: readonly ReturnType<typeof booking>[]) =>
  api.on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', rows)));
const resultsAre = (...changes: readonly ReturnType<typeof bookingChange>[]) =>
  api.on('BookingsMailCertificates', () => data({ changes }));
const inputs = () => api.callsOf('BookingsMailCertificates').map(({ variables }) => variables['input']);

beforeEach(() => {
  api = smallOffice();
  listIs(ana, bea);
});

it('are mailed for several bookings with one click, which says how many, without undo', async () => {
  resultsAre(bookingChange(ana), bookingChange(bea));
  const user = openPage(<BookingsPage />);
  await selectAllOnPage(user);
  await user.click(bulkBar().getByRole('button', { name: 'Email certificates' }));
  expect(await screen.findByText('2 certificates are being emailed.')).toBeTruthy();
  expect(inputs()).toEqual([{ bookings: ['b1', 'b2'].map((id) => ({ id, version: 1 })) }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Selected bookings' })).toBeNull();
});

it('are reported with those that were not mailed, and why', async () => {
  resultsAre(bookingChange(ana), bookingChange(bea, 'BAD_USER_INPUT'));
  const user = openPage(<BookingsPage />);
  await selectAllOnPage(user);
  await user.click(bulkBar().getByRole('button', { name: 'Email certificates' }));
  expect(await screen.findByText('The certificate of Ana Peña is being emailed.')).toBeTruthy();
  expect(screen.getByText(/It is not marked as attended\./).textContent).toBe(
    'Bea Peña, K7M4WX9P: It is not marked as attended.',
  );
});

it('are not offered unless all selected bookings are attended', async () => {
  listIs(ana, carla);
  const user = openPage(<BookingsPage />);
  await selectAllOnPage(user);
  expect(bulkBar().queryByRole('button', { name: 'Email certificates' })).toBeNull();
});

it('are mailed for one booking from the menu of its row', async () => {
  resultsAre(bookingChange(ana));
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('button', { name: /^Actions Ana/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Email the certificate' }));
  expect(await screen.findByText('The certificate of Ana Peña is being emailed.')).toBeTruthy();
  expect(inputs()).toEqual([{ bookings: [{ id: 'b1', version: 1 }] }]);
});

it('are mailed from the page of a booking', async () => {
  api
    .on('BookingOfOffice', () => data({ booking: ana }))
    .on('BookingHistory', () => data({ bookingHistory: [] }));
  resultsAre(bookingChange(ana));
  const user = openBooking();
  await user.click(await screen.findByRole('button', { name: 'Email the certificate' }));
  expect(await screen.findByText('The certificate of Ana Peña is being emailed.')).toBeTruthy();
});

it('do not exist in a cancelled class, whose attendance can only be cleared', () => {
  const classInstance = { ...begun, status: 'cancelled' } as const;
  const tasks = (changes: Partial<OfficeBookingFragment>) => {
    const shown = booking({ classInstance, ...changes }) as OfficeBookingFragment;
    return detailTasksOf(shown).filter((task) =>
      ['attended', 'absent', 'clearAttendance', 'certificate', 'mailCertificate'].includes(task),
    );
  };
  expect(tasks({ bookingStatus: 'completed' })).toEqual(['clearAttendance']);
  expect(tasks({ attendance: 'absent' })).toEqual(['clearAttendance']);
  expect(tasks({})).toEqual([]);
  expect(tasks({ bookingStatus: 'cancelled' })).toEqual([]);
});
