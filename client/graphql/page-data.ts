import type { InMemoryCache } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';

import { SiteDocument } from './Site.generated';

/** Where the API lives, by the page's own word; the site's origin when it says nothing. */
export function apiBaseOfPage(page: Document): string {
  const base = page.querySelector('meta[name="api-base"]')?.getAttribute('content')?.trim() ?? '';
  return base.replace(/\/+$/, '');
}

/**
 * The server writes the company's facts into the page, as the answer to the Site query, so that the header and the
 * footer are right in the first paint. Without them the query is asked as usual.
 */
export function seedFromPage(cache: InMemoryCache, page: Document): void {
  const text = page.querySelector('script#site')?.textContent;
  if (!text) return;
  const query: DocumentNode = SiteDocument;
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null && 'site' in data) cache.writeQuery({ query, data });
  } catch {
    // A page somebody saved and mended by hand: ask the server instead.
  }
}
