import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { BookingsPage } from './BookingsPage';
import { lastList } from './last-list';
import { booking, connection, smallOffice, student } from './testing/office-rows';

let api: StubApi;

const students = (...rows: object[]) => data(connection('students', 'StudentConnection', rows));

beforeEach(() => {
  api = smallOffice();
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  jest.restoreAllMocks();
});

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
  await user.type(screen.getByLabelText('Search by first name, last name or email'), 'zzz');
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
  expect(document.title).toMatch(/^Error: /);
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

it('dates a booking by the day at the office, also late in the evening', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T05:30:00Z'), advanceTimers: true });
  const user = openPage(<BookingsPage />);
  const [opener] = await screen.findAllByRole('button', { name: 'Create Booking' });
  if (opener) await user.click(opener);
  const form = within(screen.getByRole('region', { name: 'Create Booking' }));
  expect(form.getByLabelText<HTMLInputElement>('Booking date').value).toBe('2026-11-24');
});

it('books a new student from one form, which is validated as a whole', async () => {
  api
    .on('StudentList', () => students())
    .on('BookNewStudent', () => refusal('BAD_USER_INPUT', { 'student.phone': 'Not a phone number' }));
  const user = openPage(<BookingsPage />);
  const [opener] = await screen.findAllByRole('button', { name: 'Create Booking' });
  if (opener) await user.click(opener);
  const form = within(screen.getByRole('region', { name: 'Create Booking' }));
  await user.type(form.getByLabelText('Find a student'), 'Ana María Ruiz');
  expect(await form.findAllByText('No students found. Enter a new one.')).toHaveLength(2);
  await user.click(form.getByRole('button', { name: 'New student' }));
  const person = within(form.getByRole('group', { name: 'New student' }));
  expect(person.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
  expect(person.getByLabelText<HTMLInputElement>('Last name').value).toBe('María Ruiz');
  expect(document.activeElement).toBe(person.getByLabelText('Email'));
  await user.keyboard('ana@example.com');
  const submit = form.getByRole('button', { name: 'Create Booking' });
  await user.click(submit);
  const summary = within(form.getByRole('group', { name: 'There is a problem' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Emergency contact required',
    'Emergency phone required',
    'Class required',
    'Amount required',
  ]);
  await user.type(person.getByLabelText('Emergency contact name'), 'Luis');
  await user.type(person.getByLabelText('Emergency contact phone'), '801 555 0100');
  await user.selectOptions(form.getByLabelText('Class'), 'c2');
  await user.click(submit);
  expect(await form.findAllByText('Not a phone number')).toHaveLength(2);
  api.on('BookNewStudent', () => data({ bookNewStudent: booking({ id: 'b2' }) }));
  await user.click(submit);
  expect(await screen.findByText('Booking created successfully!')).toBeTruthy();
  const inputs = api.callsOf('BookNewStudent').map(({ variables }) => variables['input']);
  expect(inputs[0]).toEqual(inputs[1]);
  expect(inputs[1]).toMatchObject({
    student: { firstName: 'Ana', lastName: 'María Ruiz', email: 'ana@example.com', phone: null },
    classInstanceId: 'c2',
    amountCents: 14900,
  });
  expect(api.callsOf('OfficeBookingCreate')).toEqual([]);
});

it('preselects the class of the list and a single search result, unless others are chosen', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await waitFor(() => expect(form.getByLabelText<HTMLSelectElement>('Class').value).toBe('c2'));
  expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('149.00');
  expect(form.getByLabelText<HTMLSelectElement>('Student').value).toBe('');
  await user.type(form.getByLabelText('Find a student'), 'Rosa');
  await waitFor(() => expect(form.getByLabelText<HTMLSelectElement>('Student').value).toBe('s1'));
  api.on('OfficeBookingCreate', () => data({ createBooking: booking({ id: 'b2' }) }));
  await user.click(form.getByRole('button', { name: 'Create Booking' }));
  const link = await screen.findByRole('link', { name: 'Open booking' });
  expect(link.getAttribute('href')).toBe('/admin/bookings/b2');
});

it('deselects an automatically selected student who is no longer the only search result', async () => {
  const anderson = student({ firstName: 'Garrett', lastName: 'Anderson', email: 'garrett@example.com' });
  const others = [student({ id: 's2' }), student({ id: 's3' })];
  api.on('StudentList', ({ search }) => {
    if (search === 'Garrett Anderson') return students(anderson);
    return search === 'Garrett Andrews' ? students() : students(anderson, ...others);
  });
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  const search = form.getByLabelText('Find a student');
  const selected = () => form.getByLabelText<HTMLSelectElement>('Student').value;
  const find = async (text: string) => {
    await user.clear(search);
    await user.type(search, text);
  };
  await find('Garrett Anderson');
  expect(await form.findByText('Student selected: Garrett Anderson, garrett@example.com')).toBeTruthy();
  expect(selected()).toBe('s1');
  await find('Garrett Andrews');
  await waitFor(() => expect(selected()).toBe(''));
  expect(form.queryByRole('option', { name: /^Garrett Anderson/ })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Create Booking' }));
  expect(form.getAllByText('Student required')).toHaveLength(2);
  expect(api.callsOf('OfficeBookingCreate')).toEqual([]);

  await find('Garrett Anderson');
  await waitFor(() => expect(selected()).toBe('s1'));
  await find('Garrett');
  await waitFor(() => expect(selected()).toBe(''));
  // What the user has selected stays, whatever is searched for next.
  await user.selectOptions(form.getByLabelText('Student'), 's2');
  await find('Garrett Andrews');
  await form.findAllByText('No students found. Enter a new one.');
  expect(selected()).toBe('s2');
});

it('does not submit the booking form from its search field', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await user.type(form.getByLabelText('Find a student'), 'Rosa{Enter}');
  expect(form.queryByRole('group', { name: 'There is a problem' })).toBeNull();
});

it('deselects a student when the form returns from the fields of a new one', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await form.findByRole('option', { name: 'Rosa Peña, rosa@example.com' });
  await user.selectOptions(form.getByLabelText('Student'), 's1');
  await user.click(form.getByRole('button', { name: 'New student' }));
  await user.click(form.getByRole('button', { name: 'Choose from the list' }));
  await waitFor(() => expect(form.getByLabelText<HTMLSelectElement>('Student').value).toBe(''));
});

it('is linked from a booking with its filters, but without the form that was open', async () => {
  openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking');
  await screen.findByRole('region', { name: 'Create Booking' });
  expect(lastList()).toBe('?classId=c2');
});

it('keeps the values of a new student while searching the list', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await user.click(form.getByRole('button', { name: 'New student' }));
  await user.type(form.getByLabelText('First name'), 'Ana');
  await user.click(form.getByRole('button', { name: 'Choose from the list' }));
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'New student' }));
  await user.click(form.getByRole('button', { name: 'New student' }));
  expect(form.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
});
