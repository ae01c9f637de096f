import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useState, type ReactNode } from 'react';

import { createApiCache } from '../graphql/api-cache';
import { createAuthenticatedClient } from '../graphql/authenticated-client';
import { withCatalogue } from '../i18n/catalogue';
import { isAnythingUnsaved } from '../ui/office/unsaved-work';
import { part } from '../ui/part';
import { useAccess } from './access-of-page';

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
  const [client] = useState(() => {
    let asked: Promise<boolean> | undefined;
    const logInAgain = (isChange: boolean): Promise<boolean> => {
      if (!isChange && !isAnythingUnsaved()) return Promise.resolve(false);
      asked ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
        asked = undefined;
        setAnswer(undefined);
      });
      return asked;
    };
    return createAuthenticatedClient(access, createApiCache(), logInAgain);
  });
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
