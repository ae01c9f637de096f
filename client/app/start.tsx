import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { onSessionChange, readSession } from '../features/accounts/session-storage';
import { createApiCache } from '../graphql/api-cache';
import { createGuestClient } from '../graphql/api-client';
import { forgetAnswers } from '../graphql/forget-answers';
import { renderedDataOf, seedFromPage } from '../graphql/page-data';
import { loadCatalogue } from '../i18n/catalogue';
import { defaultLanguage, isLanguage, type Language } from '../i18n/language';
import { languageOfAddress, startingLanguage, storeLanguage } from '../i18n/language-choice';
import { paths } from '../paths';
import { accessOfPage } from './access-of-page';
import { App } from './App';
import { RenderedPageContext } from './RouteArrival';
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
  const client = createGuestClient(accessOfPage(), cache);
  // Not on pages where a seat is about to be booked.
  const isBoard = window.location.pathname === paths.home;
  if (rendered && isBoard && cameNow()) {
    client.prioritizeCacheValues = true;
    onSiteReady(() => (client.prioritizeCacheValues = false));
  }
  onSessionChange(() => {
    if (!readSession()) void forgetAnswers(client);
  });

  const asked = languageOfAddress(window.location.search);
  // As the server does with its cookie.
  if (asked) storeLanguage(asked);
  const wanted = startingLanguage(window.location.search);
  const { lang } = document.documentElement;
  const language = rendered && isLanguage(lang) ? lang : wanted;
  const pageFile = loadPageOf(window.location.pathname, rendered?.part);
  const words = loadCatalogue(language);
  const siteIn = (shown: Language, origin: string, wantedLanguage?: Language): ReactNode => (
    <StrictMode>
      <App client={client} language={shown} wantedLanguage={wantedLanguage} origin={origin}>
        <SiteRouter>
          <RenderedPageContext value={rendered !== undefined}>
            <SiteRoutes />
          </RenderedPageContext>
        </SiteRouter>
      </App>
    </StrictMode>
  );

  if (rendered) {
    await Promise.all([words, pageFile]);
    const { origin } = rendered;
    // In time slices, between which the browser handles input.
    const root = await new Promise<Root>((resolve) =>
      startTransition(() => resolve(hydrateRoot(element, siteIn(language, origin)))),
    );
    // Only a hydrated page can be updated.
    onSiteReady(() => root.render(siteIn(language, origin, wanted)));
    return root;
  }
  const [shown] = await Promise.all([
    // A page in English is better than none if the catalogue cannot be fetched.
    words.then(
      () => language,
      () => defaultLanguage,
    ),
    // The page retries what cannot be loaded now, and reports the error itself.
    pageFile.catch(() => undefined),
  ]);
  document.documentElement.lang = shown;
  const root = createRoot(element);
  root.render(siteIn(shown, window.location.origin));
  return root;
}

/** Whether the page comes from the server, and not from the back/forward cache, the HTTP cache or a restored tab. */
function cameNow(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFromServer =
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type !== 'back_forward' &&
    navigation.transferSize > 0;
  return isFromServer && performance.now() < FRESH_MS;
}
