import { useState } from 'react';

import { useSession } from '../../features/accounts/use-session';
import { ExplorerPage } from '../../features/reports/explorer/ExplorerPage';
import { createExecuteGraphql } from '../../graphql/office/execute-graphql';
import { useApiAccess } from '../api-access-context';

/** The explorer for the current account. */
export function ExplorerRoute() {
  const session = useSession();
  const access = useApiAccess();
  const [execute] = useState(() => createExecuteGraphql(access));
  return <ExplorerPage account={session?.user.id} execute={execute} />;
}
