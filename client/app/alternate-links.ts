import { languageValues } from '../schema/language.generated';

export interface AlternateLink {
  hreflang: string;
  href: string;
}

/** Where a page is in each language, for search engines, and where it is in the language of whoever comes. */
export function alternateLinks(pathname: string, origin: string): AlternateLink[] {
  const address = (language?: string): string => {
    const url = new URL(origin);
    // Of '//elsewhere' `new URL` would make another host.
    url.pathname = pathname;
    if (language) url.searchParams.set('lang', language);
    return url.href;
  };
  const inLanguages = languageValues.map((language) => ({ hreflang: language, href: address(language) }));
  return [...inLanguages, { hreflang: 'x-default', href: address() }];
}
