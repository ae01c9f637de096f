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

/** How long the answers that the board came with are taken for the present. */
const FRESH_MS = 5000;

/**
 * Puts the site into the page: takes over what the server has rendered, or renders it, in the visitor's language from the
 * first paint.
 * Rejects where a rendered page cannot be taken over, because one of its files does not come: it stays as it is.
 */
export async function start(element: HTMLElement): Promise<Root> {
  const rendered = element.hasChildNodes() ? renderedDataOf(document) : undefined;
  const cache = createApiCache();
  if (rendered) cache.restore(rendered.cache);
  else seedFromPage(cache, document);
  const client = createGuestClient(accessOfPage(), cache);
  // Not where a seat is about to be booked.
  const isBoard = window.location.pathname === paths.home;
  if (rendered && isBoard && cameNow()) {
    client.prioritizeCacheValues = true;
    onSiteReady(() => (client.prioritizeCacheValues = false));
  }
  onSessionChange(() => {
    if (!readSession()) void forgetAnswers(client);
  });

  const asked = languageOfAddress(window.location.search);
  // As the server does by its cookie.
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
    // In slices, between which the browser answers a finger.
    const root = await new Promise<Root>((resolve) =>
      startTransition(() => resolve(hydrateRoot(element, siteIn(language, origin)))),
    );
    // Only what is hydrated can change.
    onSiteReady(() => root.render(siteIn(language, origin, wanted)));
    return root;
  }
  const [shown] = await Promise.all([
    // A page in English is better than none when the other language cannot be fetched.
    words.then(
      () => language,
      () => defaultLanguage,
    ),
    // What cannot be loaded now is asked for, and missed, by the page itself.
    pageFile.catch(() => undefined),
  ]);
  document.documentElement.lang = shown;
  const root = createRoot(element);
  root.render(siteIn(shown, window.location.origin));
  return root;
}

/** Whether the page has just come from the server, and not from what the browser keeps for Back and for tabs that it reopens. */
function cameNow(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFromServer =
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type !== 'back_forward' &&
    navigation.transferSize > 0;
  return isFromServer && performance.now() < FRESH_MS;
}
