import { waitFor } from '@testing-library/react';
import { generatePath } from 'react-router-dom';

import { consolePaths } from '../console-paths';
import { paths } from '../paths';
import { publicRoutes } from './routes';
import { openApp, preparePage } from './testing/open-app';
import { logInAs } from './testing/sample-office';

interface Call {
  operation: string;
  bearer: string | null;
}

let calls: Call[];

beforeEach(() => {
  preparePage();
  // The explorer needs a wide screen.
  const narrow = window.matchMedia.bind(window);
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: true });
  calls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    const { operationName } = JSON.parse(typeof init?.body === 'string' ? init.body : '') as {
      operationName: string;
    };
    calls.push({ operation: operationName, bearer: new Headers(init?.headers).get('authorization') });
    // Never resolves: only the first requests of a page matter.
    return new Promise(() => undefined);
  });
});

/** The first operation of each page; the Site query if it has no other. */
const firstOperation = {
  [paths.home]: 'UpcomingClasses',
  [paths.book]: 'BookingPage',
  [paths.bookCrew]: 'CrewPage',
  [paths.crew]: 'CrewBookingPage',
  [paths.confirmation]: 'ConfirmationPage',
  [paths.wait]: 'WaitPage',
  [paths.waitingList]: 'WaitingEntry',
  [paths.seatOffer]: 'SeatOffer',
  [paths.findBooking]: 'Site',
  [paths.register]: 'Site',
  [paths.forgotPassword]: 'Site',
  [paths.resetPassword]: 'Site',
  [paths.confirmEmail]: 'Site',
  [consolePaths.dashboard]: 'Dashboard',
  [consolePaths.classTypes]: 'ClassTypes',
  [consolePaths.schedule]: 'ScheduledClasses',
  [consolePaths.class]: 'ScheduledClass',
  [consolePaths.signInSheet]: 'RosterClass',
  [consolePaths.classRecord]: 'RosterClass',
  [consolePaths.attendance]: 'ChosenClass',
  [consolePaths.bookings]: 'OfficeBookings',
  [consolePaths.students]: 'StudentList',
  [consolePaths.duplicates]: 'StudentDuplicates',
  [consolePaths.merge]: 'StudentMergePreview',
  [consolePaths.student]: 'StudentOfOffice',
  [consolePaths.messages]: 'ContactInbox',
  [consolePaths.contact]: 'ContactInbox',
  [consolePaths.outbox]: 'OutboxList',
  [consolePaths.reports]: 'ReportList',
  [consolePaths.report]: 'ReportForm',
  [consolePaths.explorer]: 'ExplorerReport',
  [consolePaths.badges]: 'BookingBadges',
  [consolePaths.write]: 'OfficeMessageStart',
  [consolePaths.bookCrew]: 'CrewPage',
  [consolePaths.crew]: 'CrewRecord',
  [consolePaths.booking]: 'BookingOfOffice',
  [consolePaths.venues]: 'Venues',
  [consolePaths.instructors]: 'Instructors',
  [consolePaths.users]: 'Users',
  [consolePaths.account]: 'Site',
} satisfies Record<string, string>;

const isListed = (path: string): path is keyof typeof firstOperation => path in firstOperation;

/** Opens a page with a session. @returns all its calls */
async function callsOf(path: string): Promise<Call[]> {
  if (!isListed(path)) throw new Error(`Say first what ${path} asks.`);
  await openApp(`${generatePath(path, { id: 'x1' })}?report=x1&class=x1&one=x1&other=x2`);
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain(firstOperation[path]));
  return calls;
}

it.each(Object.values(consolePaths))(
  'sends the token with all requests of %s except the site facts',
  async (path) => {
    logInAs('admin');
    const calls = await callsOf(path);
    const ofThePage = calls.filter(({ operation }) => operation !== 'Site');
    for (const call of ofThePage) expect(call).toEqual({ ...call, bearer: 'Bearer a-token' });
  },
);

it.each(publicRoutes.map(({ path }) => path))(
  'sends no token with the public requests of %s, even with a session',
  async (path) => {
    logInAs('client');
    const bearers = (await callsOf(path)).map(({ bearer }) => bearer);
    expect(new Set(bearers)).toEqual(new Set([null]));
  },
);
