import { screen, waitFor } from '@testing-library/react';

import { closeApps, openApp, preparePage } from '../../../app/testing/open-app';
import { logInAs } from '../../../app/testing/sample-office';
import { site } from '../../../app/testing/sample-classes';
import { data, offline, refusal, StubApi } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { MessagesPage } from './MessagesPage';

let api: StubApi;

const message = (changes: object = {}) => ({
  __typename: 'ContactMessage',
  id: 'm1',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(801) 555-0100',
  subject: 'osha30',
  message: 'Eight people in Provo.',
  language: 'en',
  createdAt: '2026-11-20T16:00:00.000Z',
  readAt: null,
  handledAt: null,
  ...changes,
});
const inbox = (...nodes: object[]) =>
  data({
    contactMessages: {
      __typename: 'ContactMessageConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      totalCount: nodes.length,
    },
  });

beforeEach(() => {
  api = new StubApi().on('ContactInbox', () => inbox(message()));
});

it('lists the open messages with a link to reply', async () => {
  openPage(<MessagesPage />);
  expect(await screen.findByRole('heading', { name: 'Ana Ruiz: OSHA 30' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Reply by email/ }).getAttribute('href')).toBe(
    'mailto:ana@example.com?subject=Re%3A%20OSHA%2030',
  );
  expect(api.calls[0]?.variables).toMatchObject({ isHandled: false });
  expect(api.calls[0]?.headers['authorization']).toBe('Bearer office-token');
});

it('scrolls to the message that the address names, and moves the focus there', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  api.on('ContactInbox', () => inbox(message({ id: 'm2', name: 'Ana' }), message()));
  openPage(<MessagesPage />, '/admin/messages?q=ana%40example.com&show=all#message-m1');
  await screen.findByRole('heading', { name: 'Ana Ruiz: OSHA 30' });
  await waitFor(() => expect(document.activeElement?.id).toBe('message-m1'));
  expect(scroll.mock.contexts).toEqual([document.activeElement]);
  expect(api.calls[0]?.variables).toMatchObject({ search: 'ana@example.com', isHandled: null });
});

it('scrolls to the list if the message that the address names is not on its loaded pages', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  openPage(<MessagesPage />, '/admin/messages?q=ana%40example.com&show=all#message-m9');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
  expect(scroll.mock.contexts).toEqual([document.activeElement]);
});

it('replies under a subject in the language of the visitor', async () => {
  api.on('ContactInbox', () => inbox(message({ subject: 'firstAid', language: 'es' })));
  openPage(<MessagesPage />);
  expect(await screen.findByRole('heading', { name: 'Ana Ruiz: First Aid/CPR/AED' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Reply by email/ }).getAttribute('href')).toBe(
    `mailto:ana@example.com?subject=${encodeURIComponent('Re: Primeros auxilios/RCP/DEA')}`,
  );
});

it('says only that it is trying again while it retries a failed load', async () => {
  api.on('ContactInbox', offline);
  const user = openPage(<MessagesPage />);
  expect(screen.getByText('Loading…')).toBeTruthy();
  await screen.findByText('Failed to fetch messages');
  const release = api.on('ContactInbox', () => inbox(message())).hold('ContactInbox');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Trying again…')).toBeTruthy();
  expect(screen.queryByText(/^Failed|^Loading/)).toBeNull();
  release();
  expect(await screen.findByRole('heading', { name: 'Ana Ruiz: OSHA 30' })).toBeTruthy();
  expect(screen.queryByText(/^Trying|^Loading/)).toBeNull();
});

it('searches the messages, and keeps the search in the address', async () => {
  const user = openPage(<MessagesPage />);
  await user.type(await screen.findByLabelText('Name, email, phone or text'), 'provo');
  await waitFor(() =>
    expect(api.callsOf('ContactInbox').at(-1)?.variables).toMatchObject({
      search: 'provo',
      isHandled: false,
    }),
  );
  expect(screen.getByTestId('address').textContent).toBe('/?q=provo');
  await user.selectOptions(screen.getByLabelText('Show'), 'Handled');
  expect(screen.getByTestId('address').textContent).toBe('/?q=provo&show=handled');
});

it('marks a message as handled, and reopens it', async () => {
  api.on('ContactMessageMark', () =>
    data({ markContactMessage: message({ handledAt: '2026-11-21T16:00:00.000Z' }) }),
  );
  const user = openPage(<MessagesPage />);
  await user.click(await screen.findByRole('button', { name: /^Mark handled/ }));
  expect(await screen.findByText('The message of Ana Ruiz is marked as handled.')).toBeTruthy();
  // It has been read.
  expect(screen.queryByRole('button', { name: /^Mark (un)?read/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Open again/ }));
  await waitFor(() =>
    expect(api.callsOf('ContactMessageMark').map(({ variables }) => variables['input'])).toEqual([
      { id: 'm1', isHandled: true },
      { id: 'm1', isHandled: false },
    ]),
  );
});

it('reports if messages cannot be loaded or marked', async () => {
  api.on('ContactMessageMark', () => refusal('INTERNAL'));
  const user = openPage(<MessagesPage />);
  await user.click(await screen.findByRole('button', { name: /^Mark read/ }));
  expect(await screen.findByText('Failed to update message')).toBeTruthy();
  api.on('ContactInbox', () => refusal('INTERNAL'));
  await user.selectOptions(screen.getByLabelText('Show'), 'All');
  expect(await screen.findByText('Failed to fetch messages')).toBeTruthy();
  expect(screen.getByTestId('address').textContent).toBe('/?show=all');
});

it('keeps the loaded messages and says so if more could not be loaded', async () => {
  const pageOf = (id: string, name: string, hasNextPage: boolean) =>
    data({
      contactMessages: {
        __typename: 'ContactMessageConnection',
        nodes: [message({ id, name })],
        pageInfo: { __typename: 'PageInfo', endCursor: id, hasNextPage },
        totalCount: 2,
      },
    });
  api.on('ContactInbox', ({ after }) => (after === 'm1' ? offline() : pageOf('m1', 'Ana Ruiz', true)));
  const user = openPage(<MessagesPage />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByText('Failed to fetch messages')).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByText('Failed to update message')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Ana Ruiz: OSHA 30' })).toBeTruthy();
  api.on('ContactInbox', () => pageOf('m2', 'Luis Vega', false));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'Luis Vega: OSHA 30' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ana Ruiz: OSHA 30' })).toBeTruthy();
  expect(screen.queryByText('Failed to fetch messages')).toBeNull();
});

it('calls a number with an extension', async () => {
  api.on('ContactInbox', () => inbox(message({ phone: '801-555-0142 x12' })));
  openPage(<MessagesPage />);
  expect((await screen.findByRole('link', { name: '801-555-0142 x12' })).getAttribute('href')).toBe(
    'tel:8015550142,12',
  );
});

it('explains why no messages are listed', async () => {
  api.on('ContactInbox', () => inbox());
  const user = openPage(<MessagesPage />);
  expect(await screen.findByText(/^No open messages. What guests write/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Show'), 'Handled');
  expect(await screen.findByText('No messages')).toBeTruthy();
  await user.type(screen.getByLabelText('Name, email, phone or text'), 'provo');
  expect(await screen.findByText('No messages found')).toBeTruthy();
});

it('opens at its other address too, with the query', async () => {
  preparePage();
  logInAs('admin');
  api.on('Site', () => data(site));
  await openApp('/admin/contact?show=all');
  expect(await screen.findByLabelText<HTMLSelectElement>('Show')).toMatchObject({ value: 'all' });
  expect(window.location.pathname).toBe('/admin/messages');
  await closeApps();
});

it('uses plural in the filter and singular on a card in Spanish', async () => {
  preparePage();
  logInAs('admin');
  localStorage.setItem('language', 'es');
  api
    .on('Site', () => data(site))
    .on('ContactInbox', () => inbox(message({ readAt: 'then', handledAt: 'then' })));
  await openApp('/admin/messages?show=all');
  const choice = await screen.findByLabelText('Mostrar');
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Abiertos',
    'Atendidos',
    'Todos',
  ]);
  expect((await screen.findByRole('article')).textContent).toContain('Atendido');
  await closeApps();
});
