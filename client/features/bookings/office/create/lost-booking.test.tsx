import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { isRecord } from '../../../../graphql/is-record';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { chosenClass } from '../testing/choose-class';
import { chooseStudent } from '../testing/choose-student';
import { booking, newStudentBooking, smallOffice } from '../testing/office-rows';

let api: StubApi;
let user: UserEvent;

beforeEach(() => {
  api = smallOffice().on('OfficeBookingCreate', offline).on('BookNewStudent', offline);
  user = openPage(<BookingsPage />, '/admin/bookings?classId=c2&new=booking');
});

const openForm = async () => {
  const form = within(await screen.findByRole('region', { name: 'Create Booking' }));
  await waitFor(() =>
    expect(chosenClass(form.getByLabelText('Class'))).toMatch(/^Forklift Operator: .*December 12/),
  );
  return form;
};
type BookingForm = Awaited<ReturnType<typeof openForm>>;

const choose = async () => chooseStudent(user, /^Rosa Peña/);
const enter = async (form: BookingForm) => {
  await user.click(form.getByRole('button', { name: 'New student' }));
  for (const label of ['First name', 'Last name', 'Emergency contact name'])
    await user.type(form.getByLabelText(label), 'Rosa');
  await user.type(form.getByLabelText('Email'), 'rosa@example.com');
  await user.type(form.getByLabelText('Emergency contact phone'), '801 555 0100');
};
const submit = async (form: BookingForm) => user.click(form.getByRole('button', { name: 'Create Booking' }));
const expectLost = async () => {
  await screen.findByText('The connection was lost. Press the button again: nothing is booked twice.');
  expect(screen.getByText('Failed to create booking')).toBeTruthy();
};
const inputsOf = (operation: string) => api.callsOf(operation).map(({ variables }) => variables['input']);
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const earlierText =
  'This booking has what you entered the first time, because the connection was lost then. Check it.';

describe('a new booking whose response was lost', () => {
  it('is created once when it is sent again unchanged', async () => {
    const form = await openForm();
    await choose();
    await submit(form);
    await expectLost();
    api.on('OfficeBookingCreate', () => data({ createBooking: booking({ id: 'b2' }) }));
    await submit(form);
    expect(await screen.findByText('Booking created successfully!')).toBeTruthy();
    const [first, second, ...others] = inputsOf('OfficeBookingCreate');
    expect(second).toEqual(first);
    expect(others).toEqual([]);
  });

  it('is repeated in place of a corrected one, and says so', async () => {
    const form = await openForm();
    await choose();
    await submit(form);
    await expectLost();
    api.on('OfficeBookingCreate', () => data({ createBooking: booking({ id: 'b2' }) }));
    await user.type(form.getByLabelText(/^Notes/), 'Pays at the desk');
    await submit(form);
    expect(await screen.findByText(earlierText)).toBeTruthy();
    expect(linkTo('Open booking')).toBe('/admin/bookings/b2');
    const [first, second, ...others] = inputsOf('OfficeBookingCreate');
    expect(first).toMatchObject({ studentId: 's1', notes: null });
    expect(second).toEqual(first);
    expect(others).toEqual([]);
  });

  it('is corrected if it was not carried out and its repetition is refused', async () => {
    const form = await openForm();
    await choose();
    await submit(form);
    await expectLost();
    api.on('OfficeBookingCreate', ({ input }) =>
      JSON.stringify(input).includes('Pays at the desk')
        ? data({ createBooking: booking({ id: 'b2' }) })
        : refusal('BAD_USER_INPUT', { amountCents: 'Too much' }),
    );
    await user.type(form.getByLabelText(/^Notes/), 'Pays at the desk');
    await submit(form);
    expect(await screen.findByText('Booking created successfully!')).toBeTruthy();
    const [first, second, third] = inputsOf('OfficeBookingCreate');
    expect(second).toEqual(first);
    expect(third).toMatchObject({ notes: 'Pays at the desk' });
    const keys = [first, second, third].map((input) => isRecord(input) && input['idempotencyKey']);
    expect(new Set(keys).size).toBe(2);
  });

  it('creates no second student, and says in which fields the record differs', async () => {
    const form = await openForm();
    await enter(form);
    await submit(form);
    await expectLost();
    api.on('BookNewStudent', () => data(newStudentBooking(['phone'])));
    await user.clear(form.getByLabelText('Email'));
    await user.type(form.getByLabelText('Email'), 'rosa.pena@example.com');
    await submit(form);
    const text = `${earlierText} Rosa Peña was on record already; the record was not changed and differs in: Phone.`;
    expect(await screen.findByText(text)).toBeTruthy();
    expect(linkTo('Open booking')).toBe('/admin/bookings/b2');
    const [first, second, ...others] = inputsOf('BookNewStudent');
    expect(first).toMatchObject({ student: { email: 'rosa@example.com' } });
    expect(second).toEqual(first);
    expect(others).toEqual([]);
  });

  it('is repeated for the new student even if a student on record is chosen meanwhile', async () => {
    const form = await openForm();
    await enter(form);
    await submit(form);
    await expectLost();
    api.on('BookNewStudent', () => data(newStudentBooking()));
    await user.click(form.getByRole('button', { name: 'Choose from the list' }));
    await choose();
    await submit(form);
    expect(await screen.findByText(earlierText)).toBeTruthy();
    expect(inputsOf('BookNewStudent')).toHaveLength(2);
    expect(inputsOf('OfficeBookingCreate')).toEqual([]);
  });
});

it('a new booking takes no input while it is being sent, which would be lost', async () => {
  api.on('OfficeBookingCreate', () => data({ createBooking: booking({ id: 'b2' }) }));
  const form = await openForm();
  await choose();
  const release = api.hold('OfficeBookingCreate');
  await submit(form);
  const notes = form.getByLabelText<HTMLTextAreaElement>(/^Notes/);
  await user.type(notes, 'Pays at the desk');
  expect(notes.value).toBe('');
  release();
  await screen.findByText('Booking created successfully!');
});
