import type { ReactNode } from 'react';

import { useSiteQuery } from './Site.generated';
import { SiteFactsContext } from './use-site';

/** Asks for the facts of the site once for all that show them: each card of the board does. */
export function SiteFactsProvider({ children }: { children: ReactNode }) {
  const { data } = useSiteQuery();
  return <SiteFactsContext value={data?.site}>{children}</SiteFactsContext>;
}
