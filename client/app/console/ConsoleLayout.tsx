import { Suspense, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';

import { useSite } from '../../graphql/use-site';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useDoubleClicks } from '../../ui/office/use-double-clicks';
import { SiteNameContext } from '../../ui/use-page-title';
import { AuthenticatedApi } from '../AuthenticatedApi';
import { applyBrandColours } from '../brand-colours';
import { ErrorPage } from '../ErrorPage';
import { layoutMessages } from '../layout.messages';
import { RouteArrival } from '../RouteArrival';
import { useLanguageOfAddress } from '../use-language-of-address';
import { ConsoleFiles } from './ConsoleFiles';
import { ConsoleHeader } from './ConsoleHeader';
import styles from './ConsoleLayout.module.css';
import { ConsoleNav } from './ConsoleNav';

/** What is the same on every page of the console, around the page. */
export function ConsoleLayout() {
  return (
    <AuthenticatedApi>
      <ConsoleFrame />
    </AuthenticatedApi>
  );
}

function ConsoleFrame() {
  const site = useSite();
  const { pathname } = useLocation();
  const [isSearching, setIsSearching] = useState(false);
  /** Where the menu is open: it closes with the page it was opened on. */
  const [menuAt, setMenuAt] = useState<string>();
  const isMenuOpen = menuAt === pathname;
  useLanguageOfAddress();
  useDoubleClicks();
  useLayoutEffect(() => {
    if (site) applyBrandColours(site, document.documentElement);
  }, [site]);
  return (
    <SiteNameContext value={site?.companyName}>
      <div className={styles.console}>
        <a className={styles.skip} href="#main">
          <FormattedMessage {...layoutMessages.skip} />
        </a>
        <ConsoleHeader
          isMenuOpen={isMenuOpen}
          onMenu={() => setMenuAt(isMenuOpen ? undefined : pathname)}
          isSearching={isSearching}
          onSearch={setIsSearching}
        />
        <div className={styles.body}>
          <ConsoleNav isOpen={isMenuOpen} onSearch={setIsSearching} />
          <main id="main" className={styles.main} tabIndex={-1}>
            <ErrorBoundary resetKey={pathname} fallback={(error) => <ErrorPage error={error} />}>
              <Suspense
                fallback={
                  <p role="status">
                    <FormattedMessage {...layoutMessages.loading} />
                  </p>
                }
              >
                <ConsoleFiles>
                  <Outlet />
                </ConsoleFiles>
                <RouteArrival />
              </Suspense>
            </ErrorBoundary>
          </main>
        </div>
      </div>
    </SiteNameContext>
  );
}
