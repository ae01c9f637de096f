import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { onSessionChange, readSession } from '../features/accounts/session-storage';
import { createApiCache } from '../graphql/api-cache';
import { createGuestClient } from '../graphql/api-client';
import { clearOfficeData } from '../graphql/clear-office-data';
import { renderedDataOf, seedFromPage } from '../graphql/page-data';
import { loadCatalogue } from '../i18n/catalogue';
import { defaultLanguage, isLanguage, type Language } from '../i18n/language';
import { languageOfUrl, startingLanguage, storeLanguage } from '../i18n/language-choice';
import { paths } from '../paths';
import { createApiAccess } from './api-access-context';
import { App } from './App';
import { watchDraftOwner } from './draft-owner';
import { ServerRenderedContext } from './NavigationFocus';
import { loadPageOf } from './routes';
import { SiteRouter } from './SiteRouter';
import { SiteRoutes } from './SiteRoutes';
import { onSiteReady } from './site-ready';

/** How long the results that the page was rendered with count as fresh. */
const FRESH_MS = 5000;

/**
 * Hydrates the page that the server has rendered, or renders it, in the visitor's language from the first paint.
 * Rejects if a rendered page cannot be hydrated because one of its chunks fails to load; the page is left as it is.
 */
export async function start(element: HTMLElement): Promise<Root> {
  const rendered = element.hasChildNodes() ? renderedDataOf(document) : undefined;
  const cache = createApiCache();
  if (rendered) cache.restore(rendered.cache);
  else seedFromPage(cache, document);
  const client = createGuestClient(createApiAccess(), cache);
  // Not on pages where a seat is about to be booked.
  const isBoard = window.location.pathname === paths.home;
  if (rendered && isBoard && isFreshNavigation()) {
    client.prioritizeCacheValues = true;
    onSiteReady(() => (client.prioritizeCacheValues = false));
  }
  watchDraftOwner();
  onSessionChange(() => {
    if (!readSession()) void clearOfficeData(client);
  });

  const urlLanguage = languageOfUrl(window.location.search);
  // As the server does with its cookie.
  if (urlLanguage) storeLanguage(urlLanguage);
  const wanted = startingLanguage(window.location.search);
  const { lang } = document.documentElement;
  const language = rendered && isLanguage(lang) ? lang : wanted;
  const pageFile = loadPageOf(window.location.pathname, rendered?.part);
  const catalogue = loadCatalogue(language);
  const renderSite = (shown: Language, origin: string, wantedLanguage?: Language): ReactNode => (
    <StrictMode>
      <App client={client} language={shown} wantedLanguage={wantedLanguage} origin={origin}>
        <SiteRouter>
          <ServerRenderedContext value={rendered !== undefined}>
            <SiteRoutes />
          </ServerRenderedContext>
        </SiteRouter>
      </App>
    </StrictMode>
  );

  if (rendered) {
    await Promise.all([catalogue, pageFile]);
    const { origin } = rendered;
    // In time slices, between which the browser handles input.
    const root = await new Promise<Root>((resolve) =>
      startTransition(() => resolve(hydrateRoot(element, renderSite(language, origin)))),
    );
    // Only a hydrated page can be updated.
    onSiteReady(() => root.render(renderSite(language, origin, wanted)));
    return root;
  }
  const [shown] = await Promise.all([
    // A page in English is better than none if the catalogue cannot be fetched.
    catalogue.then(
      () => language,
      () => defaultLanguage,
    ),
    // The page retries what cannot be loaded now, and reports the error itself.
    pageFile.catch(() => undefined),
  ]);
  document.documentElement.lang = shown;
  const root = createRoot(element);
  root.render(renderSite(shown, window.location.origin));
  return root;
}

/** Whether the page comes from the server, and not from the back/forward cache, the HTTP cache or a restored tab. */
function isFreshNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFromServer =
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type !== 'back_forward' &&
    navigation.transferSize > 0;
  return isFromServer && performance.now() < FRESH_MS;
}
