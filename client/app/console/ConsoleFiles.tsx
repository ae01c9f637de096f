import { useState, type ReactNode } from 'react';

import { createFetchFile, FetchFileContext } from '../../graphql/office/api-files';
import { useApiAccess } from '../api-access-context';

/** Provides the console's pages with API files, fetched with the stored token. */
export function ConsoleFiles({ children }: { children: ReactNode }) {
  const access = useApiAccess();
  const [fetchFile] = useState(() => createFetchFile(access));
  return <FetchFileContext value={fetchFile}>{children}</FetchFileContext>;
}
