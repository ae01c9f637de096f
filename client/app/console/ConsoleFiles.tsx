import { useMemo, type ReactNode } from 'react';

import { endSession, readSession } from '../../features/accounts/session-storage';
import { createFetchFile, FetchFileContext } from '../../graphql/api-files';
import { apiBaseOfPage } from '../../graphql/page-data';

/** Files of the API for the pages of the console, with the stored token. */
export function ConsoleFiles({ children }: { children: ReactNode }) {
  const fetchFile = useMemo(
    () =>
      createFetchFile({
        apiBase: apiBaseOfPage(document),
        language: () => document.documentElement.lang,
        token: () => readSession()?.token,
        onTokenRefused: endSession,
      }),
    [],
  );
  return <FetchFileContext value={fetchFile}>{children}</FetchFileContext>;
}
