import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';

import { isRecord } from './is-record';
import { SiteDocument } from './Site.generated';

/** The base URL of the API from the page's markup; by default the site's origin. */
export function apiBaseOfPage(page: Document): string {
  const base = page.querySelector('meta[name="api-base"]')?.getAttribute('content')?.trim() ?? '';
  return base.replace(/\/+$/, '');
}

/** The data that the server has rendered a page with, so that the browser's first render is the same. */
export interface RenderedData {
  /** The origin of the site in the page's links. */
  origin: string;
  /** The results of its queries. */
  cache: NormalizedCacheObject;
  /** The name of the part that it displays from a chunk of its own; empty for none. */
  part: string;
}

/** Undefined for a page that was not rendered by the server, or whose data is invalid. */
export function renderedDataOf(page: Document): RenderedData | undefined {
  const data = jsonOf(page, 'rendered');
  return isRenderedData(data) ? data : undefined;
}

/**
 * The server writes the result of the Site query into the page, so that header and footer are right in the first paint.
 * Without it the query is sent as usual.
 */
export function seedFromPage(cache: InMemoryCache, page: Document): void {
  const query: DocumentNode = SiteDocument;
  const data = jsonOf(page, 'site');
  if (isRecord(data) && 'site' in data) cache.writeQuery({ query, data });
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
    isRecord(data) &&
    typeof data['origin'] === 'string' &&
    isRecord(data['cache']) &&
    typeof data['part'] === 'string'
  );
}
