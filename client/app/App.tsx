import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { SiteFactsProvider } from '../graphql/SiteFactsProvider';
import type { Language } from '../i18n/language';
import { LocaleProvider } from '../i18n/LocaleProvider';
import { SiteOriginContext } from '../ui/site-origin';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ErrorPage } from './ErrorPage';

interface AppProps {
  client: ApolloClient;
  language: Language;
  /** The language that the visitor wants, where the page came in another one. */
  wantedLanguage?: Language | undefined;
  /** Where the site is served from. */
  origin: string;
  /** The routes in their router: the browser's, or that of the server. */
  children: ReactNode;
}

/** The site with everything it stands on. */
export function App({ client, language, wantedLanguage, origin, children }: AppProps) {
  return (
    <LocaleProvider language={language} wantedLanguage={wantedLanguage}>
      <ApolloProvider client={client}>
        <SiteFactsProvider>
          <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>
            <SiteOriginContext value={origin}>{children}</SiteOriginContext>
          </ErrorBoundary>
        </SiteFactsProvider>
      </ApolloProvider>
    </LocaleProvider>
  );
}
