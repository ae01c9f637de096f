import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openApp, preparePage } from './testing/open-app';
import { boardClass, listOf, site } from './testing/sample-classes';
import { data, StubApi } from './testing/stub-api';

let seatsLeft: number;
let api: StubApi;
/** Four classes, in pages of two. */
const page = (after: unknown) => {
  const classes = [1, 2, 3, 4].map((number) =>
    boardClass({
      id: String(number),
      classTypeId: String(number),
      name: `Course ${number}`,
      seatsLeft: seatsLeft + number,
    }),
  );
  const options = { endCursor: after ? null : 'after 2', total: 4 };
  return data(listOf(after ? classes.slice(2) : classes.slice(0, 2), options));
};

beforeEach(() => {
  preparePage();
  seatsLeft = 5;
  api = new StubApi().on('Site', () => data(site)).on('UpcomingClasses', ({ after }) => page(after));
});

const courses = () => screen.getAllByRole('heading', { name: /^Course \d/ }).map((each) => each.textContent);
const showMore = async (user: UserEvent) =>
  await user.click(await screen.findByRole('link', { name: 'Show more classes' }));
const all = ['Course 1', 'Course 2', 'Course 3', 'Course 4'];

async function leaveAndReturn(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Find my booking' }));
  await screen.findByRole('heading', { level: 1, name: 'Find my booking' });
  seatsLeft = 1;
  window.history.back();
  await screen.findByRole('heading', { name: 'Course 1' });
}

it('refreshes all pages that are displayed when a visitor returns to the board', async () => {
  const user = await openApp('/');
  await showMore(user);
  await screen.findByRole('heading', { name: 'Course 4' });
  await leaveAndReturn(user);
  expect(courses()).toEqual(all);
  // Of the last class; it had nine.
  await screen.findByText('5 seats left');
  expect(courses()).toEqual(all);
  expect(api.callsOf('UpcomingClasses')).toHaveLength(4);
});

it('keeps the next page that is loaded during the refresh, which then includes it', async () => {
  const user = await openApp('/');
  await screen.findByRole('heading', { name: 'Course 2' });
  const release = api.hold('UpcomingClasses');
  await leaveAndReturn(user);
  await waitFor(() => expect(api.callsOf('UpcomingClasses')).toHaveLength(2));
  api.on('UpcomingClasses', ({ after }) => page(after));
  await showMore(user);
  await screen.findByRole('heading', { name: 'Course 4' });
  release();
  await waitFor(() => expect(api.callsOf('UpcomingClasses')).toHaveLength(5));
  expect(courses()).toEqual(all);
  expect(screen.queryByRole('link', { name: 'Show more classes' })).toBeNull();
});
