import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type To } from 'react-router-dom';

import { createApiCache } from '../../../graphql/api-cache';
import { SiteFactsProvider } from '../../../graphql/SiteFactsProvider';
import { loadCatalogue } from '../../../i18n/catalogue';
import type { Language } from '../../../i18n/language';
import { LocaleProvider } from '../../../i18n/LocaleProvider';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../paths';
import { FindBookingPage } from '../find/FindBookingPage';
import { loadBookingPage, loadConfirmationPage } from '../load-pages';
import type { StubServer } from './stub-server';

interface Site extends RenderResult {
  user: UserEvent;
  address: () => string;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  switchLanguage: (to: Language) => Promise<void>;
}

/**
 * Renders the pages with routes, both languages, and the browser's Back and Forward.
 * @param path the address, or a history entry with the state that a reload keeps
 */
export async function openSite(
  path: To & (string | { state?: unknown }),
  server: StubServer,
  language: Language = 'en',
): Promise<Site> {
  const user = userEvent.setup({ delay: null });
  const client = new ApolloClient({ cache: createApiCache(), link: server.link() });
  await loadCatalogue(language);
  const { BookingPage } = await loadBookingPage();
  const { ConfirmationPage } = await loadConfirmationPage();
  const view = render(
    <LocaleProvider language={language}>
      <ApolloProvider client={client}>
        <SiteFactsProvider>
          <MemoryRouter initialEntries={['/', path]} initialIndex={1} useTransitions={false}>
            <Browser />
            <main>
              <Routes>
                <Route path={paths.home} element={<h1>Home</h1>} />
                <Route path={paths.book} element={<BookingPage />} />
                <Route path={paths.confirmation} element={<ConfirmationPage />} />
                <Route path={paths.findBooking} element={<FindBookingPage />} />
              </Routes>
            </main>
          </MemoryRouter>
        </SiteFactsProvider>
      </ApolloProvider>
    </LocaleProvider>,
  );
  // The first responses of the stub server arrive here.
  await act(async () => Promise.resolve());
  const press = (name: string) => user.click(view.getByRole('button', { name }));
  return {
    ...view,
    user,
    address: () => view.getByTitle('address').textContent,
    back: () => press('browser back'),
    forward: () => press('browser forward'),
    switchLanguage: (to) => press(`language ${to}`),
  };
}

/** Stand-ins for the browser's buttons and the language toggle of the header. */
function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { setLanguage } = useLocale();
  return (
    <header>
      <span title="address">{pathname + search}</span>
      <button type="button" onClick={() => void navigate(-1)}>
        browser back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        browser forward
      </button>
      <button type="button" onClick={() => void setLanguage('en')}>
        language en
      </button>
      <button type="button" onClick={() => void setLanguage('es')}>
        language es
      </button>
    </header>
  );
}
