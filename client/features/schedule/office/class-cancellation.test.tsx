import { cleanup, screen, within } from '@testing-library/react';

import { data, type StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { SchedulePage } from './SchedulePage';
import { classResponse, noticePreview, scheduledClass, smallSchedule } from './testing/scheduled-class';

let api: StubApi;

beforeEach(() => {
  api = smallSchedule()
    .on('ClassNoticePreview', () => data(noticePreview()))
    .on('ClassInstanceUpdate', () =>
      data({ updateClassInstance: classResponse(scheduledClass({ version: 4, status: 'cancelled' })) }),
    );
});
afterEach(() => {
  // The chosen view is stored.
  localStorage.clear();
  cleanup();
  jest.restoreAllMocks();
});

it.each(['cards', 'table'])('a class is cancelled from the %s, after a confirmation', async (view) => {
  const user = openPage(<SchedulePage />, `/admin/schedule?view=${view}`);
  if (view === 'cards') await user.click(await screen.findByRole('button', { name: /^Cancel class/ }));
  else {
    await user.click(await screen.findByRole('button', { name: /^Actions for Forklift Operator/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Cancel class' }));
  }
  const dialog = within(await screen.findByRole('dialog', { name: /^Cancel Forklift Operator/ }));
  await user.click(dialog.getByRole('button', { name: 'Cancel class and notify' }));
  expect(
    await screen.findByText('Forklift Operator is cancelled. 9 people will be told in a minute.'),
  ).toBeTruthy();
  expect(api.callsOf('ClassInstanceUpdate').at(-1)?.variables).toMatchObject({
    input: { status: 'cancelled', notify: true, version: 3 },
  });
});
