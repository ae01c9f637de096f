import { screen, waitFor } from '@testing-library/react';

import { refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from './BookingsPage';
import { chooseClass } from '../testing/choose-class';
import { smallOffice } from '../testing/office-rows';
import { expectSaid, press, tasks } from '../testing/office-tasks';

let api: StubApi;

beforeEach(() => {
  api = smallOffice();
});

describe('a record that was deleted meanwhile', () => {
  const gone = 'Somebody deleted this student in the meantime.';
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
    await expectSaid('Somebody deleted this booking in the meantime.', 'alert');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Rosa María');
    const asked = api.callsOf('OfficeBookings').length;
    await press(user, 'Close and reload');
    expect(screen.queryByLabelText('First name')).toBeNull();
    await waitFor(() => expect(api.callsOf('OfficeBookings').length).toBeGreaterThan(asked));
  });

  it('is reported for a student that was to be deleted', async () => {
    await act('deleting a student');
    await expectSaid(`Failed to delete student. ${gone}`, 'alert');
  });

  it('is reported for a new booking, and its lists are refetched', async () => {
    await act('creating a booking');
    await expectSaid(
      'Somebody deleted this student or this class in the meantime. Choose again from the lists.',
      'alert',
    );
    await waitFor(() => expect(api.callsOf('BookableClasses')).toHaveLength(2));
  });

  it('is reported for the class that a booking was to be moved to', async () => {
    api.on('BookingMove', () => refusal('NOT_FOUND'));
    const user = openPage(<BookingsPage />);
    await press(user, /^Actions/);
    await user.click(screen.getByRole('menuitem', { name: 'Move' }));
    await chooseClass(user, await screen.findByLabelText('Move to'), /December 12/);
    await press(user, 'Move');
    await expectSaid('Somebody deleted the class in the meantime. The list is up to date now.', 'alert');
  });
});
