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
 * The API with the stored token, for all pages inside. What they have seen goes with them when the session ends. Whoever
 * saves something then, or has something unsaved, may log in again in place, and what was refused is sent once more.
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
      {/* Outside: it sends no token. */}
      {answer && (
        <Suspense>
          <LogInAgain onAnswer={answer} />
        </Suspense>
      )}
    </>
  );
}
