import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { languageValues } from '../schema/language.generated';
import { useSiteOrigin } from '../ui/site-origin';

/** Tells search engines where the same page is in each language. The links of the last page are replaced. */
export function useAlternateLinks(): void {
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  useEffect(() => {
    const address = (language?: string) => {
      const url = new URL(pathname, origin);
      if (language) url.searchParams.set('lang', language);
      return url.href;
    };
    for (const language of languageValues) alternateLink(language).href = address(language);
    alternateLink('x-default').href = address();
  }, [pathname, origin]);
}

function alternateLink(hreflang: string): HTMLLinkElement {
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
