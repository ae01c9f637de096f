import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { data, type StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { takeDrafts } from '../../../ui/office/use-draft-form';
import { StudentPage } from '../students/StudentPage';
import { OfficeBookingPage } from './OfficeBookingPage';
import { booking, connection, smallOffice, student } from './testing/office-rows';

let api: StubApi;

beforeEach(() => {
  api = smallOffice()
    .on('BookingOfOffice', () => data({ booking: booking() }))
    .on('BookingHistory', () => data({ bookingHistory: [] }))
    .on('StudentOfOffice', () => data({ student: { ...student(), createdAt: '2026-11-20T18:00:00.000Z' } }))
    .on('StudentBookings', () => data(connection('bookings', 'BookingConnection', [])))
    .on('StudentHistory', () => data({ studentHistory: [] }))
    .on('StudentTwins', () =>
      data({
        undoableMerges: [],
        studentDuplicates: { __typename: 'StudentDuplicateConnection', nodes: [] },
      }),
    );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const open = (address: string) =>
  openPage(
    <Routes>
      <Route path="/admin/bookings/:id" element={<OfficeBookingPage />} />
      <Route path="/admin/students/:id" element={<StudentPage />} />
    </Routes>,
    address,
  );
const address = () => screen.getByTestId('address').textContent;

/** Loads the page again at its address; a page that is left runs no clean-up. */
function reload(): UserEvent {
  const before = { ...sessionStorage };
  const here = address();
  cleanup();
  Object.assign(sessionStorage, before);
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  takeDrafts();
  return open(here);
}

const formOf = async (heading: string) => within(await screen.findByRole('region', { name: heading }));

it.each([
  ['attendee of a booking', '/admin/bookings/b1', 'Edit attendee', 'Edit the attendee Rosa Peña'],
  ['student', '/admin/students/s1', 'Edit', 'Edit Student'],
])('the form of the %s is open after a reload, with what was typed', async (_what, path, button, heading) => {
  const user = open(path);
  await user.click(await screen.findByRole('button', { name: button }));
  const field = (await formOf(heading)).getByLabelText<HTMLInputElement>(/^Company/);
  await user.type(field, ' & Sons');
  const { value } = field;
  const again = reload();
  const form = await formOf(heading);
  expect(form.getByLabelText<HTMLInputElement>(/^Company/).value).toBe(value);
  await again.click(form.getByRole('button', { name: 'Cancel' }));
  await again.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(address()).toBe(path);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: button })));
});

it('the form to move a booking is open after a reload, unless the booking was cancelled meanwhile', async () => {
  const user = open('/admin/bookings/b1');
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const heading = { name: 'Move Rosa Peña to another class' };
  await screen.findByRole('heading', heading);
  reload();
  await screen.findByRole('heading', heading);
  api.on('BookingOfOffice', () => data({ booking: booking({ bookingStatus: 'cancelled' }) }));
  reload();
  await screen.findByRole('button', { name: 'Print' });
  expect(screen.queryByRole('heading', heading)).toBeNull();
});
