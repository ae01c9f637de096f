import { screen } from '@testing-library/react';

import { data, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import { UsersPage } from './UsersPage';

it.each([
  [1000, '1,000 accounts'],
  [1001, 'More than 1,000 accounts'],
  [20_000, 'More than 1,000 accounts'],
])('of %s accounts, the list says: %s', async (totalCount, text) => {
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  new StubApi().on('Users', () =>
    data({ users: { __typename: 'UserConnection', nodes: [], pageInfo, totalCount } }),
  );
  openPage(<UsersPage />);
  expect(await screen.findByText(text)).toBeTruthy();
});
