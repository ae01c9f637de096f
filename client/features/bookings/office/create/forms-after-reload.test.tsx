import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { takeDrafts } from '../../../../ui/office/forms/use-draft-form';
import { BookingsPage } from '../list/BookingsPage';
import { chooseStudent, studentField } from '../testing/choose-student';
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
  await chooseStudent(user, /^Rosa Peña/);
  await user.selectOptions(first.getByLabelText('Language for messages'), 'es');
  api.on('StudentList', () =>
    data(connection('students', 'StudentConnection', [student({ id: 's2', firstName: 'Ana' })])),
  );
  return reload(address);
}

describe('after a reload the form of a new booking', () => {
  it.each([newBooking, `${newBooking}&find=Ana`])('has the student and the language: %s', async (address) => {
    const user = await chooseRosaAndReload(address);
    const again = await form();
    await again.findByText(/^Student selected: Rosa Peña, /);
    expect(studentField().value).toBe('Rosa Peña');
    await user.click(studentField());
    await again.findByRole('option', { name: /^Ana/ });
    expect(studentField().value).toBe('Rosa Peña');
    expect(again.getByLabelText<HTMLSelectElement>('Language for messages').value).toBe('es');
  });

  it('has no student if theirs was deleted', async () => {
    api.on('StudentEdited', () => refusal('NOT_FOUND'));
    const user = await chooseRosaAndReload(newBooking);
    const again = await form();
    await user.click(studentField());
    await again.findByRole('option', { name: /^Ana/ });
    await waitFor(() => expect(studentField().value).toBe(''));
    expect(again.queryByRole('option', { name: /^Rosa Peña/ })).toBeNull();
    await user.click(again.getByRole('button', { name: 'Create Booking' }));
    expect(again.getAllByText('Student required')).toHaveLength(2);
  });
});

it('after a reload the form of a new student remembers that no welcome mail is wanted', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=student');
  await user.click(await screen.findByLabelText('Send a welcome email'));
  reload('/admin/bookings?new=student');
  expect((await screen.findByLabelText<HTMLInputElement>('Send a welcome email')).checked).toBe(false);
});
