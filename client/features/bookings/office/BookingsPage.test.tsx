import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { data, offline, refusal, StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { BookingsPage } from './BookingsPage';
import { bookable, booking, connection, student } from './testing/office-rows';

let api: StubApi;

const students = (...rows: object[]) => data(connection('students', 'StudentConnection', rows));
const bookings = (...rows: object[]) => data(connection('bookings', 'BookingConnection', rows));

beforeEach(() => {
  api = new StubApi()
    .on('StudentList', () => students(student()))
    .on('OfficeBookings', () => bookings(booking()))
    .on('FilterClasses', () => data(connection('classInstances', 'ClassInstanceConnection', [])))
    .on('BookableClasses', () =>
      data({
        bookableClasses: [
          bookable('c1', 'forklift', '2026-12-05'),
          bookable('c2', 'forklift', '2026-12-12'),
          bookable('c3', 'osha10', '2026-12-13'),
        ],
      }),
    );
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const lastOf = (operation: string) => api.callsOf(operation).at(-1)?.variables;
const press = (name: string | RegExp) => screen.findByRole('button', { name });

it('is the Admin Dashboard with its three buttons, and does not read classId', async () => {
  openPage(<BookingsPage />, '/admin/bookings?classId=c9');
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  for (const name of ['Add New Student', 'Create Booking', 'View All Students'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(await screen.findByText('K7M4WX9P')).toBeTruthy();
  expect(lastOf('OfficeBookings')).toMatchObject({ classInstanceId: null });
});

describe.each([
  ['StudentList', 'students'],
  ['OfficeBookings', 'bookings'],
  ['BookableClasses', 'classes'],
])('when %s fails', (operation, thing) => {
  const notJson = 'API returned non-JSON response. Check if API server is running.';

  it.each([
    ['without a reason', () => refusal('INTERNAL'), `Failed to fetch ${thing}`],
    ['with words of the server', () => refusal('FORBIDDEN'), 'FORBIDDEN'],
    ['as no answer comes', offline, `Error loading ${thing}: Failed to fetch`],
  ])('says so %s', async (_case, answer, text) => {
    api.on(operation, answer);
    openPage(<BookingsPage />);
    expect((await screen.findByText(text)).closest('[role="alert"]')).toBeTruthy();
  });

  it.each([200, 502])('says so as something else answers with %i', async (status) => {
    const asUsual = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        typeof init?.body === 'string' && init.body.includes(`"operationName":"${operation}"`)
          ? Promise.resolve(
              new Response('<html>', { status, headers: { 'content-type': 'application/json' } }),
            )
          : asUsual(input, init),
      );
    openPage(<BookingsPage />);
    expect((await screen.findByText(notJson)).closest('[role="alert"]')).toBeTruthy();
  });
});

it('lists the students, searches on the server and says when there is none', async () => {
  const user = openPage(<BookingsPage />);
  await user.click(await press('View All Students'));
  const table = await screen.findByRole('table', { name: 'Students' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Email', 'Phone', 'Company', 'Emergency Contact', 'Actions']);
  expect(within(table).getByRole('rowheader').textContent).toBe('Rosa Peña');
  api.on('StudentList', () => students());
  await user.type(screen.getByLabelText('Search by first name, last name or email'), 'zzz');
  expect(await screen.findByText('No students found')).toBeTruthy();
  await waitFor(() => expect(lastOf('StudentList')).toMatchObject({ search: 'zzz' }));
  expect(screen.getByTestId('address').textContent).toContain('students=zzz');
});

it('adds a student, after every field is right', async () => {
  api.on('StudentCreate', () => data({ createStudent: student({ id: 's2' }) }));
  const user = openPage(<BookingsPage />);
  await user.click(await press('Add New Student'));
  await user.click(await press('Save'));
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'First name required',
    'Last name required',
    'Email required',
    'Emergency contact required',
    'Emergency phone required',
  ]);
  await user.type(screen.getByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Ruiz');
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Emergency contact name'), 'Luis');
  await user.type(screen.getByLabelText('Emergency contact phone'), '801 555 0100');
  await user.click(await press('Save'));
  expect(await screen.findByText('Student added successfully!')).toBeTruthy();
  expect(lastOf('StudentCreate')).toMatchObject({
    input: { firstName: 'Ana', phone: null, sendEmail: true },
  });
  expect(screen.queryByLabelText('First name')).toBeNull();
});

it('changes a student and says why not: Failed to update student', async () => {
  api.on('StudentUpdate', () => refusal('INTERNAL'));
  const user = openPage(<BookingsPage />, '/admin/bookings?students=');
  await user.click(await press('Edit Rosa Peña'));
  await user.click(await press('Save'));
  expect(await screen.findByText('Failed to update student')).toBeTruthy();
  api.on('StudentUpdate', () => data({ updateStudent: student({ version: 2 }) }));
  await user.click(await press('Save'));
  expect(await screen.findByText('Student updated successfully!')).toBeTruthy();
  expect(lastOf('StudentUpdate')).toMatchObject({ input: { id: 's1', version: 1 } });
});

it('deletes a student after a question, and takes it back', async () => {
  api
    .on('StudentDelete', () => refusal('INTERNAL'))
    .on('StudentRestore', () => data({ restoreStudent: { __typename: 'Student', id: 's1', version: 2 } }));
  const user = openPage(<BookingsPage />, '/admin/bookings?students=');
  const confirm = async () => {
    await user.click(await press('Delete Rosa Peña'));
    const dialog = screen.getByRole('dialog', { name: 'Delete Rosa Peña?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };
  await confirm();
  expect(await screen.findByText('Failed to delete student')).toBeTruthy();
  api.on('StudentDelete', () => data({ deleteStudent: { __typename: 'DeletedRecord', id: 's1' } }));
  await confirm();
  expect(await screen.findByText('Student deleted successfully')).toBeTruthy();
  await user.click(await press('Undo'));
  expect(await screen.findByText('Taken back.')).toBeTruthy();
});

it('creates a booking once, with the price of the class', async () => {
  api.on('OfficeBookingCreate', () => refusal('INTERNAL'));
  const user = openPage(<BookingsPage />);
  const [opener] = await screen.findAllByRole('button', { name: 'Create Booking' });
  if (opener) await user.click(opener);
  const form = within(screen.getByRole('region', { name: 'Create Booking' }));
  const submit = form.getByRole('button', { name: 'Create Booking' });
  await form.findByRole('option', { name: 'Rosa Peña, rosa@example.com' });
  await user.click(submit);
  expect(form.getAllByText('Student required')).toHaveLength(2);
  await user.selectOptions(form.getByLabelText('Student'), 's1');
  await user.selectOptions(form.getByLabelText('Class'), 'c2');
  expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('149.00');
  await user.click(submit);
  expect(await screen.findByText('Failed to create booking')).toBeTruthy();
  api.on('OfficeBookingCreate', () => data({ createBooking: booking({ id: 'b2' }) }));
  await user.click(submit);
  expect(await screen.findByText('Booking created successfully!')).toBeTruthy();
  const inputs = api.callsOf('OfficeBookingCreate').map(({ variables }) => variables['input']);
  expect(inputs[0]).toEqual(inputs[1]);
  expect(inputs[1]).toMatchObject({ studentId: 's1', classInstanceId: 'c2', amountCents: 14900 });
});

it('marks a booking paid, and takes it back with the version that came of it', async () => {
  api.on('BookingPaymentSet', () =>
    data({ setBookingPayment: booking({ version: 2, paymentStatus: 'paid' }) }),
  );
  const user = openPage(<BookingsPage />);
  await user.click(await press(/^Mark paid/));
  expect(await screen.findByText('The booking of Rosa Peña is marked paid.')).toBeTruthy();
  expect(await press(/^Mark unpaid/)).toBeTruthy();
  await user.click(await press('Undo'));
  await waitFor(() =>
    expect(lastOf('BookingPaymentSet')).toEqual({
      input: { id: 'b1', version: 2, paymentStatus: 'pending' },
    }),
  );
});

it('cancels a booking, and restores it', async () => {
  api
    .on('BookingCancel', () => data({ cancelBooking: booking({ version: 2, bookingStatus: 'cancelled' }) }))
    .on('BookingRestore', () => refusal('CLASS_FULL'));
  const user = openPage(<BookingsPage />);
  await user.click(await press(/^Cancel booking/));
  expect(await screen.findByText('The booking of Rosa Peña is cancelled. The seat is free.')).toBeTruthy();
  await user.click(await press('Undo'));
  expect(await screen.findByText('CLASS_FULL')).toBeTruthy();
  expect(await press(/^Restore/)).toBeTruthy();
});

it('moves a booking to another class of the same type only', async () => {
  api.on('BookingMove', () => data({ moveBooking: booking({ version: 2 }) }));
  const user = openPage(<BookingsPage />);
  await user.click(await press(/^Move/));
  const choice = await screen.findByLabelText('Move to');
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value')),
  ).toEqual(['', 'c2']);
  await user.selectOptions(choice, 'c2');
  await user.click(await press('Move'));
  await waitFor(() =>
    expect(lastOf('BookingMove')).toEqual({ input: { id: 'b1', version: 1, classInstanceId: 'c2' } }),
  );
  expect(await screen.findByText(/^Rosa Peña is moved to the class on/)).toBeTruthy();
});

it('shows a booking as somebody else left it', async () => {
  api
    .on('BookingPaymentSet', () => refusal('CONFLICT'))
    .on('OfficeBookingEdited', () => data({ booking: booking({ version: 2, paymentStatus: 'paid' }) }));
  const user = openPage(<BookingsPage />);
  await user.click(await press(/^Mark paid/));
  expect(await screen.findByText(/Somebody else has changed this booking/)).toBeTruthy();
  expect(await press(/^Mark unpaid/)).toBeTruthy();
});

it('keeps its filters in the address, and reads them from there', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?payment=paid&status=nonsense&from=2026-11-01');
  await screen.findByText('K7M4WX9P');
  expect(lastOf('OfficeBookings')).toMatchObject({
    paymentStatus: 'paid',
    bookingStatus: null,
    bookedFrom: '2026-11-01',
  });
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  await waitFor(() =>
    expect(lastOf('OfficeBookings')).toMatchObject({ sort: 'name', paymentStatus: 'paid' }),
  );
  await user.click(await press('Clear filters'));
  expect(screen.getByTestId('address').textContent).not.toContain('payment');
});
