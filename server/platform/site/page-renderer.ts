import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locale } from '../i18n/message.js';

/** A GraphQL query of a page. */
export interface PageQuery {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

interface Rendering {
  language: Locale;
  origin: string;
  facts: object;
  /** The data of each query, those of `dependentQueries` last. */
  results: readonly object[];
}

export interface Rendered {
  html: string;
  title: string;
  /** Meta description of the page; default: that of the site. */
  description?: string | undefined;
  /** False if there is nothing at the address, so that search engines must not list the page; default: true. */
  isFound?: boolean;
  /** The lazily loaded part that the page contains, by its name in route-files.ts; empty for none. */
  part: string;
  /** The page's address in each language, for the head. */
  alternates: readonly { hreflang: string; href: string }[];
  /** The initial data for the browser. */
  data: object;
  /** Structured data for search engines. */
  events: readonly object[];
}

export interface PublicPage {
  /** The address without parameters that do not affect the page. */
  address: string;
  queries: readonly PageQuery[];
  /** Queries that depend on the results of `queries`. */
  dependentQueries: (results: readonly object[]) => readonly PageQuery[];
  render: (rendering: Rendering) => Promise<Rendered>;
}

/** The client's server entry (client/entry-server.tsx). Undefined for a page that only the browser renders. */
export type FindPage = (pathname: string, search: string) => PublicPage | undefined;

/** Loads the client's built server entry; undefined if there is no build. */
export function loadPages(file: string): FindPage | undefined {
  if (!existsSync(file)) return undefined;
  const entry: unknown = createRequire(file)(file);
  if (!isEntry(entry)) throw new Error(`${file} is no server entry of the site`);
  return entry.publicPage;
}

function isEntry(entry: unknown): entry is { publicPage: FindPage } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'publicPage' in entry &&
    typeof entry.publicPage === 'function'
  );
}
