import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openApp, preparePage } from './testing/open-app';
import { boardClass, listOf, site } from './testing/sample-classes';
import { data, offline, StubApi } from './testing/stub-api';

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

it('is refreshed when a visitor returns to its tab after more than a minute, and keeps what it has offline', async () => {
  const start = Date.now();
  let ahead = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => start + ahead);
  const show = (isHidden: boolean) =>
    act(() => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
      return Promise.resolve();
    });
  const user = await openApp('/');
  await showMore(user);
  await screen.findByRole('heading', { name: 'Course 4' });
  seatsLeft = 1;
  await show(true);
  ahead += 40_000;
  await show(false);
  await show(true);
  expect(api.callsOf('UpcomingClasses')).toHaveLength(2);
  ahead += 61_000;
  api.on('UpcomingClasses', offline);
  await show(false);
  await waitFor(() => expect(api.callsOf('UpcomingClasses')).toHaveLength(3));
  expect(courses()).toEqual(all);

  await show(true);
  ahead += 61_000;
  api.on('UpcomingClasses', ({ after }) => page(after));
  await show(false);
  await screen.findByText('5 seats left');
  expect(courses()).toEqual(all);
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
