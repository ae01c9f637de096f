import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation, type Location } from 'react-router-dom';

import type { bookedHere } from '../features/bookings/booked-here';
import { useSite } from '../graphql/use-site';
import { SiteNameContext } from '../ui/page/use-page-title';
import { ErrorBoundary } from '../ui/loading/ErrorBoundary';
import { ErrorPage } from './ErrorPage';
import { layoutMessages } from './layout.messages';
import { NavigationFocus } from './NavigationFocus';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './SiteLayout.module.css';
import { SiteReady } from './site-ready';
import { useAlternateLinks } from './use-alternate-links';
import { useBrandColours } from './use-brand-colours';
import { useUrlLanguage } from './use-url-language';

/** The layout around every public page. */
export function SiteLayout() {
  const site = useSite();
  const { pathname, search, state } = useLocation() as Location<Partial<typeof bookedHere> | null>;
  useUrlLanguage();
  useAlternateLinks();
  useBrandColours(site);

  return (
    <SiteNameContext value={site?.companyName}>
      <div className={styles.site}>
        <a className={styles.skip} href="#main">
          <FormattedMessage {...layoutMessages.skip} />
        </a>
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary
            resetKey={pathname + search}
            fallback={(error) => <ErrorPage error={error} isBooked={state?.isBookedHere} />}
          >
            <Suspense fallback={<PageLoading />}>
              <Outlet />
              <NavigationFocus />
              <SiteReady />
            </Suspense>
          </ErrorBoundary>
        </main>
        <SiteFooter />
      </div>
    </SiteNameContext>
  );
}

/** Keeps the footer below the first screen while a page is loading, to avoid a layout shift. */
function PageLoading() {
  return (
    <div className={styles.onItsWay} role="status">
      <span className="visually-hidden">
        <FormattedMessage {...layoutMessages.loading} />
      </span>
    </div>
  );
}
