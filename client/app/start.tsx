import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { onSessionChange, readSession } from '../features/accounts/session-storage';
import { createApiCache } from '../graphql/api-cache';
import { createGuestClient } from '../graphql/api-client';
import { forgetAnswers } from '../graphql/forget-answers';
import { seedFromPage } from '../graphql/page-data';
import { loadCatalogue } from '../i18n/catalogue';
import { defaultLanguage } from '../i18n/language';
import { startingLanguage } from '../i18n/language-choice';
import { accessOfPage } from './access-of-page';
import { App } from './App';
import { loadSpanishOffer, SpanishOfferContext } from './offer-of-spanish';
import { loadPageOf } from './routes';

/** Puts the site into the page: in the visitor's language from the first paint, with the facts the page came with. */
export async function start(element: HTMLElement): Promise<Root> {
  const cache = createApiCache();
  seedFromPage(cache, document);
  const client = createGuestClient(accessOfPage(), cache);
  onSessionChange(() => {
    if (!readSession()) void forgetAnswers(client);
  });

  const wanted = startingLanguage(window.location.search);
  // A page in English is better than none when the other language cannot be fetched.
  const [language, offer] = await Promise.all([
    loadCatalogue(wanted).then(
      () => wanted,
      () => defaultLanguage,
    ),
    loadSpanishOffer(),
    // What cannot be loaded now is asked for, and missed, by the page itself.
    loadPageOf(window.location.pathname).catch(() => undefined),
  ]);
  document.documentElement.lang = language;

  const root = createRoot(element);
  root.render(
    <StrictMode>
      <SpanishOfferContext value={offer}>
        <App client={client} language={language} origin={window.location.origin} />
      </SpanishOfferContext>
    </StrictMode>,
  );
  return root;
}
