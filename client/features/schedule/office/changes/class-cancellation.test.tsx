import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, offline, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { withCatalogue } from '../../../../i18n/catalogue';
import { useLocale } from '../../../../i18n/use-locale';
import { openPage } from '../../../../testing/open-page';
import { SchedulePage } from '../overview/SchedulePage';
import {
  classResponse,
  listOf,
  noticePreview,
  scheduledClass,
  smallSchedule,
} from '../testing/scheduled-class';

const done = 'Forklift Operator is cancelled. 9 people will be told in a minute.';
const unknown = /^The server did not answer: we do not know whether it was saved\./;
let api: StubApi;
/** As stored by the stub server. */
let stored: ReturnType<typeof scheduledClass>;

beforeEach(() => {
  stored = scheduledClass();
  api = smallSchedule()
    .on('ScheduledClasses', () => data(listOf(stored)))
    .on('ClassNoticePreview', () => data(noticePreview()))
    .on('ClassInstanceUpdate', update);
  connect();
});
afterEach(() => {
  jest.useRealTimers();
  // The chosen view is stored.
  localStorage.clear();
});

/** Like the server: a change is made only to the version that it names. */
function update({ input }: Record<string, unknown>) {
  const { version, status } = input as ReturnType<typeof scheduledClass>;
  if (version !== stored.version) return refusal('CONFLICT');
  stored = { ...stored, version: version + 1, status };
  return data({ updateClassInstance: classResponse(stored) });
}

const connect = () =>
  api
    .on('ClassInstanceUpdate', update)
    .on('ScheduledClass', () => data({ classInstance: classResponse(stored) }));

/** The next change is made, but the server is not heard again until it is connected. */
function disconnect(): void {
  api.on('ScheduledClass', offline).on('ClassInstanceUpdate', (variables) => {
    update(variables);
    api.on('ClassInstanceUpdate', offline);
    return offline();
  });
}

/** The next change is made, but its response is lost. */
function loseResponse(): void {
  api.on('ClassInstanceUpdate', (variables) => {
    update(variables);
    connect();
    return offline();
  });
}

const skipPauses = () => jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
const inputs = () => api.callsOf('ClassInstanceUpdate').map(({ variables }) => variables['input']);

async function confirm(user: UserEvent): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: /^Cancel Forklift Operator/ }));
  await user.click(dialog.getByRole('button', { name: 'Cancel class and notify' }));
}

async function chooseCancel(user: UserEvent, menu = /^More actions/): Promise<void> {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel class' }));
}

async function cancelFromCard(): Promise<UserEvent> {
  const user = openPage(<SchedulePage />, '/admin/schedule?view=cards');
  await chooseCancel(user);
  await confirm(user);
  return user;
}

it.each([
  ['cards', /^More actions/],
  ['table', /^Actions for Forklift Operator/],
])('a class is cancelled from the %s, after a confirmation', async (view, menu) => {
  const user = openPage(<SchedulePage />, `/admin/schedule?view=${view}`);
  await chooseCancel(user, menu);
  await confirm(user);
  expect(await screen.findByText(done)).toBeTruthy();
  expect(inputs().at(-1)).toMatchObject({ status: 'cancelled', notify: true, version: 3 });
});

it('is confirmed with the people on the waiting list, who are notified too', async () => {
  stored = scheduledClass({ waiting: 2 });
  const user = openPage(<SchedulePage />, '/admin/schedule?view=cards');
  await chooseCancel(user);
  expect(await screen.findByText('2 people are on the waiting list.')).toBeTruthy();
  expect(screen.getByText(/^11 emails/)).toBeTruthy();
  await confirm(user);
  await screen.findByText('Forklift Operator is cancelled. 11 people will be told in a minute.');
});

it('notifies the waiting list of a class in which nobody has a seat', async () => {
  stored = scheduledClass({ takenSeats: 0, waiting: 1 });
  api.on('ClassNoticePreview', () =>
    data(noticePreview({ kind: null, people: 0, takenSeats: 0, notices: [] })),
  );
  const user = openPage(<SchedulePage />, '/admin/schedule?view=cards');
  await chooseCancel(user);
  await screen.findByText('1 person is on the waiting list.');
  await confirm(user);
  await screen.findByText('Forklift Operator is cancelled. 1 person will be told in a minute.');
  expect(inputs().at(-1)).toMatchObject({ status: 'cancelled', notify: true });
});

it('is reported as done, with its undo, if its answer is lost; and so is the undo', async () => {
  skipPauses();
  loseResponse();
  const user = await cancelFromCard();
  await screen.findByText(done);
  expect(inputs()).toMatchObject([{ version: 3 }, { version: 3, notify: true }]);
  loseResponse();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone: the class is as it was before.');
  expect(stored).toMatchObject({ status: 'scheduled', version: 5 });
});

it('is found by the next try, without a second confirmation, if the connection stays away', async () => {
  skipPauses();
  disconnect();
  const user = await cancelFromCard();
  await screen.findByText(unknown);
  expect(inputs()).toHaveLength(3);
  connect();
  await chooseCancel(user);
  await screen.findByText(done);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(inputs()).toHaveLength(3);
});

it('says that the outcome is unknown as long as nobody can find out, and confirms it again if it did not arrive', async () => {
  skipPauses();
  api.on('ScheduledClass', offline).on('ClassInstanceUpdate', offline);
  const user = await cancelFromCard();
  await screen.findByText(unknown);
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  await chooseCancel(user);
  await screen.findByText(unknown);
  connect();
  await chooseCancel(user);
  await confirm(user);
  await screen.findByText(done);
  expect(stored.version).toBe(4);
});

it('keeps the undo while nobody knows whether it was done', async () => {
  skipPauses();
  const user = await cancelFromCard();
  await screen.findByText(done);
  disconnect();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(unknown);
  connect();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone: the class is as it was before.');
  expect(stored.version).toBe(5);
});

it('is reported in the language that was chosen while it was being saved', async () => {
  await withCatalogue('console', () => Promise.resolve())();
  const Spanish = () => {
    const { setLanguage } = useLocale();
    return <button onClick={() => void setLanguage('es')}>Español</button>;
  };
  const page = (
    <>
      <SchedulePage />
      <Spanish />
    </>
  );
  const answer = api.hold('ClassInstanceUpdate');
  const user = openPage(page, '/admin/schedule?view=cards');
  await chooseCancel(user);
  await confirm(user);
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await screen.findByRole('heading', { level: 1, name: 'Calendario de clases' });
  answer();
  await screen.findByText(/^Se canceló Forklift Operator/);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByText('Se deshizo el cambio: la clase está como antes.');
});
