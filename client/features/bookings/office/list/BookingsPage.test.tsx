import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from './BookingsPage';
import { lastList } from './last-list';
import { chooseClass } from '../testing/choose-class';
import { chooseStudent } from '../testing/choose-student';
import { booking, connection, smallOffice, student } from '../testing/office-rows';

let api: StubApi;

const students = (...rows: object[]) => data(connection('students', 'StudentConnection', rows));

beforeEach(() => {
  api = smallOffice();
});
afterEach(() => jest.useRealTimers());

const lastOf = (operation: string) => api.callsOf(operation).at(-1)?.variables;
const press = (name: string | RegExp) => screen.findByRole('button', { name });

it('is the Admin Dashboard with its three buttons', async () => {
  openPage(<BookingsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  for (const name of ['Add New Student', 'Create Booking', 'View All Students'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(await screen.findByText('K7M4WX9P')).toBeTruthy();
  expect(lastOf('OfficeBookings')).toMatchObject({ classInstanceId: null });
});

it('lists the students, searches on the server and says if there are none', async () => {
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
  await user.type(screen.getByLabelText('Search by name, email or phone'), 'zzz');
  expect(await screen.findByText('No students found')).toBeTruthy();
  await waitFor(() => expect(lastOf('StudentList')).toMatchObject({ search: 'zzz' }));
  expect(screen.getByTestId('address').textContent).toContain('students=zzz');
});

it('filters the students by company and search', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?students=peña');
  const search = within(await screen.findByRole('search', { name: 'Students' }));
  await user.type(search.getByLabelText('Company'), 'Wardle Roofing');
  await waitFor(() =>
    expect(lastOf('StudentList')).toMatchObject({ search: 'peña', companyName: 'Wardle Roofing' }),
  );
  expect(lastOf('StudentCount')).toEqual({ search: 'peña', companyName: 'Wardle Roofing' });
  expect(screen.getByTestId('address').textContent).toContain('studentCompany=Wardle+Roofing');
  await user.click(screen.getByRole('button', { name: 'View All Students' }));
  expect(screen.getByTestId('address').textContent).toBe('/admin/bookings');
});

it('adds a student once every field is valid', async () => {
  api.on('StudentCreate', () => data({ createStudent: student({ id: 's2' }) }));
  const user = openPage(<BookingsPage />);
  await user.click(await press('Add New Student'));
  await user.click(await press('Save'));
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(document.title).toMatch(/^Error: /);
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
  expect(screen.getByRole('link', { name: 'Open student' }).getAttribute('href')).toBe('/admin/students/s2');
  expect(screen.queryByLabelText('First name')).toBeNull();
});

it('edits a student and reports a failure: Failed to update student', async () => {
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

it('deletes a student after a confirmation, and undoes it', async () => {
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
  api.on('StudentDelete', () => refusal('NOT_FOUND'));
  await confirm();
  expect(await screen.findByText(/^Failed to delete student\. Somebody deleted this student/)).toBeTruthy();
  api.on('StudentDelete', () => data({ deleteStudent: { __typename: 'DeletedRecord', id: 's1' } }));
  await confirm();
  expect(await screen.findByText('Student deleted successfully')).toBeTruthy();
  await user.click(await press('Undo'));
  expect(await screen.findByText('Undone.')).toBeTruthy();
});

it('creates a booking once, with the price of the class', async () => {
  api.on('OfficeBookingCreate', () => refusal('INTERNAL'));
  const user = openPage(<BookingsPage />);
  const [opener] = await screen.findAllByRole('button', { name: 'Create Booking' });
  if (opener) await user.click(opener);
  const form = within(screen.getByRole('region', { name: 'Create Booking' }));
  const submit = form.getByRole('button', { name: 'Create Booking' });
  await user.click(submit);
  expect(form.getAllByText('Student required')).toHaveLength(2);
  expect(document.title).toMatch(/^Error: /);
  await chooseStudent(user, /^Rosa Peña/);
  await chooseClass(user, form.getByLabelText('Class'), /December 12/);
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

it('dates a booking by the day at the office, also late in the evening', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T05:30:00Z'), advanceTimers: true });
  const user = openPage(<BookingsPage />);
  const [opener] = await screen.findAllByRole('button', { name: 'Create Booking' });
  if (opener) await user.click(opener);
  const form = within(screen.getByRole('region', { name: 'Create Booking' }));
  expect(form.getByLabelText<HTMLInputElement>('Booking date').value).toBe('2026-11-24');
});

it('hints at a date of a new booking in the future, at the office', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T05:30:00Z'), advanceTimers: true });
  openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  const date = form.getByLabelText('Booking date');
  const hint = () => form.queryByText('This date is in the future. Check it.');
  for (const [day, isHinted] of [
    ['2026-11-25', true],
    ['2026-11-24', false],
    ['2099-01-01', true],
    ['', false],
  ] as const) {
    fireEvent.change(date, { target: { value: day } });
    expect([day, hint() !== null]).toEqual([day, isHinted]);
  }
});

it('is linked from a booking with its filters, but without the form that was open', async () => {
  openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking');
  await screen.findByRole('region', { name: 'Create Booking' });
  expect(lastList()).toBe('?classId=c2');
});
