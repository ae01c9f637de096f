import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';

import { useStudentCountQuery } from '../features/bookings/office/Students.generated';
import { createApiCache } from '../graphql/api-cache';
import { createGuestClient } from '../graphql/api-client';
import { SiteRouter } from './SiteRouter';
import { data, StubApi } from './testing/stub-api';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

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

/** The requests of a slow list in the second after another search. */
async function promptsOf(Router: ComponentType<{ children: ReactNode }>): Promise<unknown[]> {
  const api = new StubApi().on('StudentCount', () =>
    data({ students: { __typename: 'StudentConnection', totalCount: 1 } }),
  );
  const access = {
    apiBase: '',
    language: () => 'en',
    token: () => undefined,
    onTokenRefused: () => undefined,
  };
  render(
    <ApolloProvider client={createGuestClient(access, createApiCache())}>
      <Router>
        <List />
      </Router>
    </ApolloProvider>,
  );
  await seconds(1);
  screen.getByRole('button', { name: 'all' }).click();
  await seconds(2);
  return api.callsOf('StudentCount').map(({ variables }) => variables.search);
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

it('requests a list once after its search has changed, however slow the page', async () => {
  await expect(promptsOf(SiteRouter)).resolves.toEqual([null, 'ana']);
  expect(screen.getByRole('button', { name: 'ana' })).toBeTruthy();
});

it('would repeat the request if the search changed in a transition', async () => {
  const asked = await promptsOf(BrowserRouter);
  expect(asked.length).toBeGreaterThan(3);
});
