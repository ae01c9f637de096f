import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openApp, preparePage } from './testing/open-app';
import { site } from './testing/sample-classes';
import { logInAs } from './testing/sample-office';
import { data, offline, refusal, StubApi, throttled } from './testing/stub-api';

let api: StubApi;
const accepted = { __typename: 'AcceptedRequest', isAccepted: true };

beforeEach(() => {
  preparePage();
  api = new StubApi()
    .on('Site', () => data(site))
    .on('PasswordResetRequest', () => data({ requestPasswordReset: accepted }))
    .on('PasswordReset', () => data({ resetPassword: accepted }));
});

const password = 'nine slow desert trains';
const speak = (language: 'en' | 'es') => localStorage.setItem('language', language);
const reset = '/reset-password?token=abc';

const pages = {
  register: {
    path: '/register',
    operation: 'AccountRegister',
    fields: {
      en: ['First name', 'Last name', 'Email', 'Password', 'Confirm password'],
      es: ['Nombre', 'Apellido', 'Correo electrónico', 'Contraseña', 'Confirme la contraseña'],
    },
    typed: ['Ana', 'Peña', 'ana@example.com', password, password],
    send: { en: 'Create account', es: 'Crear la cuenta' },
  },
  forgot: {
    path: '/forgot-password',
    operation: 'PasswordResetRequest',
    fields: { en: ['Email'], es: ['Correo electrónico'] },
    typed: ['ana@example.com'],
    send: { en: 'Send the link', es: 'Enviar el enlace' },
  },
  reset: {
    path: reset,
    operation: 'PasswordReset',
    fields: {
      en: ['New password', 'Confirm new password'],
      es: ['Contraseña nueva', 'Confirme la contraseña nueva'],
    },
    typed: [password, password],
    send: { en: 'Save password', es: 'Guardar la contraseña' },
  },
  change: {
    path: '/client/account',
    operation: 'AccountPasswordChange',
    fields: {
      en: ['Current password', 'New password', 'Confirm new password'],
      es: ['Contraseña actual', 'Contraseña nueva', 'Confirme la contraseña nueva'],
    },
    typed: ['old words', password, password],
    send: { en: 'Change password', es: 'Cambiar la contraseña' },
  },
} as const;

type Page = Pick<(typeof pages)[keyof typeof pages], 'fields' | 'send'> & { typed: readonly string[] };

async function sendForm(visitor: UserEvent, page: Page, language: 'en' | 'es'): Promise<void> {
  for (const [index, label] of page.fields[language].entries())
    await visitor.type(await screen.findByLabelText(label), page.typed[index] ?? '');
  await visitor.click(screen.getByRole('button', { name: page.send[language] }));
}

const words = {
  lost: {
    en: 'We could not reach the server. Check your connection and try again.',
    es: 'No pudimos conectarnos al servidor. Revise su conexión e inténtelo de nuevo.',
  },
  fault: {
    en: 'Something went wrong on our side. Try again in a few minutes, or call us.',
    es: 'Hubo una falla de nuestro lado. Inténtelo de nuevo en unos minutos o llámenos.',
  },
  wait: {
    en: 'Too many attempts. Wait 4 minutes and try again.',
    es: 'Demasiados intentos. Espere 4 minutos e inténtelo de nuevo.',
  },
};

describe.each(Object.entries(pages))('the form of %s', (_name, page) => {
  it.each(['en', 'es'] as const)('says why it could not be sent in %s only', async (language) => {
    if (page === pages.change) logInAs('client');
    speak(language);
    const visitor = await openApp(page.path);
    api.on(page.operation, offline);
    await sendForm(visitor, page, language);
    await screen.findByText(words.lost[language]);

    for (const [response, said] of [
      [() => throttled(200), words.wait],
      [() => refusal('INTERNAL'), words.fault],
      [() => refusal('BAD_USER_INPUT', { unknown: 'No' }), words.fault],
    ] as const) {
      api.on(page.operation, response);
      await visitor.click(screen.getByRole('button', { name: page.send[language] }));
      await screen.findByText(said[language]);
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(''),
      ).toBe(said[language]);
    }
  });
});

it.each([
  ['/login', 'Log in'],
  ['/register', 'Create account'],
  ['/forgot-password', 'Send the link'],
  [reset, 'Save password'],
  ['/confirm-email', 'Send me a new link'],
  ['/confirm-email?token=abc', 'Confirm and log in'],
  ['/find-booking', 'Email me the link'],
])('summarises the errors above the heading of %s, and moves the focus there', async (path, send) => {
  const visitor = await openApp(path);
  await visitor.click(await screen.findByRole('button', { name: send }));
  const summary = await screen.findByRole('group');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(summary.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('a link for a new password', () => {
  const minutes = (resetLinkMinutes: number) => data({ site: { ...site.site, resetLinkMinutes } });

  it.each([
    ['en', 60, 'You can use it once; it expires in one hour.'],
    ['en', 1, 'You can use it once; it expires in 1 minute.'],
    ['en', 90, 'You can use it once; it expires in 90 minutes.'],
    ['es', 60, 'Puede usarlo una sola vez; vence en una hora.'],
    ['es', 1, 'Puede usarlo una sola vez; vence en 1 minuto.'],
    ['es', 90, 'Puede usarlo una sola vez; vence en 90 minutos.'],
  ] as const)('says in %s that it is valid for %d minutes', async (language, count, said) => {
    api.on('Site', () => minutes(count));
    speak(language);
    const visitor = await openApp('/forgot-password');
    await sendForm(visitor, pages.forgot, language);
    await screen.findByText((text) => text.endsWith(said));
  });

  it('may be asked for an account whose older address no new account may have', async () => {
    const visitor = await openApp('/forgot-password');
    await sendForm(visitor, { ...pages.forgot, typed: ['a..b@foo-.com'] }, 'en');
    await screen.findByText((text) => text.endsWith('it expires in one hour.'));
  });

  it.each([
    ['en', 60, 'You can use a link once; it expires in one hour. Ask for a new one.'],
    ['en', 30, 'You can use a link once; it expires in 30 minutes. Ask for a new one.'],
    ['es', 60, 'Cada enlace se puede usar una sola vez; vence en una hora. Pida uno nuevo.'],
    ['es', 30, 'Cada enlace se puede usar una sola vez; vence en 30 minutos. Pida uno nuevo.'],
  ] as const)('says in %s that it has expired after %d minutes', async (language, count, said) => {
    api.on('Site', () => minutes(count));
    api.on('PasswordReset', () => refusal('BAD_USER_INPUT', { token: 'over' }));
    speak(language);
    const visitor = await openApp(reset);
    await sendForm(visitor, pages.reset, language);
    await screen.findByText(said);
  });
});

describe('the link of an invitation', () => {
  const invitation = `${reset}&invitation=true`;

  it.each([
    ['en', 'Accept the invitation', 'You accepted the invitation'],
    ['es', 'Acepte la invitación', 'Usted aceptó la invitación'],
  ] as const)('says in %s that a password accepts it', async (language, title, done) => {
    speak(language);
    const visitor = await openApp(invitation);
    await screen.findByRole('heading', { level: 1, name: title });
    await sendForm(visitor, pages.reset, language);
    await screen.findByRole('heading', { level: 1, name: done });
  });

  it('says whom to ask when it has expired', async () => {
    api.on('PasswordReset', () => refusal('BAD_USER_INPUT', { token: 'over' }));
    const visitor = await openApp(invitation);
    await sendForm(visitor, pages.reset, 'en');
    await screen.findByText(/ask our office to invite you again\.$/);
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull();
  });
});

it.each([
  ['en', 'Passwords do not match', 'Confirm the password'],
  ['es', 'Las contraseñas no coinciden', 'Confirme la contraseña'],
] as const)('reports in %s that the passwords do not match', async (language, differs, required) => {
  speak(language);
  const visitor = await openApp(reset);
  const [first, second] = pages.reset.fields[language];
  await visitor.type(await screen.findByLabelText(first), password);
  const save = screen.getByRole('button', { name: pages.reset.send[language] });
  await visitor.click(save);
  const summary = () => within(screen.getByRole('group'));
  await waitFor(() => expect(summary().getByRole('link', { name: required })).toBeTruthy());
  await visitor.type(screen.getByLabelText(second), 'other');
  await visitor.click(save);
  await waitFor(() => expect(summary().getByRole('link', { name: differs })).toBeTruthy());
});

it('changes the name of the account, with which the session goes on', async () => {
  logInAs('client');
  const { token } = localStorage;
  const user = {
    id: 'a1',
    email: 'ana@example.com',
    role: 'client',
    firstName: 'Ana',
    lastName: 'Peña Ruiz',
  };
  localStorage.setItem('user', JSON.stringify({ ...user, lastName: 'Peña' }));
  api.on('AccountNameChange', () => data({ changeName: { __typename: 'SessionUser', ...user } }));
  const visitor = await openApp('/client/account');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
  const last = await screen.findByLabelText('Last name');
  await visitor.clear(last);
  await visitor.click(screen.getByRole('button', { name: 'Save name' }));
  expect((await screen.findAllByText('Last name required')).length).toBeGreaterThan(0);
  expect(api.callsOf('AccountNameChange')).toEqual([]);
  await visitor.clear(screen.getByLabelText('First name'));
  await visitor.type(screen.getByLabelText('First name'), 'Ana');
  await visitor.type(last, 'Peña Ruiz');
  await visitor.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Your name is saved.')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject(user);
  expect(localStorage.getItem('token')).toBe(token);
  await visitor.click(screen.getByRole('button', { name: 'Log out' }));
  expect(localStorage.getItem('token')).toBeNull();
});
