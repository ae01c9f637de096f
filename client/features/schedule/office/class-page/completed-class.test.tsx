import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { emulateModalDialogs } from '../../../../testing/modal-dialogs';
import { openPage } from '../../../../testing/open-page';
import { OfficeClassPage } from './OfficeClassPage';
import { classResponse, noticePreview, scheduledClass, smallSchedule } from '../testing/scheduled-class';

const day = (dayNumber: number, date: string) => ({
  dayNumber,
  date,
  startTime: '08:00',
  endTime: '16:30',
});
const begun = scheduledClass({
  startsAt: '2020-12-05T15:00:00.000Z',
  days: [day(1, '2020-12-05'), day(2, '2020-12-06')],
});
const running = { ...begun, days: [day(1, '2020-12-05'), day(2, '2126-12-06')] };
let api: StubApi;
let stored: typeof begun;

beforeEach(() => {
  stored = begun;
  api = smallSchedule()
    .on('ScheduledClass', () => data({ classInstance: classResponse(stored) }))
    .on('ClassHistory', () => data({ classHistory: [] }))
    .on('ClassNoticePreview', () => data(noticePreview()))
    .on('ClassInstanceUpdate', ({ input }) => {
      const { status } = input as typeof begun;
      stored = { ...stored, status, version: stored.version + 1 };
      return data({ updateClassInstance: classResponse(stored) });
    });
});

const open = () =>
  openPage(
    <Routes>
      <Route
        path="/admin/schedule/:id"
        element={<OfficeClassPage parts={{ roster: () => null, messages: () => null }} />}
      />
    </Routes>,
    '/admin/schedule/forklift-1',
  );
const complete = () => screen.findByRole('button', { name: 'Mark completed' });
const inputs = () => api.callsOf('ClassInstanceUpdate').map(({ variables }) => variables['input']);
async function openMenu(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
}

describe('the page of a class whose last day has begun', () => {
  it('completes it with one click, keeps the focus near, and undoes it', async () => {
    const user = open();
    await user.click(await complete());
    expect(await screen.findByText('Forklift Operator is marked completed.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsOf('ClassNoticePreview')).toEqual([]);
    expect(inputs()).toMatchObject([{ id: 'forklift-1', version: 3, status: 'completed', notify: false }]);
    expect(screen.queryByRole('button', { name: 'Mark completed' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: the class is as it was before.')).toBeTruthy();
    expect(inputs()[1]).toMatchObject({ version: 4, status: 'scheduled', notify: false });
    expect(await complete()).toBeTruthy();
  });

  it('cancels it from the menu, after a confirmation', async () => {
    const user = open();
    emulateModalDialogs();
    await complete();
    expect(screen.queryByRole('button', { name: 'Cancel class' })).toBeNull();
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Cancel class' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Cancel Forklift Operator/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel class and notify' }));
    expect(await screen.findByText(/9 people will be told in a minute/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Schedule again' })).toBeTruthy();
  });

  it('says if another account has changed it meanwhile', async () => {
    api.on('ClassInstanceUpdate', () => refusal('CONFLICT'));
    const user = open();
    await complete();
    stored = { ...begun, version: 4 };
    await user.click(await complete());
    expect(await screen.findByText(/^Somebody else has changed this class in the meantime/)).toBeTruthy();
  });

  it('offers neither for a completed class', async () => {
    stored = { ...begun, status: 'completed' };
    const user = open();
    await openMenu(user);
    expect(screen.queryByRole('menuitem', { name: 'Cancel class' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Mark completed|Cancel class)$/ })).toBeNull();
  });
});

it.each([
  ['to come', scheduledClass()],
  ['on its first day of two', running],
])(
  'the page of a class %s has the button that cancels it, and none that completes it',
  async (_case, shown) => {
    stored = shown;
    const user = open();
    expect(await screen.findByRole('button', { name: 'Cancel class' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark completed' })).toBeNull();
    await openMenu(user);
    expect(screen.queryByRole('menuitem', { name: 'Cancel class' })).toBeNull();
  },
);
