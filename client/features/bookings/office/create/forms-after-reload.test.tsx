import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { takeDrafts } from '../../../../ui/office/forms/use-draft-form';
import { BookingsPage } from '../list/BookingsPage';
import { connection, smallOffice, student } from '../testing/office-rows';

let api: StubApi;

beforeEach(() => {
  api = smallOffice().on('StudentEdited', () => data({ student: student() }));
});
afterEach(() => sessionStorage.clear());

/** Loads the page again at its address; a page that is left runs no clean-up. */
function reload(address: string) {
  const before = { ...sessionStorage };
  cleanup();
  Object.assign(sessionStorage, before);
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  takeDrafts();
  return openPage(<BookingsPage />, address);
}

const form = async () => within(await screen.findByRole('region', { name: 'Create Booking' }));
const newBooking = '/admin/bookings?new=booking';

/** Chooses Rosa and Spanish for a new booking, and reloads the page, where the list has other students. */
async function chooseRosaAndReload(address: string) {
  const user = openPage(<BookingsPage />, address);
  const first = await form();
  await first.findByRole('option', { name: /^Rosa Peña/ });
  await user.selectOptions(first.getByLabelText('Student'), 's1');
  await user.selectOptions(first.getByLabelText('Language for messages'), 'es');
  api.on('StudentList', () =>
    data(connection('students', 'StudentConnection', [student({ id: 's2', firstName: 'Ana' })])),
  );
  return reload(address);
}

describe('after a reload the form of a new booking', () => {
  it.each([newBooking, `${newBooking}&find=Ana`])('has the student and the language: %s', async (address) => {
    await chooseRosaAndReload(address);
    const again = await form();
    await again.findByRole('option', { name: /^Rosa Peña/ });
    await again.findByRole('option', { name: /^Ana/ });
    expect(again.getByLabelText<HTMLSelectElement>('Student').value).toBe('s1');
    expect(again.getByLabelText<HTMLSelectElement>('Language for messages').value).toBe('es');
  });

  it('has no student if theirs was deleted', async () => {
    api.on('StudentEdited', () => refusal('NOT_FOUND'));
    await chooseRosaAndReload(newBooking);
    const again = await form();
    await again.findByRole('option', { name: /^Ana/ });
    await waitFor(() => expect(again.getByLabelText<HTMLSelectElement>('Student').value).toBe(''));
    expect(again.queryByRole('option', { name: /^Rosa Peña/ })).toBeNull();
  });
});

it('after a reload the form of a new student remembers that no welcome mail is wanted', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=student');
  await user.click(await screen.findByLabelText('Send a welcome email'));
  reload('/admin/bookings?new=student');
  expect((await screen.findByLabelText<HTMLInputElement>('Send a welcome email')).checked).toBe(false);
});
