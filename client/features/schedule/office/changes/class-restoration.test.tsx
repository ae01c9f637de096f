import { screen, within } from '@testing-library/react';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { SchedulePage } from '../overview/SchedulePage';
import { listOf, noticePreview, scheduledClass, smallSchedule } from '../testing/scheduled-class';

let api: StubApi;

/** Schedules a cancelled class again whose last cancellation was told to so many people. */
const restoreAfter = async (told: number) => {
  const event = (kind: string, people: number) => ({ __typename: 'ClassEvent', kind, told: people });
  api = smallSchedule()
    .on('ScheduledClasses', () => data(listOf(scheduledClass({ status: 'cancelled' }))))
    .on('ClassNoticePreview', () =>
      data({
        ...noticePreview({ kind: 'restored' }),
        classHistory: [event('cancelled', 9), event('restored', 9), event('cancelled', told)],
      }),
    );
  const user = openPage(<SchedulePage />);
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: /^Edit/ }));
  await user.selectOptions(screen.getByLabelText('Status', { selector: '#status' }), 'Scheduled');
  await user.click(screen.getByRole('button', { name: 'Save class' }));
  return within(await screen.findByRole('dialog', { name: /^Schedule Forklift Operator/ }));
};

it('suggests to notify nobody that a class takes place whose cancellation nobody knows of', async () => {
  const dialog = await restoreAfter(0);
  expect(api.callsOf('ClassNoticePreview')[0]?.variables).toMatchObject({
    id: 'forklift-1',
    isRestored: true,
  });
  expect(dialog.getByText('Nobody was told of the cancellation.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

it('suggests to notify attendees who know of the cancellation that the class takes place', async () => {
  const dialog = await restoreAfter(9);
  expect(dialog.queryByText('Nobody was told of the cancellation.')).toBeNull();
  expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});
