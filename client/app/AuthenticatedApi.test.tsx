import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { AccountLogOutEverywhereDocument } from '../features/accounts/AccountPage.generated';
import { createApiCache } from '../graphql/api-cache';
import { createGuestClient } from '../graphql/api-client';
import { LocaleProvider } from '../i18n/LocaleProvider';
import { ApiAccessContext, createApiAccess } from './api-access-context';
import { AuthenticatedApi } from './AuthenticatedApi';
import { refusal, StubApi } from './testing/stub-api';
import { logInAs } from './testing/sample-office';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  logInAs('admin');
  new StubApi().on('AccountLogOutEverywhere', () => refusal('UNAUTHENTICATED'));
});

function openPages() {
  let client: ApolloClient | undefined;
  const Page = () => {
    client = useApolloClient();
    return null;
  };
  const access = createApiAccess();
  const { unmount } = render(
    <LocaleProvider language="en">
      <ApolloProvider client={createGuestClient(access, createApiCache())}>
        <MemoryRouter>
          <ApiAccessContext value={access}>
            <AuthenticatedApi>
              <Page />
            </AuthenticatedApi>
          </ApiAccessContext>
        </MemoryRouter>
      </ApolloProvider>
    </LocaleProvider>,
  );
  const failed = jest.fn();
  const save = () => void client?.mutate({ mutation: AccountLogOutEverywhereDocument }).catch(failed);
  return { unmount, save, failed };
}

describe('a change that fails because the session has ended', () => {
  it('fails if the page is left while the log-in dialog is open', async () => {
    const { save, unmount, failed } = openPages();
    save();
    await screen.findByRole('heading', { name: 'Your session has ended' });
    unmount();
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  });

  it('fails if the page was left before', async () => {
    const { save, unmount, failed } = openPages();
    save();
    unmount();
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  });
});
