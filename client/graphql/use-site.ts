import { createContext, useContext } from 'react';

import type { SiteQuery } from './Site.generated';

export type SiteFacts = SiteQuery['site'];

export const SiteFactsContext = createContext<SiteFacts | undefined>(undefined);

/** Facts about the company and the constants of booking; undefined while loading. */
export function useSite(): SiteFacts | undefined {
  return useContext(SiteFactsContext);
}
