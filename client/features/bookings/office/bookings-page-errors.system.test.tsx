import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, notJson, offline, refusal, type StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { BookingsPage } from './BookingsPage';
import { booking, smallOffice, student } from './testing/office-rows';

/** Specification section 8, for students and bookings: each text has its own cause. */

let api: StubApi;

beforeEach(() => {
  api = smallOffice();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

type Cause = [how: string, cause: (operation: string) => void];

const withReason: Cause = [
  'refused for a reason',
  (operation) => api.on(operation, () => refusal('The words of the server')),
];
const withoutReason: Cause = [
  'refused without one',
  (operation) => api.on(operation, () => refusal('INTERNAL')),
];
const noResponse: Cause = ['left without an answer', (operation) => api.on(operation, offline)];
const well: Cause = ['done', () => undefined];

const aPage = (status: number): Cause => [
  `answered by a page, status ${String(status)}`,
  (operation) => api.on(operation, () => notJson(status)),
];

async function expectSaid(text: string, role: 'alert' | 'status') {
  expect((await screen.findByText(text)).closest(`[role="${role}"]`)).toBeTruthy();
}

describe.each([
  ['students', 'StudentList', '/admin/bookings?students='],
  ['bookings', 'OfficeBookings', '/admin/bookings'],
  ['classes', 'BookableClasses', '/admin/bookings'],
])('the %s, when loading them is', (thing, operation, address) => {
  const page = 'API returned non-JSON response. Check if API server is running.';
  it.each([
    [...withReason, 'The words of the server'],
    [...withoutReason, `Failed to fetch ${thing}`],
    [
      ...noResponse,
      `Error loading ${thing}: the server could not be reached. Check your connection and try again.`,
    ],
    [...aPage(200), page],
    [...aPage(502), page],
  ] as const)('%s: says so', async (_how, cause, text) => {
    cause(operation);
    openPage(<BookingsPage />, address);
    await expectSaid(text, 'alert');
  });
});

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function fillPerson(user: UserEvent) {
  for (const label of ['First name', 'Last name', 'Emergency contact name', 'Emergency contact phone'])
    await user.type(screen.getByLabelText(label), label.endsWith('phone') ? '801-555-0199' : 'x');
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
}

const tasks = {
  'adding a student': {
    operation: 'StudentCreate',
    response: { createStudent: student({ id: 's2' }) },
    done: 'Student added successfully!',
    failed: 'Failed to add student',
    act: async (user: UserEvent) => {
      await press(user, 'Add New Student');
      await fillPerson(user);
      await press(user, 'Save');
    },
  },
  'changing a student': {
    operation: 'StudentUpdate',
    response: { updateStudent: student({ version: 2 }) },
    done: 'Student updated successfully!',
    failed: 'Failed to update student',
    act: async (user: UserEvent) => {
      await press(user, 'View All Students');
      await press(user, 'Edit Rosa Peña');
      await press(user, 'Save');
    },
  },
  'deleting a student': {
    operation: 'StudentDelete',
    response: { deleteStudent: { __typename: 'DeletedRecord', id: 's1' } },
    done: 'Student deleted successfully',
    failed: 'Failed to delete student',
    act: async (user: UserEvent) => {
      await press(user, 'View All Students');
      await press(user, 'Delete Rosa Peña');
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    },
  },
  'creating a booking': {
    operation: 'OfficeBookingCreate',
    response: { createBooking: booking({ id: 'b2' }) },
    done: 'Booking created successfully!',
    failed: 'Failed to create booking',
    act: async (user: UserEvent) => {
      const [opener] = await screen.findAllByRole('button', { name: 'Create Booking' });
      if (opener) await user.click(opener);
      const form = within(screen.getByRole('region', { name: 'Create Booking' }));
      await form.findByRole('option', { name: 'Rosa Peña, rosa@example.com' });
      await user.selectOptions(form.getByLabelText('Student'), 's1');
      await user.selectOptions(form.getByLabelText('Class'), 'c2');
      await user.click(form.getByRole('button', { name: 'Create Booking' }));
    },
  },
};

describe.each(Object.entries(tasks))('%s', (_task, { operation, response, done, failed, act }) => {
  it.each([
    [...well, done, 'status'],
    [...withReason, 'The words of the server', 'alert'],
    [...withoutReason, failed, 'alert'],
    [...noResponse, failed, 'alert'],
    [...aPage(502), failed, 'alert'],
  ] as const)('when it is %s: says so', async (_how, cause, text, role) => {
    api.on(operation, () => data(response));
    cause(operation);
    const user = openPage(<BookingsPage />);
    await act(user);
    await expectSaid(text, role);
  });
});

describe('a record that was deleted meanwhile', () => {
  const gone = 'Somebody deleted this student meanwhile.';
  const act = async (task: keyof typeof tasks) => {
    const { operation, act: doIt } = tasks[task];
    api.on(operation, () => refusal('NOT_FOUND'));
    const user = openPage(<BookingsPage />);
    await doIt(user);
    return user;
  };

  it('keeps the typed values of a student, and then displays the current list', async () => {
    const user = await act('changing a student');
    await expectSaid(gone, 'alert');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Rosa');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    const asked = api.callsOf('StudentList').length;
    await press(user, 'Close and reload');
    expect(screen.queryByLabelText('First name')).toBeNull();
    await waitFor(() => expect(api.callsOf('StudentList').length).toBeGreaterThan(asked));
  });

  it('keeps the typed values of an attendee, and then displays the current list', async () => {
    api.on('BookingAttendeeUpdate', () => refusal('NOT_FOUND'));
    const user = openPage(<BookingsPage />);
    await press(user, /^Actions/);
    await user.click(screen.getByRole('menuitem', { name: /^Edit attendee/, hidden: true }));
    await user.type(await screen.findByLabelText('First name'), ' María');
    await press(user, 'Save');
    await expectSaid('Somebody deleted this booking meanwhile.', 'alert');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Rosa María');
    const asked = api.callsOf('OfficeBookings').length;
    await press(user, 'Close and reload');
    expect(screen.queryByLabelText('First name')).toBeNull();
    await waitFor(() => expect(api.callsOf('OfficeBookings').length).toBeGreaterThan(asked));
  });

  it('is reported for a student that was to be deleted', async () => {
    await act('deleting a student');
    await expectSaid(gone, 'alert');
  });

  it('is reported for a new booking, and its lists are refetched', async () => {
    await act('creating a booking');
    await expectSaid(
      'Somebody deleted this student or this class meanwhile. Choose again from the lists.',
      'alert',
    );
    await waitFor(() => expect(api.callsOf('BookableClasses')).toHaveLength(2));
  });

  it('is reported for the class that a booking was to be moved to', async () => {
    api.on('BookingMove', () => refusal('NOT_FOUND'));
    const user = openPage(<BookingsPage />);
    await press(user, /^Actions/);
    await user.click(screen.getByRole('menuitem', { name: 'Move' }));
    await user.selectOptions(await screen.findByLabelText('Move to'), 'c2');
    await press(user, 'Move');
    await expectSaid('Somebody deleted the class meanwhile. The list is up to date now.', 'alert');
  });
});
