import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useSiteOrigin } from '../ui/page/site-origin';
import { alternateLinks } from './alternate-links';

/** Updates the links to the other languages when the page changes. A rendered page has its own. */
export function useAlternateLinks(): void {
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  useEffect(() => {
    for (const { hreflang, href } of alternateLinks(pathname, origin)) linkOf(hreflang).href = href;
  }, [pathname, origin]);
}

function linkOf(hreflang: string): HTMLLinkElement {
  const existing = document.head.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${hreflang}"]`,
  );
  if (existing) return existing;
  const link = document.createElement('link');
  link.rel = 'alternate';
  link.hreflang = hreflang;
  document.head.append(link);
  return link;
}
