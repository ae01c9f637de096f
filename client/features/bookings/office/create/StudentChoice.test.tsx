import { screen, waitFor, within } from '@testing-library/react';

import { data, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { chooseClass, chosenClass } from '../testing/choose-class';
import { chooseStudent, studentField } from '../testing/choose-student';
import {
  booking,
  connection,
  counted,
  newStudentBooking,
  smallOffice,
  student,
} from '../testing/office-rows';

let api: StubApi;

const students = (...rows: object[]) => data(connection('students', 'StudentConnection', rows));

beforeEach(() => {
  api = smallOffice();
  Element.prototype.scrollIntoView = () => undefined;
});

it('books a new student from one form, which is validated as a whole', async () => {
  api
    .on('StudentList', () => students())
    .on('BookNewStudent', () => refusal('BAD_USER_INPUT', { 'student.phone': 'Not a phone number' }));
  const user = openPage(<BookingsPage />);
  const [opener] = await screen.findAllByRole('button', { name: 'Create Booking' });
  if (opener) await user.click(opener);
  const form = within(screen.getByRole('region', { name: 'Create Booking' }));
  await user.type(studentField(), 'Ana María Ruiz');
  expect(await form.findByText('No students found. Enter a new one.')).toBeTruthy();
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
  await chooseClass(user, form.getByLabelText('Class'), /December 12/);
  await user.click(submit);
  expect(await form.findAllByText('Not a phone number')).toHaveLength(2);
  api.on('BookNewStudent', () => data(newStudentBooking()));
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

it('says in which fields the record of a student differs who was entered as a new one, with a link', async () => {
  api.on('BookNewStudent', () => data(newStudentBooking(['phone', 'companyName'])));
  const user = openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await waitFor(() =>
    expect(chosenClass(form.getByLabelText('Class'))).toMatch(/^Forklift Operator: .*December 12/),
  );
  await user.click(form.getByRole('button', { name: 'New student' }));
  for (const label of ['First name', 'Last name', 'Emergency contact name'])
    await user.type(form.getByLabelText(label), 'Rosa');
  await user.type(form.getByLabelText('Email'), 'rosa@example.com');
  await user.type(form.getByLabelText('Emergency contact phone'), '801 555 0100');
  await user.click(form.getByRole('button', { name: 'Create Booking' }));
  const notice = await screen.findByText(/^Booking created with/);
  expect(notice.textContent).toBe(
    'Booking created with what you entered. Rosa Peña was on record already; the record was not changed and differs in: Phone and Company.',
  );
  const link = screen.getByRole('link', { name: 'Open student' });
  expect(link.getAttribute('href')).toBe('/admin/students/s1');
});

it('preselects the class of the list and a single search result, unless others are chosen', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await waitFor(() =>
    expect(chosenClass(form.getByLabelText('Class'))).toMatch(/^Forklift Operator: .*December 12/),
  );
  expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('149.00');
  expect(studentField().value).toBe('');
  await user.type(studentField(), 'Rosa');
  await form.findByText(/^Student selected: Rosa Peña/);
  api.on('OfficeBookingCreate', () => data({ createBooking: booking({ id: 'b2' }) }));
  await user.click(form.getByRole('button', { name: 'Create Booking' }));
  const link = await screen.findByRole('link', { name: 'Open booking' });
  expect(link.getAttribute('href')).toBe('/admin/bookings/b2');
});

it('selects the student of the address, which is removed with the form', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking&find=rosa%40example.com');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await waitFor(() => expect(studentField().value).toBe('Rosa Peña'));
  expect(api.callsOf('StudentList').some(({ variables }) => variables['search'] === 'rosa@example.com')).toBe(
    true,
  );
  api.on('OfficeBookingCreate', () => data({ createBooking: booking({ id: 'b2' }) }));
  await chooseClass(user, form.getByLabelText('Class'), /December 12/);
  await user.click(form.getByRole('button', { name: 'Create Booking' }));
  await screen.findByRole('link', { name: 'Open booking' });
  expect(api.callsOf('OfficeBookingCreate').at(-1)?.variables['input']).toMatchObject({ studentId: 's1' });
  expect(screen.getByTestId('address').textContent).toBe('/admin/bookings');
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
  const find = async (text: string) => {
    await user.clear(studentField());
    await user.type(studentField(), text);
  };
  const selected = () => form.queryByText(/^Student selected: /);
  await find('Garrett Anderson');
  expect(
    await form.findByText('Student selected: Garrett Anderson, garrett@example.com, Wardle Roofing'),
  ).toBeTruthy();
  expect(studentField().value).toBe('Garrett Anderson');
  await find('Garrett Andrews');
  expect(selected()).toBeNull();
  await form.findByText('No students found. Enter a new one.');
  expect(form.queryByRole('option', { name: /^Garrett Anderson/ })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Create Booking' }));
  expect(form.getAllByText('Student required')).toHaveLength(2);
  expect(api.callsOf('OfficeBookingCreate')).toEqual([]);

  await find('Garrett Anderson');
  await waitFor(() => expect(selected()).not.toBeNull());
  await find('Garrett');
  await form.findByText('3 students found. Choose from the list below.');
  expect(selected()).toBeNull();
  // Typing on also replaces a student whom the user has picked: nobody is booked whom the field does not display.
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(selected()?.textContent).toMatch(/^Student selected: Rosa Peña/));
  await find('Garrett Andrews');
  await form.findByText('No students found. Enter a new one.');
  expect(selected()).toBeNull();
});

it('does not submit the booking form from its search field', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await user.type(studentField(), 'Rosa{Enter}');
  expect(form.queryByRole('group', { name: 'There is a problem' })).toBeNull();
});

it('shows the phone of each student, and takes over a phone or email that nobody has', async () => {
  api.on('StudentList', ({ search }) =>
    search === '' || search === null ? students(student({ phone: '801 555 0118' })) : students(),
  );
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  expect(form.getByText('Type a name, email or phone.')).toBeTruthy();
  await user.click(studentField());
  const option = await form.findByRole('option', { name: /^Rosa Peña/ });
  expect([...option.children].map(({ textContent }) => textContent)).toEqual([
    'Rosa Peña',
    'rosa@example.com, (801) 555-0118, Wardle Roofing',
  ]);
  for (const [typed, label] of [
    ['(801) 555-0119', /^Phone/],
    ['ana@example.com', 'Email'],
  ] as const) {
    await user.clear(studentField());
    await user.type(studentField(), typed);
    await form.findByText('No students found. Enter a new one.');
    await user.click(form.getByRole('button', { name: 'New student' }));
    const person = within(form.getByRole('group', { name: 'New student' }));
    expect(person.getByLabelText<HTMLInputElement>(label).value).toBe(typed);
    expect(person.getByLabelText<HTMLInputElement>('Last name').value).toBe('');
    await user.click(form.getByRole('button', { name: 'Choose from the list' }));
  }
});

it('deselects a student when the form returns from the fields of a new one', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await chooseStudent(user, /^Rosa Peña/);
  await user.click(form.getByRole('button', { name: 'New student' }));
  await user.click(form.getByRole('button', { name: 'Choose from the list' }));
  await waitFor(() => expect(studentField().value).toBe(''));
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

it('says how many students a search has found', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  expect(await form.findByText('Type a name, email or phone.')).toBeTruthy();
  api
    .on('StudentList', () => students(student({ id: 's1' }), student({ id: 's2' })))
    .on('StudentCount', () => data(counted('students', 'StudentConnection', 2)));
  await user.type(studentField(), 'Rosa');
  expect(await form.findByText('2 students found. Choose from the list below.')).toBeTruthy();
  api
    .on('StudentList', () => students(student({ id: 's1' })))
    .on('StudentCount', () => data(counted('students', 'StudentConnection', 1)));
  await user.type(studentField(), ' P');
  expect(await form.findByText(/^Student selected: Rosa Peña/)).toBeTruthy();
  // The text is not replaced while it is typed.
  expect(studentField().value).toBe('Rosa P');
  await user.keyboard('{Enter}');
  expect(studentField().value).toBe('Rosa Peña');
});

it('says how to narrow down more students than are listed', async () => {
  api
    .on('StudentList', () =>
      data(connection('students', 'StudentConnection', [student(), student({ id: 's2' })], true)),
    )
    .on('StudentCount', () => data(counted('students', 'StudentConnection', 60)));
  openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const text = 'Showing 2 of 60 students. Type more of the name, email or phone.';
  expect(await screen.findByText(text)).toBeTruthy();
});

it('says that there may be more students than were counted', async () => {
  api
    .on('StudentList', () =>
      data(connection('students', 'StudentConnection', [student(), student({ id: 's2' })], true)),
    )
    .on('StudentCount', () => data(counted('students', 'StudentConnection', 1001)));
  openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const text = 'Showing 2 of more than 1,000 students. Type more of the name, email or phone.';
  expect(await screen.findByText(text)).toBeTruthy();
});

it('searches again after a failure, and keeps what was typed', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await user.type(form.getByLabelText(/^Notes/), 'Needs a ramp');
  api.on('StudentList', offline);
  await user.type(studentField(), 'Rosa');
  const again = await form.findByRole('button', { name: 'Try again' });
  expect(form.getByRole('alert').textContent).toMatch(/^Error loading students: /);
  expect(form.queryByRole('option', { name: /^Rosa/ })).toBeNull();
  expect(studentField().getAttribute('aria-expanded')).toBe('false');
  api.on('StudentList', () => students(student()));
  await user.click(again);
  expect(document.activeElement).toBe(studentField());
  expect(await form.findByText(/^Student selected: Rosa Peña/)).toBeTruthy();
  expect(studentField().getAttribute('aria-expanded')).toBe('true');
  expect(form.queryByRole('alert')?.textContent).toBe('');
  expect(form.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Needs a ramp');
});

it('lists the students of the latest text, even if those of an earlier one arrive last', async () => {
  const users = new Map<unknown, () => void>();
  api.on('StudentList', async ({ search }) => {
    if (search === 'Ro') await new Promise<void>((resolve) => users.set(search, resolve));
    return students(student({ firstName: search === 'Ro' ? 'Rolf' : 'Rosa' }));
  });
  const user = openPage(<BookingsPage />, '/admin/bookings?new=booking');
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await user.type(studentField(), 'Ro');
  await waitFor(() => expect(users.has('Ro')).toBe(true));
  expect(form.getByText('Loading…')).toBeTruthy();
  await user.type(studentField(), 'sa');
  expect(await form.findByText(/^Student selected: Rosa/)).toBeTruthy();
  users.get('Ro')?.();
  await user.keyboard('{Enter}');
  expect(studentField().value).toBe('Rosa Peña');
});
