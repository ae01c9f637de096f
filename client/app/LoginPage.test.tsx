import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openApp, preparePage } from './testing/open-app';
import { board, listOf, site } from './testing/sample-classes';
import { logInAs } from './testing/sample-office';
import { data, notJson, offline, refusal, StubApi, throttled } from './testing/stub-api';

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

const button = (name: string) => screen.getByRole('button', { name });

/** The response of a proxy, or of the server before GraphQL. */
const tooMany = (seconds: string) => ({
  status: 429,
  body: { message: 'No', code: 'RATE_LIMITED' },
  headers: { 'retry-after': seconds },
});

async function logIn(visitor: UserEvent) {
  await visitor.type(await screen.findByLabelText('Email'), ' ana@example.com ');
  await visitor.type(screen.getByLabelText('Password'), ' secret words ');
  await visitor.click(button('Log in'));
}

it('is the target of the button in the header', async () => {
  const visitor = await openApp('/');
  await visitor.click(within(await screen.findByRole('banner')).getByRole('link', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(window.location.pathname).toBe('/login');
});

it('stores token and user, sends the password as typed, and is busy meanwhile', async () => {
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

it('has a button that is disabled while busy, and keeps the focus', async () => {
  api.on('AccountLogin', () => refusal('UNAUTHENTICATED'));
  const visitor = await openApp('/login');
  await screen.findByLabelText('Email');
  const release = api.hold('AccountLogin');
  await logIn(visitor);
  const busy = await screen.findByRole('button', { name: 'Logging in…' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(busy);
  await visitor.keyboard('{Enter}');
  release();
  await screen.findByText('Invalid email or password. Please try again.');
  expect(button('Log in').hasAttribute('aria-disabled')).toBe(false);
  expect(document.activeElement).toBe(button('Log in'));
  expect(api.callsOf('AccountLogin')).toHaveLength(1);
});

const refused = {
  en: 'Invalid email or password. Please try again.',
  es: 'El correo electrónico o la contraseña no son correctos. Inténtelo de nuevo.',
};
const wait = (minutes: string) => ({
  en: `Too many attempts. Wait ${minutes} minutes and try again, or choose a new password by email.`,
  es: `Demasiados intentos. Espere ${minutes} minutos e inténtelo de nuevo, o elija una contraseña nueva por correo electrónico.`,
});
const lost = {
  en: 'We could not reach the server. Check your connection and try again.',
  es: 'No pudimos conectarnos al servidor. Revise su conexión e inténtelo de nuevo.',
};
const fault = {
  en: 'Something went wrong on our side. Try again in a few minutes, or call us.',
  es: 'Hubo una falla de nuestro lado. Inténtelo de nuevo en unos minutos o llámenos.',
};

it.each([
  ['is refused', () => refusal('UNAUTHENTICATED'), refused],
  ['is refused for what was typed', () => refusal('BAD_USER_INPUT', { email: 'No' }), refused],
  ['is throttled', () => refusal('RATE_LIMITED'), wait('15')],
  ['is throttled for a time that the server names', () => throttled(421), wait('8')],
  ['is throttled before GraphQL', () => tooMany('121'), wait('3')],
  ['is not answered', offline, lost],
  ['is answered by something else', () => notJson(200), lost],
  ['meets a fault of the server', () => refusal('INTERNAL'), fault],
  ['meets a proxy without a server', () => notJson(502), fault],
  ['is answered with nothing', () => data(null), fault],
])(
  'says in the language of the page that it %s, until something is typed',
  async (_case, response, words) => {
    api.on('AccountLogin', response);
    const visitor = await openApp('/login');
    await logIn(visitor);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words.en));
    await waitFor(() => expect(document.title).toMatch(/^Error: /));
    expect(localStorage.getItem('token')).toBeNull();

    await visitor.click(screen.getByRole('link', { name: 'Español' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words.es));
    await visitor.type(screen.getByLabelText('Contraseña'), 'x');
    expect(screen.getByRole('alert').textContent).toBe('');
  },
);

it('says at least one minute, and links to the reset of the password by mail', async () => {
  api.on('AccountLogin', () => throttled(20));
  const visitor = await openApp('/login');
  await logIn(visitor);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Wait 1 minute and try again,'),
  );
  await visitor.click(screen.getByRole('link', { name: 'choose a new password by email' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
});

it('reports missing values without calling the server', async () => {
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

it('lists what an account is for', async () => {
  await openApp('/login');
  const benefits = within(await screen.findByRole('region', { name: 'With an account you can' }));
  expect(benefits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'View booked classes',
    'Cancel or reschedule',
    'Access certificates',
    'View course history',
  ]);
});

it('says after a log-out everywhere that all devices are logged out, once', async () => {
  logInAs('client');
  api.on('AccountLogOutEverywhere', () =>
    data({ logOutEverywhere: { __typename: 'AcceptedRequest', isAccepted: true } }),
  );
  const visitor = await openApp('/client/account');
  await visitor.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const said = 'You are logged out on every device, including this one.';
  await screen.findByText(said);
  await visitor.click(screen.getByRole('link', { name: 'Back to home' }));
  await visitor.click(within(await screen.findByRole('banner')).getByRole('link', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(screen.queryByText(said)).toBeNull();
});

it('is fully translated to Spanish', async () => {
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
