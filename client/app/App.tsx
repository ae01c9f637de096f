import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BrowserRouter } from 'react-router-dom';

import type { Language } from '../i18n/language';
import { LocaleProvider } from '../i18n/LocaleProvider';
import { SiteOriginContext } from '../ui/site-origin';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ErrorPage } from './ErrorPage';
import { SiteRoutes } from './SiteRoutes';

interface AppProps {
  client: ApolloClient;
  language: Language;
  /** Where the site is served from. */
  origin: string;
}

/** The site with everything it stands on. */
export function App({ client, language, origin }: AppProps) {
  return (
    <LocaleProvider language={language}>
      <ApolloProvider client={client}>
        <ErrorBoundary fallback={<ErrorPage />}>
          <SiteOriginContext value={origin}>
            <BrowserRouter>
              <SiteRoutes />
            </BrowserRouter>
          </SiteOriginContext>
        </ErrorBoundary>
      </ApolloProvider>
    </LocaleProvider>
  );
}
