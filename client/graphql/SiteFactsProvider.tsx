import type { ReactNode } from 'react';

import { useSiteQuery } from './Site.generated';
import { SiteFactsContext } from './use-site';

/** Queries the site facts once for all components that display them, such as each card of the board. */
export function SiteFactsProvider({ children }: { children: ReactNode }) {
  const { data } = useSiteQuery();
  return <SiteFactsContext value={data?.site}>{children}</SiteFactsContext>;
}
