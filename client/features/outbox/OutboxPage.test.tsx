import { screen, waitFor, within } from '@testing-library/react';

import { data, offline, refusal, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import { ClassMessages } from './ClassMessages';
import { OutboxPage } from './OutboxPage';

let api: StubApi;

const message = (changes: object = {}) => ({
  __typename: 'OutboxMessage',
  id: 'm1',
  kind: 'bookingConfirmation',
  isTextMessage: false,
  recipient: 'ana@example.com',
  language: 'es',
  state: 'sent',
  isScheduled: false,
  problem: null,
  lastError: null,
  dueAt: '2026-11-20T16:00:00.000Z',
  retryAt: null,
  sentAt: '2026-11-20T16:00:05.000Z',
  failedAt: null,
  handledAt: null,
  handledBy: null,
  bookingId: null,
  crewBookingId: null,
  studentId: null,
  ...changes,
});
const failed = message({
  id: 'm2',
  state: 'failed',
  problem: 'addressRefused',
  lastError: 'EENVELOPE 550',
  recipient: 'ana@exmaple.com',
  sentAt: null,
  failedAt: '2026-11-20T16:00:05.000Z',
});
const list = (...nodes: object[]) =>
  data({
    outboxMessages: {
      __typename: 'OutboxMessageConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', startCursor: 'a', endCursor: 'b', hasNextPage: false },
      totalCount: nodes.length,
    },
  });
const preview = (changes: object = {}) =>
  data({
    outboxMessagePreview: {
      __typename: 'OutboxMessagePreview',
      language: 'es',
      subject: 'Su lugar',
      text: 'Guarde este correo',
      html: '<p style="color:red"><a href="https://x.example">Ver</a></p>',
      attachment: 'K7.ics',
      ...changes,
    },
  });

beforeEach(() => {
  api = new StubApi().on('OutboxList', () => list(message(), failed)).on('OutboxPreview', () => preview());
});

const buttonOf = async (name: RegExp) => screen.findByRole('button', { name });

it('explains why a message failed, and when the next attempt is', async () => {
  const retrying = message({
    id: 'm3',
    state: 'retrying',
    problem: 'laterPlease',
    lastError: 'EENVELOPE 451',
    sentAt: null,
    retryAt: '2026-11-20T16:05:00.000Z',
  });
  api.on('OutboxList', () => list(failed, retrying, message({ id: 'm4', state: 'queued', sentAt: null })));
  openPage(<OutboxPage />);
  expect(
    await screen.findByText(
      'The mail server of the recipient refused the address (550). Check it for a typo.',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/^Will be tried again: Fri, Nov 20, 2026, 9:05/)).toBeTruthy();
  expect(screen.getByText(/^Due Fri, Nov 20, 2026, 9:00/)).toBeTruthy();
  // Only for messages that are not going to be sent anyway.
  expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
});

it('filters the list by state, kind and recipient, in the address', async () => {
  const user = openPage(<OutboxPage />, '/?state=failed');
  await screen.findByText('2 messages');
  expect(api.callsOf('OutboxList')[0]?.variables).toMatchObject({ state: 'failed', kind: null });
  await user.selectOptions(screen.getByLabelText('Message'), 'Class reminder');
  await user.type(screen.getByLabelText('Email or phone of the recipient'), 'ana');
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/?state=failed&kind=bookingReminderMail&q=ana'),
  );
  await waitFor(() =>
    expect(api.callsOf('OutboxList').at(-1)?.variables).toMatchObject({
      state: 'failed',
      kind: 'bookingReminderMail',
      recipient: 'ana',
    }),
  );
});

it('opens without the scheduled messages, and lists them on demand', async () => {
  const reminder = message({
    id: 'm5',
    kind: 'bookingReminderMail',
    state: 'queued',
    isScheduled: true,
    sentAt: null,
    dueAt: '2026-12-01T15:00:00.000Z',
  });
  api.on('OutboxList', ({ isScheduled }) => (isScheduled === false ? list(message()) : list(reminder)));
  const user = openPage(<OutboxPage />);
  await screen.findByText('1 message');
  expect(screen.getByLabelText<HTMLSelectElement>('Status').selectedOptions[0]?.text).toBe(
    'All but scheduled',
  );
  expect(api.callsOf('OutboxList')[0]?.variables).toMatchObject({ state: null, isScheduled: false });
  const table = within(screen.getByRole('table'));
  expect(table.queryByText('Scheduled')).toBeNull();

  await user.selectOptions(screen.getByLabelText('Status'), 'Scheduled');
  expect(await table.findByText('Scheduled')).toBeTruthy();
  expect(table.getByText(/^Due Tue, Dec 1, 2026, 8:00/)).toBeTruthy();
  expect(screen.getByTestId('address').textContent).toBe('/?state=scheduled');
  expect(api.callsOf('OutboxList').at(-1)?.variables).toMatchObject({ state: null, isScheduled: true });

  await user.selectOptions(screen.getByLabelText('Status'), 'All, also scheduled');
  await waitFor(() =>
    expect(api.callsOf('OutboxList').at(-1)?.variables).toMatchObject({ state: null, isScheduled: null }),
  );
});

it('includes the scheduled messages in the panel of a class', async () => {
  openPage(<ClassMessages classInstanceId="c1" onToast={() => undefined} />);
  await screen.findByRole('table');
  expect(api.callsOf('OutboxList')[0]?.variables).toMatchObject({ classInstanceId: 'c1', isScheduled: null });
});

it('breaks an address before the at sign and dots, not after hyphens', async () => {
  api.on('OutboxList', () => list(message({ recipient: 'ana-maria.lopez@mi-empresa.example.com' })));
  openPage(<OutboxPage />);
  const cell = await screen.findByRole('rowheader');
  expect(cell.textContent).toBe('ana-maria.lopez@mi-empresa.example.com');
  expect([...cell.querySelectorAll('.nowrap')].map(({ textContent }) => textContent)).toEqual([
    'ana-maria',
    '.lopez',
    '@mi-empresa',
    '.example.com',
  ]);
  expect(cell.querySelectorAll('.part + .part')).toHaveLength(3);
});

it('sends a failed message again at once', async () => {
  api.on('OutboxResend', () => data({ resendOutboxMessage: { ...failed, state: 'queued', failedAt: null } }));
  const user = openPage(<OutboxPage />);
  await user.click(await buttonOf(/^Send again.*ana@exmaple\.com$/));
  expect(await screen.findByText('The message to ana@exmaple.com is queued again.')).toBeTruthy();
  expect(api.callsOf('OutboxResend')[0]?.variables).toEqual({ input: { id: 'm2' } });
});

it('does not repeat that if the answer is lost, and says what to look at', async () => {
  api.on('OutboxResend', offline);
  const user = openPage(<OutboxPage />);
  await user.click(await buttonOf(/^Send again.*ana@exmaple\.com$/));
  expect(
    await screen.findByText(/we do not know whether it will be sent again\. Check its state/),
  ).toBeTruthy();
  expect(api.callsOf('OutboxResend')).toHaveLength(1);
  await waitFor(() => expect(api.callsOf('OutboxList').length).toBeGreaterThan(1));
});

it('keeps the focus in the page when a message that was sent again leaves the list', async () => {
  api.on('OutboxList', () => list(failed));
  api.on('OutboxResend', () => {
    api.on('OutboxList', () => list());
    return data({ resendOutboxMessage: { ...failed, state: 'queued', failedAt: null } });
  });
  const user = openPage(<OutboxPage />, '/?state=failed');
  await user.click(await buttonOf(/^Send again.*ana@exmaple\.com$/));
  expect(await screen.findByText(/^No message matches these filters/)).toBeTruthy();
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('marks a failed message as handled, which can be undone', async () => {
  let stored: object = failed;
  api.on('OutboxList', () => list(stored));
  api.on('OutboxMark', ({ input }) => {
    const { isHandled } = input as { isHandled: boolean };
    const mark = { state: 'handled', handledAt: '2026-11-21T16:00:00.000Z', handledBy: 'Ana Ruiz' };
    stored = isHandled ? { ...failed, ...mark } : failed;
    return data({ markOutboxMessage: stored });
  });
  const user = openPage(<OutboxPage />);
  await user.click(await buttonOf(/^Mark handled.*ana@exmaple\.com$/));
  expect(await screen.findByText('The message to ana@exmaple.com is marked as handled.')).toBeTruthy();
  const table = within(screen.getByRole('table'));
  expect(table.getByText('Handled')).toBeTruthy();
  expect(table.getByText(/^By Ana Ruiz: Sat, Nov 21, 2026, 9:00/)).toBeTruthy();
  expect(table.getByText(/refused the address/)).toBeTruthy();
  expect(table.getByRole('button', { name: /^Send again/ })).toBeTruthy();
  expect(table.getByRole('button', { name: /^Open again/ })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The message to ana@exmaple.com is open again.')).toBeTruthy();
  expect(await table.findByText('Failed')).toBeTruthy();
  expect(api.callsOf('OutboxMark').map(({ variables }) => variables)).toEqual([
    { input: { id: 'm2', isHandled: true } },
    { input: { id: 'm2', isHandled: false } },
  ]);
});

it('repeats a mark whose response was lost, and reports if the message is queued again', async () => {
  const user = openPage(<OutboxPage />);
  const button = await buttonOf(/^Mark handled/);
  api.on('OutboxMark', () => (api.callsOf('OutboxMark').length === 1 ? offline() : refusal('CONFLICT')));
  await user.click(button);
  expect(await screen.findByText('It was not marked: it is queued again or has been sent.')).toBeTruthy();
  expect(api.callsOf('OutboxMark')).toHaveLength(2);
  await waitFor(() => expect(api.callsOf('OutboxList').length).toBeGreaterThan(1));
});

it('links to the booking, crew, student or instructor that a message is about', async () => {
  api.on('OutboxList', () =>
    list(
      message({ bookingId: 'b1' }),
      message({ id: 'm2', kind: 'crewConfirmed', crewBookingId: 'c1' }),
      message({ id: 'm3', kind: 'studentWelcome', studentId: 's1' }),
      message({ id: 'm4', kind: 'scheduledReport' }),
      message({ id: 'm5', kind: 'instructorClasses' }),
    ),
  );
  openPage(<OutboxPage />);
  const table = within(await screen.findByRole('table'));
  const links = table.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['See booking Booking confirmation, ana@example.com', '/admin/bookings/b1'],
    ['See crew Confirmation of a crew, ana@example.com', '/admin/bookings/crews/c1'],
    ['See student Welcome to a new student, ana@example.com', '/admin/students/s1'],
    ['See instructor Classes of an instructor, ana@example.com', '/admin/instructors?q=ana%40example.com'],
  ]);
});

it('distinguishes an empty outbox from filters without a match', async () => {
  api.on('OutboxList', () => list());
  openPage(<OutboxPage />);
  expect(await screen.findByText('No message was sent in the last 90 days.')).toBeTruthy();
});

it('confirms before it sends a sent message again', async () => {
  api.on('OutboxResend', () => refusal('CONFLICT'));
  const user = openPage(<OutboxPage />);
  await user.click(await buttonOf(/^Send again.*ana@example\.com$/));
  const dialog = within(screen.getByRole('dialog', { name: 'Send to ana@example.com again?' }));
  expect(api.callsOf('OutboxResend')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^It was not sent again: it is queued already/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('displays a mail in a frame without scripts, in either language', async () => {
  const user = openPage(<OutboxPage />);
  await user.click(await buttonOf(/^Preview.*ana@example\.com$/));
  const frame = await screen.findByTitle<HTMLIFrameElement>('The email');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame.srcdoc).toBe('<p data-style="color:red"><a data-href="https://x.example">Ver</a></p>');
  expect(screen.getByText('Subject: Su lugar')).toBeTruthy();
  expect(screen.getByText('Attached: K7.ics')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Language'), 'English');
  await waitFor(() =>
    expect(api.callsOf('OutboxPreview').at(-1)?.variables).toEqual({ id: 'm1', language: 'en' }),
  );
});

it('displays a text message as text, and says if a message would no longer be sent', async () => {
  const nothing = { subject: null, html: null, attachment: null };
  api.on('OutboxPreview', ({ language }) =>
    preview({ ...nothing, text: language === 'es' ? 'Le recordamos su clase' : null }),
  );
  const user = openPage(<OutboxPage />);
  await user.click(await buttonOf(/^Preview.*ana@example\.com$/));
  expect(await screen.findByText('Le recordamos su clase')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Language'), 'English');
  expect(await screen.findByText(/^This message would no longer be sent/)).toBeTruthy();
});

it('reports if the list cannot be loaded', async () => {
  api.on('OutboxList', () => refusal('INTERNAL'));
  openPage(<OutboxPage />);
  expect(await screen.findByText('Failed to fetch sent messages')).toBeTruthy();
});
