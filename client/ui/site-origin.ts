import { createContext, useContext } from 'react';

/** Where this site is, like 'https://classes.example.com'; provided by the app, which alone may ask the window. */
export const SiteOriginContext = createContext('');

/** For the few places that need a full address: search engines and calendars. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}
