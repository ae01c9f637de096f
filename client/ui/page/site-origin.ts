import { createContext, useContext } from 'react';

/**
 * The origin of this site, like 'https://classes.example.com'; provided by the app, because only it may access the
 * window.
 */
export const SiteOriginContext = createContext('');

/** For absolute addresses, which only search engines and calendars need. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}
