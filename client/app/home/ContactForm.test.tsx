import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { closeApps, openApp, preparePage } from '../testing/open-app';
import { board, listOf, site } from '../testing/sample-classes';
import { data, notJson, offline, refusal, StubApi } from '../testing/stub-api';

let api: StubApi;

beforeEach(() => {
  preparePage();
  api = new StubApi()
    .on('Site', () => data(site))
    .on('UpcomingClasses', () => data(listOf(board)))
    .on('ContactMessageSend', () =>
      data({ sendContactMessage: { __typename: 'SentContactMessage', id: 'm1' } }),
    );
});

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn(user: UserEvent) {
  await user.type(await field(/^Name/), ' Ana Peña ');
  await user.type(await field(/^Email/), 'ana@example.com');
  await user.selectOptions(await field(/^Subject/), 'First Aid/CPR/AED');
  await user.type(await field(/^Message/), 'Eight people in Provo.');
}

async function expectKept() {
  expect((await field(/^Name/)).value).toBe(' Ana Peña ');
  expect((await field(/^Email/)).value).toBe('ana@example.com');
  expect((await field(/^Subject/)).value).toBe('firstAid');
  expect((await field(/^Message/)).value).toBe('Eight people in Provo.');
}

it('offers the five subjects', async () => {
  await openApp('/');
  const options = within(await field(/^Subject/)).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Choose a subject',
    'OSHA 10',
    'OSHA 30',
    'First Aid/CPR/AED',
    'OSHA Competent Person Training',
    'Other',
  ]);
});

it('sends the typed values once, and confirms it', async () => {
  const user = await openApp('/');
  await fillIn(user);
  const release = api.hold('ContactMessageSend');
  await send(user);
  const busy = await screen.findByRole('button', { name: 'Sending...' });
  await user.click(busy);
  release();

  expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
  expect(api.callsOf('ContactMessageSend').map(({ variables }) => variables)).toEqual([
    {
      input: {
        name: 'Ana Peña',
        email: 'ana@example.com',
        phone: null,
        subject: 'firstAid',
        message: 'Eight people in Provo.',
        language: 'en',
        idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/) as string,
      },
    },
  ]);
  expect((await field(/^Name/)).value).toBe('');
  expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy();
});

const FAILED = 'Failed to send message. Please try again.';

it.each([
  ['no answer comes', offline, FAILED],
  ['the server fails', () => refusal('INTERNAL'), FAILED],
  [
    'too many messages were sent',
    () => ({ status: 429, body: { error: 'Slow down', code: 'RATE_LIMITED' } }),
    'Too many messages were sent from here. Wait 60 minutes, or call us.',
  ],
  [
    'messages are limited for a time that the server tells',
    () => ({
      status: 429,
      body: { error: 'Slow down', code: 'RATE_LIMITED', retryAfterSeconds: 61 },
    }),
    'Too many messages were sent from here. Wait 2 minutes, or call us.',
  ],
])('says so and keeps the typed values when %s', async (_case, response, text) => {
  api.on('ContactMessageSend', response);
  const user = await openApp('/');
  await fillIn(user);
  await send(user);
  const failed = await screen.findByText(text);
  const alert = failed.closest<HTMLElement>('[role="alert"]');
  expect(alert && within(alert).getByRole('link').getAttribute('href')).toBe('tel:+18015550142');
  await expectKept();

  api.on('ContactMessageSend', () =>
    data({ sendContactMessage: { __typename: 'SentContactMessage', id: 'm1' } }),
  );
  await send(user);
  expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
  expect(screen.queryByText(text)).toBeNull();
});

describe('after a lost answer', () => {
  const UNKNOWN = /We do not know whether it arrived. Sending it again does not send it twice./;
  const keys = () =>
    api
      .callsOf('ContactMessageSend')
      .map(({ variables }) => (variables as { input: { idempotencyKey: string } }).input.idempotencyKey);
  const answer = () =>
    api.on('ContactMessageSend', () =>
      data({ sendContactMessage: { __typename: 'SentContactMessage', id: 'm1' } }),
    );

  it.each([
    ['no answer comes', offline],
    ['a proxy answers', () => notJson(502)],
  ])('the same message has the same key, also after a reload, when %s', async (_case, response) => {
    api.on('ContactMessageSend', response);
    const user = await openApp('/');
    await fillIn(user);
    await send(user);
    await screen.findByText(UNKNOWN);
    await send(user);
    await screen.findByText(UNKNOWN);
    await closeApps();

    answer();
    const userAfterReload = await openApp('/');
    await field(/^Name/);
    await send(userAfterReload);
    await screen.findByText('Message sent successfully!');
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);

    await fillIn(userAfterReload);
    await send(userAfterReload);
    await screen.findByText('Message sent successfully!');
    expect(new Set(keys()).size).toBe(2);
  });

  it('another message has another key', async () => {
    api.on('ContactMessageSend', offline);
    const user = await openApp('/');
    await fillIn(user);
    await send(user);
    await screen.findByText(UNKNOWN);
    answer();
    await user.type(await field(/^Message/), ' Or nine.');
    await send(user);
    await screen.findByText('Message sent successfully!');
    expect(new Set(keys()).size).toBe(2);
  });

  it('nothing is said to be unknown if the server refuses it', async () => {
    api.on('ContactMessageSend', () => refusal('INTERNAL'));
    const user = await openApp('/');
    await fillIn(user);
    await send(user);
    await screen.findByText(FAILED);
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });
});

it('keeps what is typed while a message is sent, also after a reload', async () => {
  const user = await openApp('/');
  await fillIn(user);
  const release = api.hold('ContactMessageSend');
  await send(user);
  await screen.findByRole('button', { name: 'Sending...' });
  await user.type(await field(/^Message/), ' Or nine.');
  release();

  expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
  expect((await field(/^Message/)).value).toBe('Eight people in Provo. Or nine.');
  expect((await field(/^Name/)).value).toBe(' Ana Peña ');
  await closeApps();
  await openApp('/');
  expect((await field(/^Message/)).value).toBe('Eight people in Provo. Or nine.');
});

it('keeps the typed values after a reload, and removes them once sent', async () => {
  const user = await openApp('/');
  await fillIn(user);
  await closeApps();
  const userAfterReload = await openApp('/');
  await expectKept();

  await send(userAfterReload);
  await screen.findByText('Message sent successfully!');
  await closeApps();
  await openApp('/');
  expect((await field(/^Message/)).value).toBe('');
});

it('is empty if the stored value is invalid', async () => {
  sessionStorage.setItem('contact-draft', '{"name":7,"email":');
  await openApp('/');
  expect((await field(/^Name/)).value).toBe('');
  await closeApps();
  sessionStorage.setItem('contact-draft', '{"name":7,"email":"ana@example.com","role":"admin"}');
  await openApp('/');
  expect((await field(/^Name/)).value).toBe('');
  expect((await field(/^Email/)).value).toBe('ana@example.com');
});

it('validates on submit: a focused summary, the same texts at the fields, no request', async () => {
  const user = await openApp('/');
  await user.type(await field(/^Name/), '   ');
  await user.type(await field(/^Email/), 'ana@framing');
  await send(user);

  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  const words = ['Name required', 'Invalid email', 'Subject required', 'Message required'];
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(words);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  for (const [index, label] of [/^Name/, /^Email/, /^Subject/, /^Message/].entries()) {
    const input = await field(label);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(texts).toContain(words[index]);
    expect(links[index]?.getAttribute('href')).toBe(`#${input.id}`);
  }
  expect(document.title).toMatch(/^Error: /);
  expect(api.callsOf('ContactMessageSend')).toHaveLength(0);
});

it('clears an error when its field is edited', async () => {
  const user = await openApp('/');
  await field(/^Name/);
  await send(user);
  await screen.findAllByText('Name required');
  await user.type(await field(/^Name/), 'A');
  expect(screen.queryByText('Name required')).toBeNull();
  expect(screen.getAllByText('Message required').length).toBeGreaterThan(0);
});

it('displays the server’s errors at the same fields', async () => {
  api.on('ContactMessageSend', () =>
    refusal('BAD_USER_INPUT', { email: 'Invalid email', message: 'Too long' }),
  );
  const user = await openApp('/');
  await fillIn(user);
  await send(user);
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Invalid email', 'Too long']);
  expect((await field(/^Message/)).getAttribute('aria-invalid')).toBe('true');
  await expectKept();
});

it('keeps the typed values and translates its errors when the language is switched', async () => {
  const user = await openApp('/');
  await user.type(await field(/^Name/), 'Ana');
  await send(user);
  await screen.findAllByText('Message required');
  await user.click(screen.getByRole('link', { name: 'Español' }));
  expect((await screen.findAllByText('Escriba su mensaje')).length).toBeGreaterThan(0);
  expect((await field(/^Nombre/)).value).toBe('Ana');
});

it('sends in the language of the site', async () => {
  const user = await openApp('/?lang=es');
  await user.type(await field(/^Nombre/), 'Ana');
  await user.type(await field(/^Correo/), 'ana@example.com');
  await user.selectOptions(await field(/^Asunto/), 'Otro');
  await user.type(await field(/^Mensaje/), 'Hola');
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await screen.findByText('¡Su mensaje se envió!');
  const [call] = api.callsOf('ContactMessageSend');
  expect(call?.variables).toMatchObject({ input: { subject: 'other', language: 'es' } });
  expect(call?.headers['accept-language']).toBe('es');
});
