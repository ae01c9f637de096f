import { screen, within } from '@testing-library/react';

import { data, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import { UsersPage } from './UsersPage';

it('an account without a name has its email instead, which breaks between its parts only', async () => {
  const user = {
    __typename: 'User',
    id: 'u1',
    version: 1,
    email: 'admin@ridgeline.example',
    firstName: null,
    lastName: null,
    role: 'admin',
    state: 'active',
    language: 'en',
    isConfirmed: true,
    isViewer: true,
    lastLoginAt: null,
    invitationEndsAt: null,
    disabledAt: null,
  };
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  new StubApi().on('Users', () =>
    data({ users: { __typename: 'UserConnection', nodes: [user], pageInfo, totalCount: 1 } }),
  );
  openPage(<UsersPage />);
  const name = await screen.findByRole('rowheader', { name: /^admin/ });
  expect(within(name).getByText('@ridgeline.example')).toBeTruthy();
});
