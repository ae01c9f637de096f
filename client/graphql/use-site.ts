import { useSiteQuery, type SiteQuery } from './Site.generated';

export type SiteFacts = SiteQuery['site'];

/** Facts about the company and the constants of booking; undefined while they are on their way. */
export function useSite(): SiteFacts | undefined {
  const { data } = useSiteQuery();
  return data?.site;
}
