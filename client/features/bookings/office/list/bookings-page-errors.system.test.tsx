import { data, notJson, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from './BookingsPage';
import { smallOffice } from '../testing/office-rows';
import { expectSaid, tasks } from '../testing/office-tasks';

/** Students and bookings: each text has its own cause. */

let api: StubApi;

beforeEach(() => {
  api = smallOffice();
});
afterEach(() => jest.useRealTimers());

type Cause = [how: string, cause: (operation: string) => void];

const withReason: Cause = [
  'refused for a reason',
  (operation) => api.on(operation, () => refusal('The words of the server')),
];
const withoutReason: Cause = [
  'refused without one',
  (operation) => api.on(operation, () => refusal('INTERNAL')),
];
const noResponse: Cause = ['left without an answer', (operation) => api.on(operation, offline)];
const well: Cause = ['done', () => undefined];

const aPage = (status: number): Cause => [
  `answered by a page, status ${String(status)}`,
  (operation) => api.on(operation, () => notJson(status)),
];

describe.each([
  ['students', 'StudentList', '/admin/bookings?students='],
  ['bookings', 'OfficeBookings', '/admin/bookings'],
  ['classes', 'BookableClasses', '/admin/bookings'],
])('the %s, when loading them is', (thing, operation, address) => {
  const page = 'API returned non-JSON response. Check if API server is running.';
  it.each([
    [...withReason, 'The words of the server'],
    [...withoutReason, `Failed to fetch ${thing}`],
    [
      ...noResponse,
      `Error loading ${thing}: the server could not be reached. Check your connection and try again.`,
    ],
    [...aPage(200), page],
    [...aPage(502), page],
  ] as const)('%s: says so', async (_how, cause, text) => {
    cause(operation);
    openPage(<BookingsPage />, address);
    await expectSaid(text, 'alert');
  });
});

describe.each(Object.entries(tasks))('%s', (_task, { operation, response, done, failed, refused, act }) => {
  it.each([
    [...well, done, 'status'],
    [...withReason, refused, 'alert'],
    [...withoutReason, failed, 'alert'],
    [...noResponse, failed, 'alert'],
    [...aPage(502), failed, 'alert'],
  ] as const)('when it is %s: says so', async (_how, cause, text, role) => {
    api.on(operation, () => data(response));
    cause(operation);
    const user = openPage(<BookingsPage />);
    // A request without an answer is repeated after pauses.
    jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
    await act(user);
    await expectSaid(text, role);
  });
});
