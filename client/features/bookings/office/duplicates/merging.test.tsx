import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { data, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { booking, connection, smallOffice, student } from '../testing/office-rows';
import { DuplicatesPage } from './DuplicatesPage';
import { MergePage } from './MergePage';
import { StudentPage } from '../students/StudentPage';

let api: StubApi;

const createdAt = '2026-11-20T18:00:00.000Z';
const rosa = { ...student(), createdAt };
const twin = {
  ...student({ id: 's2', firstName: 'Rosita', email: 'rp@roofing.example', phone: '(801) 555-0100' }),
  companyName: null,
  createdAt,
};
const pair = { __typename: 'StudentDuplicate', id: 'p1', reasons: ['phone', 'name'], one: rosa, other: twin };
const side = (of: object, bookingCount: number, hasAccount = false) => ({
  __typename: 'MergeSide',
  student: of,
  bookingCount,
  hasAccount,
});
const preview = (sharedSeats: object[] = []) => ({
  studentMergePreview: {
    __typename: 'StudentMergePreview',
    one: side(rosa, 2),
    other: side(twin, 1, true),
    sharedSeats,
  },
});

beforeEach(() => {
  api = smallOffice()
    .on('StudentOfOffice', () => data({ student: rosa }))
    .on('StudentBookings', () => data(connection('bookings', 'BookingConnection', [])))
    .on('StudentHistory', () => data({ studentHistory: [] }))
    .on('StudentTwins', () =>
      data({
        undoableMerges: [],
        studentDuplicates: { __typename: 'StudentDuplicateConnection', nodes: [] },
      }),
    )
    .on('StudentDuplicates', () =>
      data(connection('studentDuplicates', 'StudentDuplicateConnection', [pair])),
    )
    .on('StudentMergePreview', () => data(preview()));
});
afterEach(() => jest.useRealTimers());

const open = (address: string) =>
  openPage(
    <Routes>
      <Route path="/admin/students/duplicates" element={<DuplicatesPage />} />
      <Route path="/admin/students/merge" element={<MergePage />} />
      <Route path="/admin/students/:id" element={<StudentPage />} />
    </Routes>,
    address,
  );
const address = () => screen.getByTestId('address').textContent;
const inputOf = (operation: string) => api.callsOf(operation).at(-1)?.variables;

describe('a merged student', () => {
  it('undoes a merge, and explains if that is not possible', async () => {
    const merge = {
      __typename: 'StudentMerge',
      id: 'm1',
      mergedName: 'Rosita Peña',
      bookingCount: 1,
      undoableUntil: '2026-11-21T18:00:00.000Z',
    };
    const twins = { __typename: 'StudentDuplicateConnection', nodes: [pair] };
    api
      .on('StudentTwins', () => data({ undoableMerges: [merge], studentDuplicates: twins }))
      .on('StudentMergeUndo', () => refusal('CONFLICT'));
    const user = open('/admin/students/s1');
    expect(await screen.findByText(/^Rosita Peña was merged .* 1 booking moved/)).toBeTruthy();
    expect(screen.getByText('Possibly the same person: Rosita Peña (Same phone · Same name)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo the merge' }));
    expect(await screen.findByText('CONFLICT')).toBeTruthy();
    api.on('StudentMergeUndo', () =>
      data({ undoStudentMerge: { __typename: 'StudentMerge', id: 'm1', student: student({ version: 3 }) } }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo the merge' }));
    expect(await screen.findByText('The merge is undone: Rosita Peña is on record again.')).toBeTruthy();
  });

  it('is reported as undone although the answer is lost', async () => {
    const merge = { __typename: 'StudentMerge', id: 'm1', mergedName: 'Rosita Peña', bookingCount: 1 };
    const twins = (undoableMerges: object[]) =>
      data({
        undoableMerges,
        studentDuplicates: { __typename: 'StudentDuplicateConnection', nodes: [] },
      });
    api
      .on('StudentTwins', () => twins([{ ...merge, undoableUntil: '2026-11-21T18:00:00.000Z' }]))
      .on('StudentMergeUndo', () => {
        api.on('StudentTwins', () => twins([])).on('StudentMergeUndo', () => refusal('CONFLICT'));
        return offline();
      });
    const user = open('/admin/students/s1');
    const button = await screen.findByRole('button', { name: 'Undo the merge' });
    jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
    await user.click(button);
    expect(await screen.findByText('The merge is undone: Rosita Peña is on record again.')).toBeTruthy();
  });
});

describe('possible duplicates', () => {
  it('can be dismissed, and that can be undone', async () => {
    api
      .on('StudentDuplicateDismiss', () =>
        data({ dismissStudentDuplicate: { __typename: 'DeletedRecord', id: 'p1' } }),
      )
      .on('StudentDuplicateRestore', () =>
        data({ restoreStudentDuplicate: { __typename: 'DeletedRecord', id: 'p1' } }),
      );
    const user = open('/admin/students/duplicates');
    const compare = await screen.findByRole('link', { name: /^Compare.*Rosa Peña and Rosita Peña$/ });
    expect(compare.getAttribute('href')).toBe('/admin/students/merge?one=s1&other=s2');
    await user.click(screen.getByRole('button', { name: /^Two people.*Rosa Peña and Rosita Peña$/ }));
    expect(await screen.findByText('Rosa Peña and Rosita Peña are noted as two people.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.callsOf('StudentDuplicateRestore')).toHaveLength(1));
  });
});

describe('merging two students', () => {
  const merged = () =>
    data({
      mergeStudents: {
        __typename: 'StudentMerge',
        id: 'm1',
        bookingCount: 1,
        mergedName: 'Rosita Peña',
        student: student({ version: 2 }),
      },
    });

  it('sends whose values are kept: missing ones are taken over, the others as chosen', async () => {
    api.on('StudentsMerge', merged);
    const user = open('/admin/students/merge?one=s1&other=s2');
    await user.click(await screen.findByRole('radio', { name: 'rp@roofing.example' }));
    expect(
      screen.getByText(
        'The account of rp@roofing.example stays as it is: whoever logs in with it goes on doing so.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('1 booking moves to Rosa Peña.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(address()).toBe('/admin/students/s1'));
    expect(inputOf('StudentsMerge')).toEqual({
      input: {
        keptId: 's1',
        keptVersion: 1,
        mergedId: 's2',
        mergedVersion: 1,
        taken: ['email', 'phone'],
        keepsBothSeats: false,
      },
    });
    expect(await screen.findByText('Rosita Peña was merged into this student.')).toBeTruthy();
  });

  it('takes no input while it is being sent, which would have no effect', async () => {
    api.on('StudentsMerge', merged);
    const release = api.hold('StudentsMerge');
    const user = open('/admin/students/merge?one=s1&other=s2');
    const email = await screen.findByRole<HTMLInputElement>('radio', { name: 'rp@roofing.example' });
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await user.click(email);
    expect(email.checked).toBe(false);
    release();
    await waitFor(() => expect(address()).toBe('/admin/students/s1'));
  });

  it('displays classes in which both have a seat, and the server’s errors', async () => {
    api
      .on('StudentMergePreview', () =>
        data(
          preview([
            {
              __typename: 'SharedSeat',
              one: booking(),
              other: booking({ id: 'b2', confirmationNumber: 'P7M4WX9P' }),
            },
          ]),
        ),
      )
      .on('StudentsMerge', () => refusal('BAD_USER_INPUT', { keepsBothSeats: 'Both have a seat' }));
    const user = open('/admin/students/merge?one=s1&other=s2');
    expect(await screen.findByRole('heading', { name: 'Both have a seat in the same class' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Booking P7M4WX9P' }).getAttribute('href')).toBe(
      '/admin/bookings/b2',
    );
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Both have a seat')).toBeTruthy();
    api.on('StudentsMerge', merged);
    await user.click(screen.getByRole('checkbox', { name: 'Both bookings stay as they are' }));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(inputOf('StudentsMerge')).toMatchObject({ input: { keepsBothSeats: true } }));
  });

  it('reloads both if one was changed meanwhile', async () => {
    api.on('StudentsMerge', () => refusal('CONFLICT'));
    const user = open('/admin/students/merge?one=s1&other=s2');
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    expect(await screen.findByText(/^Somebody has changed one of the two/)).toBeTruthy();
    await waitFor(() => expect(api.callsOf('StudentMergePreview').length).toBeGreaterThan(1));
  });

  describe('whose answer is lost', () => {
    const unknown = /^The server did not answer: we do not know whether it was saved\./;
    /** A merged student is found as the one that was kept. */
    const findMerged = (isMerged: boolean) =>
      api.on('StudentOfOffice', ({ id }) =>
        data({ student: isMerged || id === 's1' ? { ...rosa, version: 2 } : twin }),
      );
    const loseAnswer = (isMerged: boolean) => {
      findMerged(isMerged);
      api.on('StudentsMerge', () => {
        api.on('StudentsMerge', () => refusal(isMerged ? 'NOT_FOUND' : 'CONFLICT'));
        return offline();
      });
    };
    const merge = async () => {
      const user = open('/admin/students/merge?one=s1&other=s2');
      await user.click(await screen.findByRole('button', { name: 'Merge' }));
      return user;
    };
    beforeEach(() => {
      jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
    });

    it('is reported as done if it was made', async () => {
      loseAnswer(true);
      await merge();
      expect(await screen.findByText('Rosita Peña was merged into this student.')).toBeTruthy();
      expect(address()).toBe('/admin/students/s1');
    });

    it('is refused if somebody else has changed one of the two', async () => {
      loseAnswer(false);
      await merge();
      expect(await screen.findByText(/^Somebody has changed one of the two/)).toBeTruthy();
    });

    it('is found by the next try if the connection stays away', async () => {
      api.on('StudentsMerge', offline).on('StudentOfOffice', offline);
      const user = await merge();
      await screen.findByText(unknown);
      loseAnswer(true);
      await user.click(screen.getByRole('button', { name: 'Merge' }));
      expect(await screen.findByText('Rosita Peña was merged into this student.')).toBeTruthy();
    });
  });
});
