import { useState } from 'react';

import { endSession, readSession } from '../../features/accounts/session-storage';
import { useSession } from '../../features/accounts/use-session';
import { ExplorerPage } from '../../features/reports/explorer/ExplorerPage';
import { createAskGraphql } from '../../graphql/ask-graphql';
import { apiBaseOfPage } from '../../graphql/page-data';

/** The explorer, for the account that is logged in. */
export function ExplorerRoute() {
  const session = useSession();
  const [ask] = useState(() =>
    createAskGraphql({
      apiBase: apiBaseOfPage(document),
      language: () => document.documentElement.lang,
      token: () => readSession()?.token,
      onTokenRefused: endSession,
    }),
  );
  return <ExplorerPage account={session?.user.id} ask={ask} />;
}
