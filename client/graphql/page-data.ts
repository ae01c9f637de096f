import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';

import { SiteDocument } from './Site.generated';

/** Where the API lives, by the page's own word; the site's origin when it says nothing. */
export function apiBaseOfPage(page: Document): string {
  const base = page.querySelector('meta[name="api-base"]')?.getAttribute('content')?.trim() ?? '';
  return base.replace(/\/+$/, '');
}

/** What a page that the server has rendered was made of, so that the browser's first render is the same. */
export interface RenderedData {
  /** Where the site is served from, as the links of the page have it. */
  origin: string;
  /** The answers to its queries. */
  cache: NormalizedCacheObject;
  /** The name of what it shows in a file of its own; empty where that is nothing. */
  part: string;
}

/** Undefined for a page that was not rendered, or that somebody saved and mended by hand. */
export function renderedDataOf(page: Document): RenderedData | undefined {
  const data = jsonOf(page, 'rendered');
  return isRenderedData(data) ? data : undefined;
}

/**
 * The server writes the company's facts into the page, as the answer to the Site query, so that the header and the
 * footer are right in the first paint. Without them the query is asked as usual.
 */
export function seedFromPage(cache: InMemoryCache, page: Document): void {
  const query: DocumentNode = SiteDocument;
  const data = jsonOf(page, 'site');
  if (isObject(data) && 'site' in data) cache.writeQuery({ query, data });
}

function jsonOf(page: Document, id: string): unknown {
  const text = page.querySelector(`script#${id}`)?.textContent;
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function isRenderedData(data: unknown): data is RenderedData {
  return (
    isObject(data) &&
    'origin' in data &&
    typeof data.origin === 'string' &&
    'cache' in data &&
    isObject(data.cache) &&
    'part' in data &&
    typeof data.part === 'string'
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
