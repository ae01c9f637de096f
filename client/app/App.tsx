import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { readGuest } from '../features/accounts/session-storage';
import { KnownGuestContext } from '../graphql/known-guest';
import { SiteFactsProvider } from '../graphql/SiteFactsProvider';
import type { Language } from '../i18n/language';
import { LocaleProvider } from '../i18n/LocaleProvider';
import { SiteOriginContext } from '../ui/page/site-origin';
import { ErrorBoundary } from '../ui/loading/ErrorBoundary';
import { ErrorPage } from './ErrorPage';

interface AppProps {
  client: ApolloClient;
  language: Language;
  /** The visitor's language, if the page was rendered in the other one. */
  wantedLanguage?: Language | undefined;
  /** The origin of the site. */
  origin: string;
  /** The routes inside a router: the browser's or the server's. */
  children: ReactNode;
}

/** The site with all its providers. */
export function App({ client, language, wantedLanguage, origin, children }: AppProps) {
  return (
    <LocaleProvider language={language} wantedLanguage={wantedLanguage}>
      <ApolloProvider client={client}>
        <SiteFactsProvider>
          <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>
            <SiteOriginContext value={origin}>
              <KnownGuestContext value={readGuest}>{children}</KnownGuestContext>
            </SiteOriginContext>
          </ErrorBoundary>
        </SiteFactsProvider>
      </ApolloProvider>
    </LocaleProvider>
  );
}
