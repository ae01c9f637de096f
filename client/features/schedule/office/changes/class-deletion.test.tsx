import { screen, waitFor, within } from '@testing-library/react';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { SchedulePage } from '../overview/SchedulePage';
import {
  classResponse,
  listOf,
  noticePreview,
  scheduledClass,
  smallSchedule,
} from '../testing/scheduled-class';

let api: StubApi;

beforeEach(() => {
  api = smallSchedule().on('ClassNoticePreview', () => data(noticePreview()));
});

it.each([
  ['INTERNAL', /^Failed to delete class instance$/],
  ['NOT_FOUND', /^Somebody deleted this class in the meantime.$/],
])('confirms a deletion, and explains why it failed: %s', async (code, text) => {
  api
    .on('ScheduledClasses', () => data(listOf(scheduledClass({ takenSeats: 0 }))))
    .on('ClassInstanceDelete', () => refusal(code));
  const user = openPage(<SchedulePage />);
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: /^Delete/ }));
  const dialog = screen.getByRole('dialog', { name: 'Delete Forklift Operator?' });
  expect(api.callsOf('ClassInstanceDelete')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const banner = (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]');
  // A toast has a button that closes it.
  expect(banner && within(banner).queryByRole('button')).toBeNull();
  expect(banner).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a class of which only cancelled bookings are left is cancelled instead, once the server has refused', async () => {
  api
    .on('ScheduledClasses', () => data(listOf(scheduledClass({ takenSeats: 0 }))))
    .on('ClassInstanceDelete', () => refusal('IN_USE'))
    .on('ClassInstanceUpdate', () =>
      data({ updateClassInstance: classResponse(scheduledClass({ version: 4, status: 'cancelled' })) }),
    );
  const user = openPage(<SchedulePage />);
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forklift Operator cannot be deleted' }));
  expect(
    dialog.getByText(/^Forklift Operator on .* even if everyone has cancelled\. You can cancel it/),
  ).toBeTruthy();
  expect(screen.getByText('Failed to delete class instance')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Cancel class' }));
  const question = within(await screen.findByRole('dialog', { name: /^Cancel Forklift Operator/ }));
  await user.click(question.getByRole('button', { name: 'Cancel class and notify' }));
  expect(await screen.findByText(/^Forklift Operator is cancelled\./)).toBeTruthy();
  expect(screen.queryByText('Failed to delete class instance')).toBeNull();
});

it('a class with bookings is not offered for deletion: its cancellation is offered instead', async () => {
  const user = openPage(<SchedulePage />);
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Forklift Operator cannot be deleted' }));
  expect(
    dialog.getByText(/ has 9 taken seats and nobody on the waiting list\. You can cancel it instead\.$/),
  ).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel class' }));
  expect(await screen.findByRole('dialog', { name: /^Cancel Forklift Operator/ })).toBeTruthy();
});

it('a class without bookings is refused for its waiting list', async () => {
  api.on('ScheduledClasses', () => data(listOf(scheduledClass({ takenSeats: 0, waiting: 1 }))));
  const user = openPage(<SchedulePage />);
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  expect(screen.getByText(/ has no taken seats and 1 person on the waiting list\./)).toBeTruthy();
});

it('a class whose bookings were cancelled meanwhile can be deleted at the second attempt', async () => {
  const user = openPage(<SchedulePage />);
  const button = await screen.findByRole('button', { name: /^Delete/ });
  api.on('ScheduledClasses', () => data(listOf(scheduledClass({ takenSeats: 0 }))));
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByText('9/12')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  expect(screen.getByRole('dialog', { name: 'Delete Forklift Operator?' })).toBeTruthy();
});

it('a class with bookings whose last day has begun is not offered for cancellation', async () => {
  const days = [{ dayNumber: 1, date: '2020-12-05', startTime: '08:00', endTime: '16:30' }];
  const begun = scheduledClass({ startsAt: '2020-12-05T15:00:00.000Z', days });
  api.on('ScheduledClasses', () => data(listOf(begun)));
  const user = openPage(<SchedulePage />);
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Forklift Operator cannot be deleted' }));
  expect(dialog.getByText(/ has 9 taken seats and nobody on the waiting list\.$/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Cancel class' })).toBeNull();
});

it('a completed class with bookings can be neither deleted nor cancelled', async () => {
  api.on('ScheduledClasses', () => data(listOf(scheduledClass({ status: 'completed' }))));
  const user = openPage(<SchedulePage />);
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Forklift Operator cannot be deleted' }));
  expect(dialog.queryByRole('button', { name: 'Cancel class' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
