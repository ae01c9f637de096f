import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { data, offline, refusal, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import type { OfficeUserFragment } from './Users.generated';
import { UsersPage } from './UsersPage';

const user = (id: string, changes: Partial<OfficeUserFragment> = {}) => ({
  __typename: 'User' as const,
  id,
  version: 1,
  email: `${id}@ridgeline.example`,
  firstName: id,
  lastName: 'Ibarra',
  role: 'admin' as const,
  state: 'active' as const,
  language: 'en' as const,
  isConfirmed: true,
  isViewer: false,
  lastLoginAt: '2027-01-11T15:00:00.000Z',
  invitationEndsAt: null,
  disabledAt: null,
  ...changes,
});
const listOf = (...nodes: ReturnType<typeof user>[]) =>
  data({
    users: {
      __typename: 'UserConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      totalCount: nodes.length,
    },
  });
const rosa = user('rosa', { isViewer: true });
const vera = user('vera');
const iris = user('iris', {
  role: 'client',
  state: 'invited',
  isConfirmed: false,
  lastLoginAt: null,
  invitationEndsAt: '2099-01-14T15:00:00.000Z',
});

let api: StubApi;
beforeEach(() => {
  api = new StubApi()
    .on('Users', () => listOf(iris, rosa, vera))
    .on('UserActions', () => data({ userActions: [] }));
});

const rowOf = async (name: string) =>
  within(
    (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr') ?? document.body,
  );
const inputOf = (operation: string) => api.callsOf(operation).map(({ variables }) => variables['input']);

describe('the users of the office', () => {
  it('are listed with role, state and last log-in', async () => {
    openPage(<UsersPage />);
    const invited = await rowOf('iris');
    expect(invited.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'iris@ridgeline.example',
      'Invited as administrator',
      expect.stringMatching(/^Invitedcan accept until .*2099/),
      'None noted',
      expect.stringContaining('Invite again'),
    ]);
    (await rowOf('vera')).getByText('Mon, Jan 11, 2027, 8:00 AM');
    screen.getByText('3 accounts');
  });

  it('cannot disable themselves', async () => {
    const visitor = openPage(<UsersPage />);
    const own = await rowOf('rosa');
    expect(own.queryByRole('button', { name: /^Disable/ })).toBeNull();
    own.getByText(/You/);
    await visitor.click(own.getByRole('button', { name: 'Details for rosa Ibarra' }));
    expect(screen.getByRole('link', { name: /Your own password/ }).getAttribute('href')).toBe(
      '/admin/account',
    );
    expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull();
  });

  it('are not displayed below the name of the other list while that is loading', async () => {
    const visitor = openPage(<UsersPage />);
    await rowOf('vera');
    const release = api.on('Users', () => listOf(iris)).hold('Users');
    await visitor.selectOptions(screen.getByLabelText('Show'), 'client');
    expect(screen.queryByRole('rowheader', { name: /^vera/ })).toBeNull();
    release();
    await rowOf('iris');
  });

  it('are disabled at once, and enabled by undo', async () => {
    const disabled = user('vera', { version: 2, state: 'disabled', disabledAt: '2027-01-11T16:00:00.000Z' });
    api
      .on('UserDisable', () => data({ disableUser: disabled }))
      .on('UserEnable', () => data({ enableUser: user('vera', { version: 3 }) }));
    const visitor = openPage(<UsersPage />);
    await visitor.click((await rowOf('vera')).getByRole('button', { name: 'Disable for vera Ibarra' }));
    await screen.findByText('vera Ibarra can no longer log in.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await visitor.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('vera Ibarra can log in again.');
    expect(inputOf('UserDisable')).toEqual([{ id: 'vera', version: 1 }]);
    expect(inputOf('UserEnable')).toEqual([{ id: 'vera', version: 2 }]);
  });

  it('are unchanged if the server rejects a change', async () => {
    api.on('UserDisable', () => refusal('BAD_USER_INPUT', { id: 'This is the last administrator.' }));
    const visitor = openPage(<UsersPage />);
    await visitor.click((await rowOf('vera')).getByRole('button', { name: 'Disable for vera Ibarra' }));
    await screen.findByText('This is the last administrator.');
    (await rowOf('vera')).getByRole('button', { name: 'Disable for vera Ibarra' });
  });

  it('are reloaded if another admin was faster', async () => {
    api.on('UserDisable', () => refusal('CONFLICT'));
    const visitor = openPage(<UsersPage />);
    await visitor.click((await rowOf('vera')).getByRole('button', { name: 'Disable for vera Ibarra' }));
    await screen.findByText(/Somebody else changed this account in the meantime/);
    await waitFor(() => expect(api.callsOf('Users')).toHaveLength(2));
  });

  it('are logged out everywhere after a confirmation', async () => {
    api.on('UserSessionsEnd', () => data({ endUserSessions: user('vera', { version: 2 }) }));
    const visitor = openPage(<UsersPage />);
    await visitor.click((await rowOf('vera')).getByRole('button', { name: 'Details for vera Ibarra' }));
    const end = () => screen.getByRole('button', { name: 'End all sessions' });
    await visitor.click(end());
    await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave as it is' }));
    expect(inputOf('UserSessionsEnd')).toEqual([]);
    await visitor.click(end());
    const dialog = within(screen.getByRole('dialog', { name: 'End all sessions of vera Ibarra?' }));
    await visitor.click(dialog.getByRole('button', { name: 'End all sessions' }));
    await screen.findByText('vera Ibarra is logged out everywhere.');
    expect(inputOf('UserSessionsEnd')).toEqual([{ id: 'vera', version: 1 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('have a history of their actions and of changes to them', async () => {
    const done = (id: string, action: string, isOwn: boolean, actorName: string | null) => ({
      __typename: 'UserAction',
      id,
      at: '2027-01-11T15:00:00.000Z',
      action,
      isOwn,
      actorName,
      subjectType: action.split('.')[0],
      subjectId: 'subject',
    });
    api.on('UserActions', () =>
      data({
        userActions: [
          done('1', 'account.enabled', false, 'rosa Ibarra'),
          done('2', 'booking.moved', true, 'vera Ibarra'),
          done('3', 'something.unheardOf', true, null),
          { ...done('4', 'crew.moved', true, 'vera Ibarra'), subjectType: 'crewBooking' },
        ],
      }),
    );
    const visitor = openPage(<UsersPage />);
    await visitor.click((await rowOf('vera')).getByRole('button', { name: 'Details for vera Ibarra' }));
    const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Mon, Jan 11, 2027, 8:00\u00a0AM Account enabled, by rosa Ibarra',
      'Mon, Jan 11, 2027, 8:00\u00a0AM Moved a booking to another date',
      'Mon, Jan 11, 2027, 8:00\u00a0AM Other change',
      'Mon, Jan 11, 2027, 8:00\u00a0AM Changed the seats of a crew',
    ]);
    const link = screen.getByRole('link', { name: 'Moved a booking to another date' });
    expect(link.getAttribute('href')).toBe('/admin/bookings/subject');
    expect(screen.queryByRole('link', { name: 'Account enabled' })).toBeNull();
    const crewLink = screen.getByRole('link', { name: 'Changed the seats of a crew' });
    expect(crewLink.getAttribute('href')).toBe('/admin/bookings/crews/subject');
    api.on('UserActions', () => refusal('INTERNAL'));
    await visitor.dblClick(screen.getByRole('button', { name: /etails for vera Ibarra$/ }));
    await waitFor(() => expect(api.callsOf('UserActions')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(items.length));
  });

  it('are clients if chosen, with whether their email is confirmed', async () => {
    const visitor = openPage(<UsersPage />);
    await rowOf('vera');
    api.on('Users', () => listOf(user('luis', { role: 'client', state: 'unconfirmed', isConfirmed: false })));
    await visitor.selectOptions(screen.getByLabelText('Show'), 'client');
    const luis = await rowOf('luis');
    expect(
      luis
        .getAllByRole('cell')
        .slice(1, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['No', 'Not confirmed']);
    expect(screen.getByTestId('address').textContent).toBe('/?role=client');
    expect(api.callsOf('Users').at(-1)?.variables).toMatchObject({ role: 'client', search: null });
  });

  it('are retried after a failure', async () => {
    api.on('Users', offline);
    const visitor = openPage(<UsersPage />);
    await screen.findByText('The users could not be loaded');
    api.on('Users', () => listOf(vera));
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('vera');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });
});

describe('an invitation', () => {
  async function fill(email = 'iris@ridgeline.example') {
    const visitor = openPage(<UsersPage />, '/?new');
    await visitor.type(await screen.findByLabelText('Email'), email);
    await visitor.type(screen.getByLabelText('First name'), 'Iris');
    await visitor.type(screen.getByLabelText('Last name'), 'Peña');
    await visitor.selectOptions(screen.getByLabelText('Language of the email'), 'es');
    return visitor;
  }
  const send = () => screen.getByRole('button', { name: 'Send invitation' });
  const sent = { email: 'iris@ridgeline.example', firstName: 'Iris', lastName: 'Peña', language: 'es' };

  it('is sent in the chosen language', async () => {
    api.on('AdminInvite', () => data({ inviteAdmin: iris }));
    const visitor = await fill();
    await visitor.click(send());
    await screen.findByText('The invitation to iris@ridgeline.example is on its way.');
    expect(inputOf('AdminInvite')).toMatchObject([{ ...sent, promotesClient: false }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Invite an administrator' }));
  });

  it('displays missing values and the server’s errors at the fields', async () => {
    api.on('AdminInvite', () => refusal('BAD_USER_INPUT', { email: 'This email has an account already.' }));
    const visitor = openPage(<UsersPage />, '/?new');
    await screen.findByLabelText('Email');
    await visitor.click(send());
    expect(screen.getAllByText('Email required').length).toBeGreaterThan(0);
    expect(document.title).toMatch(/^Error: /);
    expect(inputOf('AdminInvite')).toEqual([]);
    cleanup();
    const again = await fill();
    await again.click(send());
    expect((await screen.findAllByText('This email has an account already.')).length).toBeGreaterThan(0);
  });

  it('of a client needs a confirmation', async () => {
    api.on('AdminInvite', ({ input }) =>
      (input as { promotesClient: boolean }).promotesClient
        ? data({ inviteAdmin: iris })
        : refusal('CONFLICT'),
    );
    const visitor = await fill();
    await visitor.click(send());
    const question = { name: 'Make the client iris@ridgeline.example an administrator?' };
    const dialog = within(await screen.findByRole('dialog', question));
    dialog.getByText(/it sees and changes everything/);
    await visitor.click(dialog.getByRole('button', { name: 'Invite the client' }));
    await screen.findByText('The invitation to iris@ridgeline.example is on its way.');
    expect(inputOf('AdminInvite')).toMatchObject([
      { ...sent, promotesClient: false },
      { ...sent, promotesClient: true },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is sent once, however often the button is clicked, and reports errors after a confirmation', async () => {
    api.on('AdminInvite', ({ input }) =>
      (input as { promotesClient: boolean }).promotesClient
        ? refusal('BAD_USER_INPUT', { email: 'This account is disabled.' })
        : refusal('CONFLICT'),
    );
    const release = api.hold('AdminInvite');
    const visitor = openPage(<UsersPage />);
    const row = await rowOf('iris');
    await visitor.dblClick(row.getByRole('button', { name: 'Invite again for iris Ibarra' }));
    release();
    const dialog = within(await screen.findByRole('dialog'));
    expect(inputOf('AdminInvite')).toHaveLength(1);
    await visitor.click(dialog.getByRole('button', { name: 'Invite the client' }));
    await screen.findByText('This account is disabled.');
  });

  it('is sent again or withdrawn after a confirmation', async () => {
    api
      .on('AdminInvite', () => data({ inviteAdmin: iris }))
      .on('InvitationRevoke', () =>
        data({ revokeInvitation: { __typename: 'RevokedInvitation', id: 'iris', staysClient: false } }),
      );
    const visitor = openPage(<UsersPage />);
    const row = await rowOf('iris');
    await visitor.click(row.getByRole('button', { name: 'Invite again for iris Ibarra' }));
    await screen.findByText('The invitation to iris@ridgeline.example is on its way.');
    await visitor.click(row.getByRole('button', { name: 'Details for iris Ibarra' }));
    await visitor.click(screen.getByRole('button', { name: 'Revoke the invitation' }));
    api.on('Users', () => listOf(rosa, vera));
    const dialog = within(screen.getByRole('dialog'));
    await visitor.click(dialog.getByRole('button', { name: 'Revoke the invitation' }));
    await screen.findByText('The invitation to iris@ridgeline.example is revoked.');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^iris/ })).toBeNull());
  });
});
