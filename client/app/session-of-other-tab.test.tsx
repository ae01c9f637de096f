import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openApp, preparePage } from './testing/open-app';
import { board, listOf, site } from './testing/sample-classes';
import { catalogueOf, classType } from './testing/sample-office';
import { data, refusal, StubApi } from './testing/stub-api';

let api: StubApi;

beforeEach(() => {
  preparePage();
  store('u1', 'a-token');
  api = new StubApi()
    .on('Site', () => data(site))
    .on('UpcomingClasses', () => data(listOf(board)))
    .on('ClassTypes', () => data(catalogueOf()))
    .on('AccountLogin', () =>
      data({ login: { __typename: 'Session', token: 'new-token', user: user('u1') } }),
    );
});

const user = (id: string) => ({
  __typename: 'SessionUser',
  id,
  email: 'a@example.com',
  role: 'admin',
  firstName: 'Ana',
  lastName: null,
});

function store(account: string, token: string): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user(account)));
}

/** Another tab changes the stored session. */
async function inOtherTab(change: () => void): Promise<void> {
  change();
  await act(() => {
    for (const key of ['token', 'user']) window.dispatchEvent(new StorageEvent('storage', { key }));
    return Promise.resolve();
  });
}

function end(): void {
  localStorage.removeItem('token');
  localStorage.removeItem('user');
}

async function typeName(): Promise<UserEvent> {
  const visitor = await openApp('/admin/class-types?new');
  await visitor.type(await screen.findByLabelText('Name'), 'First aid');
  return visitor;
}

const dialog = () => screen.findByRole('heading', { name: 'Your session has ended' });
const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('heading', { name: 'Your session has ended' })).toBeNull());
const nameField = () => screen.queryByLabelText<HTMLInputElement>('Name');

async function logIn(visitor: UserEvent): Promise<void> {
  await visitor.type(screen.getByLabelText('Email'), 'a@example.com');
  await visitor.type(screen.getByLabelText('Password'), 'secret words');
  await visitor.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('a session that another tab ends while a form has unsaved changes', () => {
  it('can be renewed in place, and the form is saved with the new session', async () => {
    const saved = classType({ id: 'new', name: 'First aid' });
    api.on('ClassTypeCreate', () => data({ createClassType: saved }));
    const visitor = await typeName();
    await inOtherTab(end);
    await dialog();
    await logIn(visitor);
    await noDialog();
    expect(window.location.pathname).toBe('/admin/class-types');
    expect(nameField()?.value).toBe('First aid');
    await visitor.selectOptions(screen.getByLabelText('Category'), 'Safety');
    await visitor.type(screen.getByLabelText('Duration in hours'), '4');
    await visitor.type(screen.getByLabelText('Price in dollars'), '89');
    await visitor.type(screen.getByLabelText('Description'), 'CPR and AED.');
    await visitor.click(screen.getByRole('button', { name: 'Save class type' }));
    await screen.findByText('First aid is saved.');
    expect(api.callsOf('ClassTypeCreate')[0]?.headers['authorization']).toBe('Bearer new-token');
  });

  it('cannot be renewed by another account', async () => {
    const visitor = await typeName();
    await inOtherTab(end);
    await dialog();
    api.on('AccountLogin', () =>
      data({ login: { __typename: 'Session', token: 'new-token', user: user('u2') } }),
    );
    await logIn(visitor);
    await screen.findByText('This is another account. Use the one that you were logged in with.');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is also renewed by a log-in of the account in the other tab', async () => {
    await typeName();
    await inOtherTab(end);
    await dialog();
    await inOtherTab(() => store('u1', 'other-token'));
    await noDialog();
    expect(nameField()?.value).toBe('First aid');
  });

  it('leaves nothing of the form to another account, and does not end its session', async () => {
    await typeName();
    await inOtherTab(end);
    await dialog();
    await inOtherTab(() => store('u2', 'other-token'));
    await noDialog();
    await waitFor(() => expect(nameField()?.value).toBe(''));
    expect(localStorage.getItem('token')).toBe('other-token');
  });

  it('leads to the log-in page if the user gives up the form', async () => {
    const visitor = await typeName();
    await inOtherTab(end);
    await dialog();
    await visitor.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(screen.getByText('Log in to continue. You will be taken back to where you were.')).toBeTruthy();
  });

  it('repeats a change that the server refused meanwhile', async () => {
    const saved = classType({ id: 'new', name: 'First aid' });
    api.on('ClassTypeCreate', () => {
      const { authorization } = api.callsOf('ClassTypeCreate').at(-1)?.headers ?? {};
      return authorization === 'Bearer new-token'
        ? data({ createClassType: saved })
        : refusal('UNAUTHENTICATED');
    });
    const visitor = await typeName();
    await visitor.selectOptions(screen.getByLabelText('Category'), 'Safety');
    await visitor.type(screen.getByLabelText('Duration in hours'), '4');
    await visitor.type(screen.getByLabelText('Price in dollars'), '89');
    await visitor.type(screen.getByLabelText('Description'), 'CPR and AED.');
    const release = api.hold('ClassTypeCreate');
    await visitor.click(screen.getByRole('button', { name: 'Save class type' }));
    await inOtherTab(end);
    await dialog();
    release();
    await logIn(visitor);
    await screen.findByText('First aid is saved.');
  });
});

it('a session that another tab ends leads to the log-in page if nothing is unsaved', async () => {
  await openApp('/admin/class-types?new');
  await screen.findByLabelText('Name');
  await inOtherTab(end);
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
});
