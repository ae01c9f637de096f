import { useState, type ReactNode } from 'react';

import { createFetchFile, FetchFileContext } from '../../graphql/api-files';
import { accessOfPage } from '../access-of-page';

/** Files of the API for the pages of the console, with the stored token. */
export function ConsoleFiles({ children }: { children: ReactNode }) {
  const [fetchFile] = useState(() => createFetchFile(accessOfPage()));
  return <FetchFileContext value={fetchFile}>{children}</FetchFileContext>;
}
