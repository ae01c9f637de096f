import { act, screen } from '@testing-library/react';

import { bookedHere } from '../features/bookings/booked-here';
import { openApp, preparePage } from './testing/open-app';
import { board, listOf, site } from './testing/sample-classes';
import { data, StubApi } from './testing/stub-api';

jest.mock('../features/bookings/confirmation/ConfirmationPage', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  preparePage();
  new StubApi().on('Site', () => data(site)).on('UpcomingClasses', () => data(listOf(board)));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

it.each([
  ['en', bookedHere, 'Your booking was made'],
  ['es', bookedHere, 'Su reservación quedó hecha'],
  ['en', null, 'This page could not be loaded'],
])(
  'in %s with the state %o, a confirmation that failed to load has the heading: %s',
  async (language, state, heading) => {
    await openApp(`/?lang=${language}`);
    act(() => {
      window.history.pushState({ usr: state, key: 'booked', idx: 1 }, '', '/booking-confirmation/b1');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(document.title).toContain(heading);
  },
);
