import { act, screen, waitFor } from '@testing-library/react';

import { openApp, preparePage } from '../testing/open-app';
import { site } from '../testing/sample-classes';
import { catalogueOf, classType, dashboardOf, logInAs, nothingToday } from '../testing/sample-office';
import { data, offline, refusal, StubApi } from '../testing/stub-api';

let api: StubApi;
let upcomingClasses: number;
let ahead: number;

beforeEach(() => {
  preparePage();
  logInAs('admin');
  upcomingClasses = 23;
  ahead = 0;
  const start = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => start + ahead);
  api = new StubApi()
    .on('Site', () => data(site))
    .on('Dashboard', () => data(dashboardOf({ upcomingClasses })))
    .on('Today', () => data(nothingToday))
    .on('BookingBursts', () => data({ bookingBursts: [] }))
    .on('ClassTypes', () => data(catalogueOf(classType())));
});
afterEach(() => jest.useRealTimers());

const show = (state: DocumentVisibilityState) =>
  act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    return Promise.resolve();
  });

async function openDashboard(): Promise<void> {
  await openApp('/admin/dashboard');
  await screen.findByText('23');
  upcomingClasses = 24;
}

describe('a page of the console', () => {
  it('is refreshed when the user returns to its tab after a minute', async () => {
    await openDashboard();
    ahead = 40_000;
    await show('visible');
    expect(api.callsOf('Dashboard')).toHaveLength(1);
    ahead = 61_000;
    await show('hidden');
    expect(api.callsOf('Dashboard')).toHaveLength(1);
    await show('visible');
    await screen.findByText('24');
    expect(api.callsOf('Dashboard')).toHaveLength(2);
    await show('visible');
    expect(api.callsOf('Dashboard')).toHaveLength(2);
  });

  it.each(['focus', 'pageshow'])('is also refreshed by %s', async (type) => {
    await openDashboard();
    ahead = 61_000;
    act(() => void window.dispatchEvent(new Event(type)));
    await screen.findByText('24');
  });

  it('stays as it is if it cannot be refreshed', async () => {
    await openDashboard();
    api.on('Dashboard', offline);
    ahead = 61_000;
    await show('visible');
    await waitFor(() => expect(api.callsOf('Dashboard')).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByText('23')).toBeTruthy();
    expect(screen.queryByText('Failed to fetch dashboard data')).toBeNull();
  });

  it('is not refreshed while a form has unsaved changes', async () => {
    const user = await openApp('/admin/class-types?new');
    await user.type(await screen.findByLabelText('Name'), 'First aid');
    ahead = 61_000;
    await show('visible');
    expect(api.callsOf('ClassTypes')).toHaveLength(1);
    await user.clear(screen.getByLabelText('Name'));
    await show('visible');
    await waitFor(() => expect(api.callsOf('ClassTypes')).toHaveLength(2));
  });

  it('keeps the version that is edited, so that a conflict is found', async () => {
    const user = await openApp('/admin/class-types');
    await user.click(await screen.findByRole('button', { name: /^Edit Forklift/ }));
    api
      .on('ClassTypes', () =>
        data(catalogueOf(classType({ version: 8, name: 'Scissor lift', nameEs: null }))),
      )
      .on('ClassTypeUpdate', () => refusal('CONFLICT'));
    ahead = 61_000;
    await show('visible');
    await screen.findByRole('button', { name: /^Edit Scissor lift/ });
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    expect(name.value).toMatch(/^Forklift/);
    await user.type(name, ' basics');
    await user.click(screen.getByRole('button', { name: 'Save class type' }));
    await screen.findByText(/^Not saved: somebody else has changed this record/);
    const input = api.callsOf('ClassTypeUpdate')[0]?.variables['input'];
    expect(input).toMatchObject({ version: classType().version });
  });

  it('is refreshed when the day changes at the office, but not in the background', async () => {
    jest.useFakeTimers({ doNotFake: ['Date', 'setTimeout', 'queueMicrotask', 'performance'] });
    await openDashboard();
    const pass = () =>
      act(() => {
        jest.advanceTimersByTime(60_000);
        return Promise.resolve();
      });
    // It is 10 o'clock in the morning there.
    ahead = 13 * 3_600_000;
    await pass();
    expect(api.callsOf('Dashboard')).toHaveLength(1);
    await show('hidden');
    ahead = 15 * 3_600_000;
    await pass();
    expect(api.callsOf('Dashboard')).toHaveLength(1);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await pass();
    await screen.findByText('24');
    await pass();
    expect(api.callsOf('Dashboard')).toHaveLength(2);
  });
});
