import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { isRecord } from '../../../../graphql/is-record';
import { openPage } from '../../../../testing/open-page';
import { takeDrafts } from '../../../../ui/office/forms/use-draft-form';
import { BookingsPage } from '../list/BookingsPage';
import { booking, smallOffice, student } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';

let api: StubApi;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
  api = smallOffice()
    .on('BookingOfOffice', () => data({ booking: booking() }))
    .on('BookingHistory', () => data({ bookingHistory: [] }));
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const inputsOf = (operation: string) => api.callsOf(operation).map(({ variables }) => variables['input']);

describe('the language of an attendee, if the answer is lost', () => {
  /** @param now as loaded after the repeated request was refused */
  async function change(now: ReturnType<typeof booking>) {
    api
      .on('BookingAttendeeUpdate', () => {
        api.on('BookingAttendeeUpdate', () => refusal('CONFLICT'));
        return offline();
      })
      .on('OfficeBookingEdited', () => data({ booking: now }));
    const user = openBooking('?edit=attendee');
    const form = within(await screen.findByRole('region', { name: 'Edit the attendee Rosa Peña' }));
    await user.selectOptions(form.getByLabelText('Language for messages'), 'es');
    await user.click(form.getByRole('button', { name: 'Save' }));
  }

  it('is reported as saved if the booking has it', async () => {
    await change(booking({ version: 2, language: 'es' }));
    await screen.findByText('The attendee Rosa Peña is saved.');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Edit the attendee/ })).toBeNull());
  });

  it('is not, if somebody else has changed something else', async () => {
    await change(booking({ version: 2, paymentStatus: 'paid' }));
    await screen.findByText(/somebody else has changed this record/);
  });
});

/** Fills in a new student and saves it without an answer. */
async function loseAnswer(user: UserEvent) {
  await screen.findByLabelText('First name');
  for (const label of ['First name', 'Last name', 'Emergency contact name'])
    await user.type(field(label), 'x');
  await user.type(field('Emergency contact phone'), '801-555-0199');
  await user.type(field('Email'), 'ana@example.com');
  await press(user, 'Save');
  await screen.findByText(/^The server did not answer: we do not know whether it was saved\./);
}

it('a student whose answer was lost is added once, also after a reload, with what was changed since then', async () => {
  api.on('StudentCreate', offline);
  const user = openPage(<BookingsPage />, '/admin/bookings?new=student');
  await loseAnswer(user);
  const stored = { ...sessionStorage };
  cleanup();
  Object.assign(sessionStorage, stored);
  jest.useRealTimers();
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  takeDrafts();
  api
    .on('StudentCreate', () => data({ createStudent: student({ id: 's2', lastName: 'x' }) }))
    .on('StudentUpdate', () => data({ updateStudent: student({ id: 's2', version: 2, lastName: 'xy' }) }));
  const again = openPage(<BookingsPage />, '/admin/bookings?new=student');
  await screen.findByLabelText('First name');
  await again.type(field('Last name'), 'y');
  await press(again, 'Save');
  await screen.findByText(/^Student (added|updated) successfully!/);
  const keys = inputsOf('StudentCreate').map((input) => isRecord(input) && input['idempotencyKey']);
  expect(new Set(keys).size).toBe(1);
  expect(inputsOf('StudentUpdate')).toMatchObject([{ id: 's2', version: 1, lastName: 'xy' }]);
});

it('a student whose answer was lost is added once, and what was typed meanwhile stays', async () => {
  api
    .on('StudentCreate', offline)
    .on('StudentUpdate', () => data({ updateStudent: student({ id: 's2', version: 2, lastName: 'xy' }) }));
  const user = openPage(<BookingsPage />, '/admin/bookings?new=student');
  await loseAnswer(user);
  api.on('StudentCreate', ({ input }) => data({ createStudent: student({ id: 's2', ...toPerson(input) }) }));
  const release = api.hold('StudentCreate');
  await press(user, 'Save');
  await user.type(field('Last name'), 'y');
  release();
  await screen.findByText('Saved. What you typed meanwhile is not saved yet.');
  await screen.findByText('Student added successfully!');
  expect(field('Last name').value).toBe('xy');
  await press(user, 'Save');
  await screen.findByText('Student updated successfully!');
  const keys = inputsOf('StudentCreate').map((input) => isRecord(input) && input['idempotencyKey']);
  expect(new Set(keys).size).toBe(1);
  expect(inputsOf('StudentUpdate')).toMatchObject([{ id: 's2', version: 1, lastName: 'xy' }]);
});

function toPerson(input: unknown) {
  const { sendEmail, idempotencyKey, ...person } = isRecord(input) ? input : {};
  expect([sendEmail, typeof idempotencyKey]).toEqual([true, 'string']);
  return person;
}
