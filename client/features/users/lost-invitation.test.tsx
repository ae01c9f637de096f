import { screen } from '@testing-library/react';

import { data, offline, StubApi } from '../../app/testing/stub-api';
import { isRecord } from '../../graphql/is-record';
import { openPage } from '../../testing/open-page';
import { UsersPage } from './UsersPage';

const response = ({ input }: Record<string, unknown>) =>
  data({ inviteAdmin: { __typename: 'User', id: 'iris', version: 1, ...(isRecord(input) && input) } });

let api: StubApi;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  api = new StubApi()
    .on('Users', () => data({ users: { __typename: 'UserConnection', nodes: [], pageInfo, totalCount: 0 } }))
    .on('UserActions', () => data({ userActions: [] }))
    .on('AdminInvite', offline);
});
afterEach(() => jest.useRealTimers());

async function typeInvitation() {
  const user = openPage(<UsersPage />, '/?new');
  await user.type(await screen.findByLabelText('Email'), 'iris@ridgeline.example');
  await user.type(screen.getByLabelText('First name'), 'Iris');
  await user.type(screen.getByLabelText('Last name'), 'Peña');
  const send = () => user.click(screen.getByRole('button', { name: 'Send invitation' }));
  return { user, send };
}

async function loseInvitation() {
  const { user, send } = await typeInvitation();
  await send();
  await screen.findByText(/^The server did not answer: we do not know whether it was saved\./);
  api.on('AdminInvite', response);
  return { user, send };
}
const keys = () =>
  api.callsOf('AdminInvite').map(({ variables: { input } }) => isRecord(input) && input['idempotencyKey']);

describe('an invitation whose answer was lost', () => {
  it('is sent once, however often it is repeated', async () => {
    const { send } = await loseInvitation();
    await send();
    await screen.findByText('The invitation to iris@ridgeline.example is on its way.');
    expect(keys()).toHaveLength(4);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is another one for a corrected email', async () => {
    const { user, send } = await loseInvitation();
    await user.type(screen.getByLabelText('Email'), '.mx');
    await send();
    await screen.findByText('The invitation to iris@ridgeline.example.mx is on its way.');
    expect(new Set(keys()).size).toBe(2);
  });
});

it('an invitation that is being sent takes no input, which would be lost, but keeps the focus', async () => {
  api.on('AdminInvite', response);
  const { user, send } = await typeInvitation();
  const release = api.hold('AdminInvite');
  await send();
  const lastName = screen.getByLabelText<HTMLInputElement>('Last name');
  await user.type(lastName, ' Lara');
  await user.selectOptions(screen.getByLabelText('Language of the email'), 'es');
  expect(lastName.value).toBe('Peña');
  expect(screen.getByLabelText<HTMLSelectElement>('Language of the email').value).toBe('en');
  expect(document.activeElement?.tagName).toBe('SELECT');
  release();
  await screen.findByText('The invitation to iris@ridgeline.example is on its way.');
});
