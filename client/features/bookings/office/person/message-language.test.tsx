import { screen, waitFor, within } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { chosenClass } from '../testing/choose-class';
import { chooseStudent } from '../testing/choose-student';
import { booking, connection, newStudentBooking, smallOffice } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';

let api: StubApi;

beforeEach(() => {
  api = smallOffice();
});

const select = () => screen.getByLabelText<HTMLSelectElement>('Language for messages');
const lastInputOf = (operation: string) => api.callsOf(operation).at(-1)?.variables['input'];

it('of a new booking is that of the latest booking, unless another one is selected', async () => {
  const latest = { __typename: 'Booking', id: 'b0', language: 'es' };
  api
    .on('LatestLanguage', () => data(connection('bookings', 'BookingConnection', [latest])))
    .on('OfficeBookingCreate', () => data({ createBooking: booking({ id: 'b2' }) }));
  const user = openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await waitFor(() =>
    expect(chosenClass(form.getByLabelText('Class'))).toMatch(/^Forklift Operator: .*December 12/),
  );
  expect(select().value).toBe('en');
  // Also a filter of the list beside the form is a language.
  expect(document.querySelectorAll(`[id="${select().id}"]`)).toHaveLength(1);
  await chooseStudent(user, /^Rosa Peña/);
  await waitFor(() => expect(select().value).toBe('es'));
  await user.click(form.getByRole('button', { name: 'Create Booking' }));
  await waitFor(() => expect(lastInputOf('OfficeBookingCreate')).toMatchObject({ language: 'es' }));
});

it('of a new student is that of the class, unless another one is selected', async () => {
  api.on('BookNewStudent', () => data(newStudentBooking()));
  const user = openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await waitFor(() =>
    expect(chosenClass(form.getByLabelText('Class'))).toMatch(/^Forklift Operator: .*December 12/),
  );
  await user.click(form.getByRole('button', { name: 'New student' }));
  for (const [label, text] of [
    ['First name', 'Ana'],
    ['Last name', 'Ruiz'],
    ['Email', 'ana@example.com'],
    ['Emergency contact name', 'Luis'],
    ['Emergency contact phone', '801 555 0100'],
  ] as const)
    await user.type(form.getByLabelText(label), text);
  expect(select().value).toBe('en');
  await user.selectOptions(select(), 'es');
  await user.click(form.getByRole('button', { name: 'Create Booking' }));
  await waitFor(() => expect(lastInputOf('BookNewStudent')).toMatchObject({ language: 'es' }));
});

it('is displayed on the booking and changes with the attendee', async () => {
  api
    .on('BookingOfOffice', () => data({ booking: booking() }))
    .on('BookingHistory', () => data({ bookingHistory: [] }))
    .on('BookingAttendeeUpdate', () =>
      data({ updateBookingAttendee: booking({ version: 2, language: 'es' }) }),
    );
  const user = openBooking();
  const shown = async () =>
    (await screen.findByText('Language for messages')).nextElementSibling?.textContent;
  await expect(shown()).resolves.toBe('English');
  await user.click(await screen.findByRole('button', { name: 'Edit attendee' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language for messages' }), 'es');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(lastInputOf('BookingAttendeeUpdate')).toMatchObject({ language: 'es' }));
  await expect(shown()).resolves.toBe('Español');
});

it('stays as it was selected while the attendee was being saved', async () => {
  api
    .on('BookingOfOffice', () => data({ booking: booking() }))
    .on('BookingHistory', () => data({ bookingHistory: [] }))
    .on('BookingAttendeeUpdate', () =>
      data({ updateBookingAttendee: booking({ version: 2, lastName: 'Peña Ruiz' }) }),
    );
  const release = api.hold('BookingAttendeeUpdate');
  const user = openBooking();
  await user.click(await screen.findByRole('button', { name: 'Edit attendee' }));
  await user.type(await screen.findByLabelText('Last name'), ' Ruiz');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language for messages' });
  await user.selectOptions(field, 'es');
  release();
  await screen.findByText('The attendee Rosa Peña Ruiz is saved.');
  expect(field.value).toBe('es');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastInputOf('BookingAttendeeUpdate')).toMatchObject({ version: 2, language: 'es' }),
  );
});

describe('after two admins have changed it with the attendee', () => {
  /** Here the last name and maybe the language were changed, elsewhere the version and the language. */
  const causeConflict = async (language?: string) => {
    api
      .on('BookingOfOffice', () => data({ booking: booking() }))
      .on('BookingHistory', () => data({ bookingHistory: [] }))
      .on('BookingAttendeeUpdate', () => refusal('CONFLICT'))
      .on('OfficeBookingEdited', () => data({ booking: booking({ version: 5, language: 'es' }) }));
    const user = openBooking();
    await user.click(await screen.findByRole('button', { name: 'Edit attendee' }));
    await user.type(screen.getByLabelText('Last name'), ' Ruiz');
    const field = await screen.findByRole('combobox', { name: 'Language for messages' });
    if (language !== undefined) await user.selectOptions(field, language);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Before: English')).toBeTruthy();
    expect(screen.getByText('Now: Español')).toBeTruthy();
    api.on('BookingAttendeeUpdate', () => data({ updateBookingAttendee: booking({ version: 6 }) }));
    return { user, field: field as HTMLSelectElement };
  };

  it('is that of the other version if it is taken over', async () => {
    const { user, field } = await causeConflict('en');
    await user.click(screen.getByRole('button', { name: 'Use their version' }));
    expect(field.value).toBe('es');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastInputOf('BookingAttendeeUpdate')).toMatchObject({ version: 5, language: null }),
    );
  });

  it('stays that of the other version if only a name was changed here', async () => {
    const { user } = await causeConflict();
    await user.click(screen.getByRole('button', { name: 'Keep mine and save again' }));
    await waitFor(() =>
      expect(lastInputOf('BookingAttendeeUpdate')).toMatchObject({ version: 5, language: null }),
    );
  });
});
