import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

import { createApiCache } from '../graphql/api-cache';
import { SiteFactsProvider } from '../graphql/SiteFactsProvider';
import { createAuthenticatedClient } from '../graphql/authenticated-client';
import { LocaleProvider } from '../i18n/LocaleProvider';

/** Opens a single page of the console with the token 'office-token'. */
export function openPage(page: ReactNode, address = '/'): UserEvent {
  // jsdom has the dialog element, but not its modal behaviour.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = () => undefined;
  const access = {
    apiBase: '',
    language: () => 'en',
    token: () => 'office-token',
    onTokenRefused: () => undefined,
  };
  const client = createAuthenticatedClient(access, createApiCache());
  render(
    <LocaleProvider language="en">
      <ApolloProvider client={client}>
        <SiteFactsProvider>
          {/* Renders a new address at once: jsdom is so slow that responses arrive during a transition. */}
          <MemoryRouter initialEntries={[address]} useTransitions={false}>
            {page}
            <Address />
          </MemoryRouter>
        </SiteFactsProvider>
      </ApolloProvider>
    </LocaleProvider>,
  );
  // Without pauses between two keys: on a busy machine, the debounce of a search could end in one.
  return userEvent.setup({ delay: null });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
