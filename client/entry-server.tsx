import { text } from 'node:stream/consumers';
import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { print } from 'graphql';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { alternateLinks, type AlternateLink } from './app/alternate-links';
import { App } from './app/App';
import { renderedPageAt, type PageQuery } from './app/rendered-pages';
import { ServerRenderedContext } from './app/NavigationFocus';
import { loadPageOf } from './app/routes';
import { SiteRoutes } from './app/SiteRoutes';
import { createApiCache } from './graphql/api-cache';
import type { RenderedData } from './graphql/page-data';
import { SiteDocument, type SiteQuery } from './graphql/Site.generated';
import { loadCatalogue } from './i18n/catalogue';
import type { Language } from './i18n/language';
import { TitleContext } from './ui/page/use-page-title';

/** A query of a page, as sent to /graphql. */
interface PrintedQuery {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

interface Rendering {
  language: Language;
  /** The origin of the site, without a trailing slash. */
  origin: string;
  /** The result of the Site query. */
  facts: object;
  /** The results of `queries`, then of `dependentQueries`, in order: the data of each. */
  results: readonly object[];
}

interface Rendered {
  /** For the element with the id root. */
  html: string;
  title: string;
  /** The description of the page, if it differs from the site's. */
  description: string | undefined;
  /** False if there is nothing at the address. */
  isFound: boolean;
  /** As in its data. */
  part: string;
  /** Links to the page in each language. */
  alternates: readonly AlternateLink[];
  /** The data for the first render in the browser. */
  data: RenderedData;
  /** Structured data for search engines (schema.org). */
  events: readonly object[];
}

interface PublicPage {
  /** The address without parameters that have no effect. */
  address: string;
  queries: readonly PrintedQuery[];
  dependentQueries: (results: readonly object[]) => readonly PrintedQuery[];
  render: (rendering: Rendering) => Promise<Rendered>;
}

/**
 * The page at an address, for the server to render. Contains nothing about the visitor: everybody gets the same.
 * @param search the query string, with or without its question mark
 * @returns undefined if only the browser renders the page
 */
export function publicPage(pathname: string, search: string): PublicPage | undefined {
  const page = renderedPageAt(pathname, search);
  if (!page) return undefined;
  const address = page.search ? `${pathname}?${page.search}` : pathname;
  const printedQueries = (requested: readonly PageQuery[]): PrintedQuery[] =>
    requested.map(({ document, variables }) => printedQuery(document, variables));
  const { events: eventSource } = page;
  const queries = printedQueries(eventSource ? [...page.queries, eventSource.query] : page.queries);
  const render = async ({ language, origin, facts, results }: Rendering): Promise<Rendered> => {
    const dependent = page.dependent?.(results);
    await Promise.all([loadCatalogue(language), loadPageOf(pathname, dependent?.part)]);
    const cache = createApiCache();
    const site: DocumentNode = SiteDocument;
    cache.writeQuery({ query: site, data: facts });
    const write = ({ document, variables }: PageQuery, data: object | undefined) =>
      cache.writeQuery({ query: document, variables, data });
    page.queries.forEach((query, index) => write(query, results[index]));
    dependent?.queries.forEach((query, index) => write(query, results[queries.length + index]));
    const client = new ApolloClient({ cache, ssrMode: true, link: ApolloLink.empty() });
    let title = '';
    const html = await markupOf(
      <StrictMode>
        <App client={client} language={language} origin={origin}>
          <StaticRouter location={address}>
            <TitleContext value={(whole) => (title = whole)}>
              <ServerRenderedContext value>
                <SiteRoutes />
              </ServerRenderedContext>
            </TitleContext>
          </StaticRouter>
        </App>
      </StrictMode>,
    );
    const shown = cache.readQuery<SiteQuery>({ query: SiteDocument });
    const eventResult = results[page.queries.length];
    const events =
      eventSource && shown && eventResult
        ? eventSource.of(eventResult, { language, origin, site: shown.site })
        : [];
    const alternates = alternateLinks(pathname, origin);
    const part = dependent?.part ?? '';
    const description = page.description?.(results, language);
    const isFound = page.isFound?.(results) ?? true;
    const data = { origin, cache: cache.extract(), part };
    return { html, title, description, isFound, part, alternates, data, events };
  };
  return {
    address,
    queries,
    dependentQueries: (results) => printedQueries(page.dependent?.(results)?.queries ?? []),
    render,
  };
}

/** Rejects if a component throws, because an incomplete page must not be sent. */
async function markupOf(site: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(site, {
    // Keeps suspended parts inline: moving them later would need an inline script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failures.push(error);
    },
  });
  const html = await text(prelude);
  if (failures.length > 0) throw new AggregateError(failures, 'a component could not be rendered');
  return html;
}

const plainCache = createApiCache();
const texts = new Map<DocumentNode, string>();

/** As Apollo Client in the browser sends it: with __typename. */
function printedQuery(document: DocumentNode, variables: PrintedQuery['variables']): PrintedQuery {
  const query = texts.get(document) ?? print(plainCache.transformDocument(document));
  texts.set(document, query);
  return { query, variables };
}
