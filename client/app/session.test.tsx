import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openApp, preparePage } from './testing/open-app';
import { board, listOf, site } from './testing/sample-classes';
import { noBookings, noCrews } from './testing/sample-crew';
import { catalogueOf, classType, emptyDashboard, logInAs, nothingToday } from './testing/sample-office';
import { data, refusal, StubApi } from './testing/stub-api';
import { waitingListOf } from './testing/waiting-api';

let api: StubApi;

beforeEach(() => {
  preparePage();
  api = new StubApi()
    .on('Site', () => data(site))
    .on('UpcomingClasses', () => data(listOf(board)))
    .on('Dashboard', () => data(emptyDashboard))
    .on('Today', () => data(nothingToday))
    .on('BookingBursts', () => data({ bookingBursts: [] }))
    .on('AccountLogin', () => data(login('admin')));
});

const login = (role: 'admin' | 'client') => ({
  login: {
    __typename: 'Session',
    token: 'new-token',
    user: {
      __typename: 'SessionUser',
      id: 'u1',
      email: 'a@example.com',
      role,
      firstName: 'Ana',
      lastName: null,
    },
  },
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function logIn(visitor: UserEvent) {
  await visitor.type(await screen.findByLabelText('Email'), 'a@example.com');
  await visitor.type(screen.getByLabelText('Password'), 'secret words');
  await visitor.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the log-in', () => {
  it('redirects from a page of the console and back to it, including its query', async () => {
    const visitor = await openApp('/admin/dashboard?from=mail');
    await heading('Log in');
    expect(screen.getByText('Log in to continue. You will be taken back to where you were.')).toBeTruthy();
    await logIn(visitor);
    await heading('Dashboard');
    expect(window.location.pathname + window.location.search).toBe('/admin/dashboard?from=mail');
    await waitFor(() =>
      expect(api.callsOf('Dashboard')[0]?.headers['authorization']).toBe('Bearer new-token'),
    );
  });

  it.each([
    ['admin', 'Dashboard', '/admin/dashboard'],
    ['client', 'My bookings', '/client/dashboard'],
  ] as const)(
    'redirects an %s who opens the log-in page to their own dashboard',
    async (role, title, path) => {
      logInAs(role);
      await openApp('/login');
      await heading(title);
      expect(window.location.pathname).toBe(path);
    },
  );

  it('redirects a client from the console to the home page', async () => {
    logInAs('client');
    await openApp('/admin/class-types');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(api.callsOf('ClassTypes')).toHaveLength(0);
  });

  it('does not redirect a client back to a page of the console', async () => {
    api.on('AccountLogin', () => data(login('client')));
    const visitor = await openApp('/admin/dashboard');
    await logIn(visitor);
    await heading('My bookings');
  });

  it.each(['/admin/login', '/client/dashboard', '/admin/class-types'])(
    'is displayed to a guest who opens %s',
    async (path) => {
      await openApp(path);
      await heading('Log in');
      expect(window.location.pathname).toBe('/login');
    },
  );

  it.each([
    ['user that is not JSON', 'a-token', '{'],
    ['user without a role', 'a-token', '{"firstName":"Ana"}'],
    ['user that is null', 'a-token', 'null'],
    ['foreign role', 'a-token', '{"role":"owner"}'],
    ['token with a line break', 'a\nb', '{"role":"admin"}'],
    ['missing token', '', '{"role":"admin"}'],
  ])('treats a %s as no session', async (_case, token, user) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', user);
    await openApp('/admin/dashboard');
    await heading('Log in');
    expect(api.callsOf('Dashboard')).toHaveLength(0);
  });
});

describe('the end of a session', () => {
  it('removes token and user but not the language, and the next log-in does not lead back', async () => {
    logInAs('admin');
    localStorage.setItem('language', 'en');
    const visitor = await openApp('/admin/dashboard');
    await visitor.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Log out' }));
    await heading('Log in');
    expect(window.location.pathname).toBe('/login');
    expect(screen.queryByText(/taken back/)).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('removes the explorer data of all accounts', async () => {
    logInAs('admin');
    localStorage.setItem('explorer:u1:graphiql:tabState', 'a query with a name in it');
    localStorage.setItem('explorer::graphiql:queries', 'another');
    const visitor = await openApp('/admin/dashboard');
    await visitor.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Log out' }));
    await heading('Log in');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('explorer:'))).toEqual([]);
  });

  it('keeps the explorer data if the token has expired', async () => {
    logInAs('admin');
    localStorage.setItem('explorer:u1:graphiql:tabState', 'a query');
    api.on('Dashboard', () => refusal('UNAUTHENTICATED'));
    await openApp('/admin/dashboard');
    await heading('Log in');
    expect(localStorage.getItem('explorer:u1:graphiql:tabState')).toBe('a query');
  });

  it('removes the office’s data from the cache', async () => {
    logInAs('admin');
    const visitor = await openApp('/admin/dashboard');
    await screen.findByText('No recent bookings');
    await visitor.click(screen.getByRole('button', { name: 'Log out' }));
    const release = api.hold('Dashboard');
    await logIn(visitor);
    await heading('Dashboard');
    expect(screen.queryByText('No recent bookings')).toBeNull();
    release();
    await screen.findByText('No recent bookings');
  });

  it('is caused by a rejected token, and the next log-in leads back', async () => {
    logInAs('admin');
    api.on('Dashboard', () => refusal('UNAUTHENTICATED'));
    const visitor = await openApp('/admin/dashboard');
    await heading('Log in');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    api.on('Dashboard', () => data(emptyDashboard));
    await logIn(visitor);
    await heading('Dashboard');
  });
});

describe('a session that ends while the user is typing', () => {
  const saved = classType({ id: 'new', name: 'First aid' });

  /** Types, presses Save, and gets the log-in dialog. @param account whose session it was */
  async function save(account: string, email?: string): Promise<UserEvent> {
    localStorage.setItem('token', 'a-token');
    localStorage.setItem('user', JSON.stringify({ id: account, role: 'admin', firstName: 'Ana', email }));
    api.on('ClassTypes', () => data(catalogueOf()));
    api.on('ClassTypeCreate', () => {
      const isLoggedIn =
        api.callsOf('ClassTypeCreate').at(-1)?.headers['authorization'] === 'Bearer new-token';
      return isLoggedIn ? data({ createClassType: saved }) : refusal('UNAUTHENTICATED');
    });
    const visitor = await openApp('/admin/class-types?new');
    await visitor.type(await screen.findByLabelText('Name'), 'First aid');
    await visitor.selectOptions(screen.getByLabelText('Category'), 'Safety');
    await visitor.type(screen.getByLabelText('Duration in hours'), '4');
    await visitor.type(screen.getByLabelText('Price in dollars'), '89');
    await visitor.type(screen.getByLabelText('Description'), 'CPR and AED.');
    await visitor.click(screen.getByRole('button', { name: 'Save class type' }));
    await screen.findByRole('heading', { name: 'Your session has ended' });
    return visitor;
  }

  it('can be renewed in place, and the change is saved', async () => {
    const visitor = await save('u1');
    await logIn(visitor);
    await screen.findByText('First aid is saved.');
    expect(window.location.pathname).toBe('/admin/class-types');
    expect(api.callsOf('AccountLogin')[0]?.headers).not.toHaveProperty('authorization');
    expect(localStorage.getItem('token')).toBe('new-token');
  });

  it('cannot be renewed by another account', async () => {
    const visitor = await save('u2');
    await logIn(visitor);
    await screen.findByText('This is another account. Use the one that you were logged in with.');
    expect(localStorage.getItem('token')).toBe('a-token');
    expect(api.callsOf('ClassTypeCreate')).toHaveLength(1);
  });

  it('asks for the password of the account, and ends if the user leaves', async () => {
    const visitor = await save('u1', 'ana@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    await visitor.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await heading('Log in');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('a FORBIDDEN response', () => {
  const forbidden = () => refusal('FORBIDDEN');
  const me = (role: string | null) => () =>
    data({ me: role && { __typename: 'SessionUser', id: 'u1', role } });

  async function expectHomeWithoutSession() {
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await screen.findByRole('contentinfo');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Log in' })).toBeTruthy();
  }

  it('ends a session whose role was changed in storage, and redirects to the home page', async () => {
    logInAs('admin');
    api.on('Dashboard', forbidden);
    await openApp('/admin/dashboard');
    await expectHomeWithoutSession();
    expect(screen.queryByText(/taken back/)).toBeNull();
  });

  it('redirects once if several calls fail', async () => {
    logInAs('admin');
    const asked = ['OfficeBookings', 'FilterClasses'];
    for (const operation of asked) api.on(operation, forbidden);
    const releases = asked.map((operation) => api.hold(operation));
    await openApp('/admin/bookings');
    await waitFor(() => {
      for (const operation of asked) expect(api.callsOf(operation)).toHaveLength(1);
    });
    const remove = jest.spyOn(Storage.prototype, 'removeItem');
    const push = jest.spyOn(window.history, 'pushState');
    for (const release of releases) release();
    await expectHomeWithoutSession();
    expect(remove.mock.calls.filter(([key]) => key === 'token')).toHaveLength(1);
    expect(push).not.toHaveBeenCalled();
  });

  it.each([
    ['has become a client', 'client', '/'],
    ['has ended the session elsewhere', null, '/login'],
  ])('to a mutation ends the session of an admin who %s', async (_case, role, path) => {
    logInAs('admin');
    api.on('AccountLogOutEverywhere', forbidden).on('SessionRole', me(role));
    const visitor = await openApp('/admin/account');
    await visitor.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(window.location.pathname).toBe(path));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('to a mutation of an admin ends nothing', async () => {
    logInAs('admin');
    api.on('AccountLogOutEverywhere', forbidden).on('SessionRole', me('admin'));
    const visitor = await openApp('/admin/account');
    await visitor.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await screen.findByText(/Something went wrong on our side/);
    await waitFor(() => expect(api.callsOf('SessionRole')).toHaveLength(1));
    expect(localStorage.getItem('token')).toBe('a-token');
  });

  it('about an expired token does not occur on public pages', async () => {
    logInAs('client');
    await openApp('/');
    await screen.findAllByRole('article');
    expect(api.calls.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
    expect(localStorage.getItem('token')).toBe('a-token');
  });
});

it('displays clients their bookings, and a link to the classes if there are none', async () => {
  logInAs('client');
  api
    .on('MyBookings', () => data({ myBookings: noBookings, myCrews: noCrews }))
    .on('MyWaitingList', () => waitingListOf());
  await openApp('/client/dashboard');
  await heading('My bookings');
  await screen.findByText('There is no booking with your email address yet.');
  expect(screen.getByRole('link', { name: 'See the classes' }).getAttribute('href')).toBe('/#classes');
});
