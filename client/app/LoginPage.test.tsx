import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { closeApps, openApp, preparePage } from './testing/open-app';
import { board, listOf, site } from './testing/sample-classes';
import { data, offline, refusal, StubApi } from './testing/stub-api';

let api: StubApi;
const user = {
  __typename: 'SessionUser',
  id: 'u1',
  email: 'ana@example.com',
  role: 'client',
  firstName: 'Ana',
  lastName: 'Peña',
};

beforeEach(() => {
  preparePage();
  api = new StubApi()
    .on('Site', () => data(site))
    .on('UpcomingClasses', () => data(listOf(board)))
    .on('AccountLogin', () => data({ login: { __typename: 'Session', token: 'a-token', user } }));
});
afterEach(async () => {
  await closeApps();
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });

async function logIn(visitor: UserEvent) {
  await visitor.type(await screen.findByLabelText('Email'), ' ana@example.com ');
  await visitor.type(screen.getByLabelText('Password'), ' secret words ');
  await visitor.click(button('Log in'));
}

it('is where the header’s button leads', async () => {
  const visitor = await openApp('/');
  await visitor.click(within(await screen.findByRole('banner')).getByRole('link', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(window.location.pathname).toBe('/login');
});

it('keeps token and user, sends the password as it was typed, and is busy meanwhile', async () => {
  const visitor = await openApp('/login');
  await screen.findByLabelText('Email');
  const release = api.hold('AccountLogin');
  await logIn(visitor);
  await visitor.click(await screen.findByRole('button', { name: 'Logging in…' }));
  release();
  await waitFor(() => expect(localStorage.getItem('token')).toBe('a-token'));
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ role: 'client', firstName: 'Ana' });
  await waitFor(() => expect(window.location.pathname).not.toBe('/login'));
  expect(api.callsOf('AccountLogin').map(({ variables }) => variables)).toEqual([
    { input: { email: 'ana@example.com', password: ' secret words ' } },
  ]);
});

it.each([
  ['refused', () => refusal('UNAUTHENTICATED')],
  ['throttled', () => refusal('RATE_LIMITED')],
  ['unanswered', offline],
])('says the same words when the login is %s, until something is typed', async (_case, answer) => {
  api.on('AccountLogin', answer);
  const visitor = await openApp('/login');
  await logIn(visitor);
  const words = 'Invalid email or password. Please try again.';
  expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  await visitor.type(screen.getByLabelText('Password'), 'x');
  expect(screen.queryByText(words)).toBeNull();
});

it('asks for what is missing without asking the server', async () => {
  const visitor = await openApp('/login');
  await screen.findByLabelText('Email');
  await visitor.click(button('Log in'));
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Email required', 'Password required']);
  expect(api.callsOf('AccountLogin')).toHaveLength(0);
});

it('shows and hides the password', async () => {
  const visitor = await openApp('/login');
  const password = await screen.findByLabelText<HTMLInputElement>('Password');
  expect(password.type).toBe('password');
  await visitor.click(button('Show password'));
  expect(password.type).toBe('text');
  await visitor.click(button('Hide password'));
  expect(password.type).toBe('password');
});

it('is all there in Spanish', async () => {
  await openApp('/login?lang=es');
  await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' });
  for (const text of [
    'Ver sus clases reservadas',
    '¿Olvidó su contraseña?',
    'Crear una cuenta',
    'Volver al inicio',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});
