import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

import { readSession } from '../features/accounts/session-storage';
import { useSession } from '../features/accounts/use-session';
import { createApiCache } from '../graphql/api-cache';
import { createAuthenticatedClient } from '../graphql/authenticated-client';
import { withCatalogue } from '../i18n/catalogue';
import { hasUnsavedForms } from '../ui/forms/unsaved-forms';
import { lazyComponent } from '../ui/loading/lazy-component';
import { useApiAccess } from './api-access-context';
import { ReauthenticationPrompt } from './reauthentication-prompt';

const reauthenticationDialog = lazyComponent(
  withCatalogue('account', () => import('./ReauthenticationDialog').then((m) => m.ReauthenticationDialog)),
);

const ReauthenticationDialog = reauthenticationDialog.Component;

/**
 * API access with the stored token for all pages that need a session. Their cached data is removed when the session
 * ends. If something is being saved or is unsaved then, the user can log in again in place, and the request is
 * repeated. Mounted for one account.
 */
export function AuthenticatedApi({ children }: { children: ReactNode }) {
  const access = useApiAccess();
  const session = useSession();
  const [account] = useState(session?.user);
  const [settle, setSettle] = useState<(isLoggedIn: boolean) => void>();
  const [prompt] = useState(() => new ReauthenticationPrompt((next) => setSettle(() => next)));
  const [client] = useState(() =>
    createAuthenticatedClient(access, createApiCache(), (isChange) =>
      isChange || hasUnsavedForms() || prompt.isOpen ? prompt.request() : Promise.resolve(false),
    ),
  );
  useEffect(() => prompt.mount(), [prompt]);
  const token = session?.token;
  useEffect(() => {
    // The account has logged in again, possibly in another tab.
    if (token !== undefined) prompt.close(true);
    // Another tab has ended the session, which SessionRequired has kept.
    else
      void prompt.request().then((isLoggedIn) => {
        if (!isLoggedIn && !readSession()) access.onTokenRefused('UNAUTHENTICATED');
      });
  }, [token, prompt, access]);
  // After an update of the server, which may end sessions, the file might be gone.
  useEffect(() => void reauthenticationDialog.load().catch(() => undefined), []);
  return (
    <>
      <ApolloProvider client={client}>{children}</ApolloProvider>
      {/* Outside ApolloProvider: it sends no token. */}
      {settle && (
        <Suspense>
          <ReauthenticationDialog account={account} onSettle={settle} />
        </Suspense>
      )}
    </>
  );
}
