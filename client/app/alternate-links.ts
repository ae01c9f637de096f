import { languageValues } from '../schema/language.generated';

export interface AlternateLink {
  hreflang: string;
  href: string;
}

/** Links to the page in each language, and without a language (x-default), for search engines. */
export function alternateLinks(pathname: string, origin: string): AlternateLink[] {
  const address = (language?: string): string => {
    const url = new URL(origin);
    // `new URL('//elsewhere')` would change the host.
    url.pathname = pathname;
    if (language) url.searchParams.set('lang', language);
    return url.href;
  };
  const inLanguages = languageValues.map((language) => ({ hreflang: language, href: address(language) }));
  return [...inLanguages, { hreflang: 'x-default', href: address() }];
}
