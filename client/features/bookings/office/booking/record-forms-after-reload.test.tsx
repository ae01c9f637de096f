import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { takeDrafts } from '../../../../ui/office/forms/use-draft-form';
import { StudentPage } from '../students/StudentPage';
import { OfficeBookingPage } from './OfficeBookingPage';
import { booking, connection, smallOffice, student } from '../testing/office-rows';

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
afterEach(() => sessionStorage.clear());

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

describe('after a reload, the typed notes of a booking that somebody else has changed meanwhile', () => {
  const notes = async () => screen.findByLabelText<HTMLTextAreaElement>(/^Notes/);
  const conflict = () => screen.queryByText(/^Not saved: somebody else has changed this record/);

  async function typeAndReload(changes: Parameters<typeof booking>[0]) {
    const user = open('/admin/bookings/b1');
    await user.type(await notes(), 'Pays at the desk');
    const now = booking({ version: 2, ...changes });
    api
      .on('BookingOfOffice', () => data({ booking: now }))
      .on('BookingNotesSet', () =>
        data({ setBookingNotes: { ...now, version: 3, notes: 'Pays at the desk' } }),
      );
    const again = reload();
    expect((await notes()).value).toBe('Pays at the desk');
    return again;
  }
  const inputs = () => api.callsOf('BookingNotesSet').map(({ variables }) => variables['input']);

  it('are there, without a question if the notes are as before', async () => {
    const user = await typeAndReload({ paymentStatus: 'paid' });
    expect(conflict()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(inputs()).toEqual([{ id: 'b1', version: 2, notes: 'Pays at the desk' }]));
  });

  it('are there, with the other ones to choose from', async () => {
    const user = await typeAndReload({ notes: 'Needs a receipt' });
    expect(screen.getByText('Now: Needs a receipt')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep mine and save again' }));
    await waitFor(() => expect(inputs()).toEqual([{ id: 'b1', version: 2, notes: 'Pays at the desk' }]));
    await waitFor(() => expect(conflict()).toBeNull());
  });

  it('are there, with the same question, after a second reload', async () => {
    await typeAndReload({ notes: 'Needs a receipt' });
    const user = reload();
    expect((await notes()).value).toBe('Pays at the desk');
    expect(conflict()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use their version' }));
    expect((await notes()).value).toBe('Needs a receipt');
    expect(conflict()).toBeNull();
    reload();
    expect((await notes()).value).toBe('Needs a receipt');
    expect(conflict()).toBeNull();
  });

  it('are replaced by the other ones if those are chosen', async () => {
    const user = await typeAndReload({ notes: 'Needs a receipt' });
    await user.click(screen.getByRole('button', { name: 'Use their version' }));
    expect((await notes()).value).toBe('Needs a receipt');
    expect([conflict(), inputs()]).toEqual([null, []]);
  });
});
