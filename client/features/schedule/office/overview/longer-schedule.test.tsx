import { screen, waitFor, within } from '@testing-library/react';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { SchedulePage } from './SchedulePage';
import { classResponse, listOf, scheduledClass, smallSchedule } from '../testing/scheduled-class';

const classIn = (hall: string) => scheduledClass({ id: hall, locationName: hall, takenSeats: 0 });
let api: StubApi;
let halls: readonly string[];

beforeEach(() => {
  halls = Array.from({ length: 52 }, (_, index) => `Hall ${String(index + 1)}.`);
  api = smallSchedule()
    .on('ScheduledClasses', ({ first, after }) => {
      const start = Number(after ?? 0);
      const end = start + Number(first);
      const { classInstances } = listOf(...halls.slice(start, end).map(classIn));
      const pageInfo = { __typename: 'PageInfo', endCursor: String(end), hasNextPage: end < halls.length };
      return data({ classInstances: { ...classInstances, pageInfo, totalCount: halls.length } });
    })
    .on('ClassInstanceUpdate', () => data({ updateClassInstance: classResponse(classIn('Hall 1.')) }));
});

const shownHalls = () =>
  [...document.querySelectorAll('article')].map(({ textContent }) => /Hall \d+\./.exec(textContent)?.[0]);

async function openWithMore() {
  const user = openPage(<SchedulePage />);
  await user.click(await screen.findByText('Show more classes'));
  await waitFor(() => expect(shownHalls()).toEqual(halls));
  return user;
}

const firstButton = (name: RegExp) =>
  within(document.querySelector('article') ?? document.body).getByRole('button', { name });

it('displays a saved class at its position among those of later pages', async () => {
  const user = await openWithMore();
  api.on('ClassInstanceUpdate', () => {
    halls = [...halls.slice(1), 'Hall 1.'];
    return data({ updateClassInstance: classResponse({ ...classIn('Hall 1.'), version: 4, notes: 'New' }) });
  });
  await user.click(firstButton(/^Edit/));
  await user.click(screen.getByText('Save class'));
  await waitFor(() => expect(shownHalls()).toEqual(halls));
});

it('displays no classes of another period while the chosen one is loading', async () => {
  const user = openPage(<SchedulePage />);
  await waitFor(() => expect(shownHalls()).toHaveLength(50));
  const release = api.hold('ScheduledClasses');
  await user.selectOptions(screen.getByLabelText('Show'), 'Past');
  await waitFor(() => expect(shownHalls()).toEqual([]));
  release();
  await waitFor(() => expect(shownHalls()).toHaveLength(50));
});
