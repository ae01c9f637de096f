import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';

import { useStudentCountQuery } from '../features/bookings/office/students/Students.generated';
import { createApiCache } from '../graphql/api-cache';
import { createGuestClient } from '../graphql/api-client';
import { SiteRouter } from './SiteRouter';
import { data, StubApi } from './testing/stub-api';

afterEach(() => window.history.replaceState(null, '', '/'));

/** Render time of a part of a page on a slow phone. */
function SlowPart() {
  const end = performance.now() + 15;
  while (performance.now() < end);
  return null;
}

function List() {
  const [params, setParams] = useSearchParams();
  useStudentCountQuery({ variables: { search: params.get('search') }, fetchPolicy: 'network-only' });
  return (
    <>
      {Array.from({ length: 20 }, (_, index) => (
        <SlowPart key={index} />
      ))}
      <button onClick={() => setParams({ search: 'ana' })}>{params.get('search') ?? 'all'}</button>
    </>
  );
}

// As in a browser: act() would render everything at once.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

it('requests a list once after its search has changed, however slow the page', async () => {
  const api = new StubApi().on('StudentCount', () =>
    data({ students: { __typename: 'StudentConnection', totalCount: 1 } }),
  );
  const access = {
    apiBase: '',
    language: () => 'en',
    token: () => undefined,
    onTokenRefused: () => undefined,
  };
  const searches = () => api.callsOf('StudentCount').map(({ variables }) => variables['search']);
  const release = api.hold('StudentCount');
  render(
    <ApolloProvider client={createGuestClient(access, createApiCache())}>
      <SiteRouter>
        <List />
      </SiteRouter>
    </ApolloProvider>,
  );
  await waitFor(() => expect(searches()).toEqual([null]));
  release();
  screen.getByRole('button', { name: 'all' }).click();
  await screen.findByRole('button', { name: 'ana' });
  await waitFor(() => expect(searches()).toContain('ana'));
  expect(searches()).toEqual([null, 'ana']);
});
