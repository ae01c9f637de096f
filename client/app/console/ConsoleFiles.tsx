import { useState, type ReactNode } from 'react';

import { createFetchFile, FetchFileContext } from '../../graphql/api-files';
import { useAccess } from '../access-of-page';

/** Files of the API for the pages of the console, with the stored token. */
export function ConsoleFiles({ children }: { children: ReactNode }) {
  const access = useAccess();
  const [fetchFile] = useState(() => createFetchFile(access));
  return <FetchFileContext value={fetchFile}>{children}</FetchFileContext>;
}
