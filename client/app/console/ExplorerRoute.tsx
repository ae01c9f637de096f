import { useState } from 'react';

import { useSession } from '../../features/accounts/use-session';
import { ExplorerPage } from '../../features/reports/explorer/ExplorerPage';
import { createAskGraphql } from '../../graphql/ask-graphql';
import { useAccess } from '../access-of-page';

/** The explorer for the current account. */
export function ExplorerRoute() {
  const session = useSession();
  const access = useAccess();
  const [ask] = useState(() => createAskGraphql(access));
  return <ExplorerPage account={session?.user.id} ask={ask} />;
}
