import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { data, refusal, StubApi, throttled } from './testing/stub-api';

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
    .on('EmailConfirm', () => data({ confirmEmail: { __typename: 'Session', token: 'a-token', user } }))
    .on('EmailConfirmationRequest', () =>
      data({ requestEmailConfirmation: { __typename: 'AcceptedRequest', isAccepted: true } }),
    );
});

const at = '/confirm-email?token=abc';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function confirm(visitor: UserEvent): Promise<void> {
  await visitor.type(await screen.findByLabelText('Password'), ' my own words ');
  await visitor.click(screen.getByRole('button', { name: 'Confirm and log in' }));
}

it('logs in with the link and the password as typed, and goes to the account', async () => {
  const visitor = await openApp(at);
  await confirm(visitor);
  await heading('My bookings');
  expect(window.location.pathname).toBe('/client/dashboard');
  expect(localStorage.getItem('token')).toBe('a-token');
  expect(api.callsOf('EmailConfirm').map(({ variables }) => variables)).toEqual([
    { input: { token: 'abc', password: ' my own words ' } },
  ]);
});

it('requires the password before it calls the server', async () => {
  const visitor = await openApp(at);
  await visitor.click(await screen.findByRole('button', { name: 'Confirm and log in' }));
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(within(summary).getByRole('link').textContent).toBe('Password required');
  expect(api.callsOf('EmailConfirm')).toHaveLength(0);
});

it('asks in Spanish for the visitor’s password, not for a new one', async () => {
  const visitor = await openApp(`${at}&lang=es`);
  await visitor.click(await screen.findByRole('button', { name: 'Confirmar e iniciar sesión' }));
  expect(await screen.findByRole('link', { name: 'Escriba su contraseña' })).toBeTruthy();
});

it('reports a wrong password at the field, and offers to set a new one', async () => {
  api.on('EmailConfirm', () => refusal('BAD_USER_INPUT', { password: 'It is not this one' }));
  const visitor = await openApp(at);
  await confirm(visitor);
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(within(summary).getByRole('link').textContent).toBe('It is not this one');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.title).toMatch(/^Error: /));
  await visitor.click(
    screen.getByRole('link', { name: 'I forgot it or did not choose it: choose a new one' }),
  );
  await heading('Forgot your password?');
});

it('says how long to wait after too many attempts', async () => {
  api.on('EmailConfirm', () => throttled(200));
  const visitor = await openApp(at);
  await confirm(visitor);
  await screen.findByText('Too many attempts. Wait 4 minutes and try again.');
});

it.each([
  ['a link that is over', at],
  ['no link', '/confirm-email'],
])('sends a new link instead of %s, in the language of the page', async (_what, path) => {
  api.on('EmailConfirm', () => refusal('BAD_USER_INPUT', { token: 'over' }));
  const visitor = await openApp(path);
  if (path === at) {
    await confirm(visitor);
    expect(await heading('This link no longer works')).toBe(document.activeElement);
    await screen.findByText(
      'You can use a link once; it expires in 48 hours. If you have confirmed already, log in.',
    );
  }
  await visitor.type(await screen.findByLabelText('Email'), ' ana@example.com ');
  await visitor.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect(await heading('Check your email')).toBe(document.activeElement);
  expect(localStorage.getItem('token')).toBeNull();
  expect(api.callsOf('EmailConfirmationRequest').map(({ variables }) => variables)).toEqual([
    { input: { email: 'ana@example.com', language: 'en' } },
  ]);
});

it('is fully translated to Spanish', async () => {
  await openApp(`${at}&lang=es`);
  await heading('Confirme su correo electrónico');
  expect(screen.getByRole('button', { name: 'Confirmar e iniciar sesión' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'La olvidé o no la elegí yo: elegir una nueva' })).toBeTruthy();
});
