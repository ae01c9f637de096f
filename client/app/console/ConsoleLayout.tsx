import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';

import { clearLastList } from '../../features/bookings/office/list/last-list';
import { useSite } from '../../graphql/use-site';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary';
import { LoadingSkeleton } from '../../ui/office/page/LoadingSkeleton';
import { useDoubleClickGuard } from '../../ui/office/forms/use-double-click-guard';
import { SiteNameContext } from '../../ui/page/use-page-title';
import { AuthenticatedApi } from '../AuthenticatedApi';
import { ErrorPage } from '../ErrorPage';
import { layoutMessages } from '../layout.messages';
import { NavigationFocus } from '../NavigationFocus';
import { useBrandColours } from '../use-brand-colours';
import { useUrlLanguage } from '../use-url-language';
import { ConsoleFiles } from './ConsoleFiles';
import { ConsoleHeader } from './ConsoleHeader';
import styles from './ConsoleLayout.module.css';
import { ConsoleNav } from './ConsoleNav';
import { useFreshData } from './use-fresh-data';

/** The layout around every page of the console. */
export function ConsoleLayout() {
  return (
    <AuthenticatedApi>
      <ConsoleFrame />
    </AuthenticatedApi>
  );
}

function ConsoleFrame() {
  const site = useSite();
  const { pathname, search } = useLocation();
  const [isSearching, setIsSearching] = useState(false);
  /** The location at which the menu was opened; it closes when the page changes. */
  const [menuAt, setMenuAt] = useState<string>();
  const isMenuOpen = menuAt === pathname;
  useUrlLanguage();
  useDoubleClickGuard();
  useFreshData();
  // Unmounted when the session ends.
  useEffect(() => clearLastList, []);
  useBrandColours(site);
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
            <ErrorBoundary resetKey={pathname + search} fallback={(error) => <ErrorPage error={error} />}>
              <Suspense
                fallback={
                  <LoadingSkeleton layout="table">
                    <FormattedMessage {...layoutMessages.loading} />
                  </LoadingSkeleton>
                }
              >
                <ConsoleFiles>
                  <Outlet />
                </ConsoleFiles>
                <NavigationFocus />
              </Suspense>
            </ErrorBoundary>
          </main>
        </div>
      </div>
    </SiteNameContext>
  );
}
