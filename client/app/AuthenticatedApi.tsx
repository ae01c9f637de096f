import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

import { createApiCache } from '../graphql/api-cache';
import { createAuthenticatedClient } from '../graphql/authenticated-client';
import { withCatalogue } from '../i18n/catalogue';
import { isAnythingUnsaved } from '../ui/office/unsaved-work';
import { part } from '../ui/part';
import { useAccess } from './access-of-page';
import { LogInQuestion } from './log-in-question';

const { Part: LogInAgain } = part(
  withCatalogue('account', () => import('./LogInAgain').then((m) => m.LogInAgain)),
);

/**
 * API access with the stored token for all pages that need a session. Their cached data is removed when the session
 * ends. If something is being saved or is unsaved then, the user can log in again in place, and the request is
 * repeated.
 */
export function AuthenticatedApi({ children }: { children: ReactNode }) {
  const access = useAccess();
  const [answer, setAnswer] = useState<(isBack: boolean) => void>();
  const [question] = useState(() => new LogInQuestion((next) => setAnswer(() => next)));
  const [client] = useState(() =>
    createAuthenticatedClient(access, createApiCache(), (isChange) =>
      isChange || isAnythingUnsaved() ? question.ask() : Promise.resolve(false),
    ),
  );
  useEffect(() => question.begin(), [question]);
  return (
    <>
      <ApolloProvider client={client}>{children}</ApolloProvider>
      {/* Outside ApolloProvider: it sends no token. */}
      {answer && (
        <Suspense>
          <LogInAgain onAnswer={answer} />
        </Suspense>
      )}
    </>
  );
}
