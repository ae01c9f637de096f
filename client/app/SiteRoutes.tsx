import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, Route, Routes } from 'react-router-dom';

import { mayUsePortal } from '../features/accounts/session.policies';
import { paths } from '../paths';
import { layoutMessages } from './layout.messages';
import { ConsoleRoutes, guestRoutes, PortalLayout, portalRoutes, publicRoutes } from './routes';
import { GuestsOnly, SessionRequired } from './SessionGuards';
import { SiteLayout } from './SiteLayout';

const pagesOf = (routes: typeof publicRoutes) =>
  routes.map(({ path, Component: Page }) => <Route key={path} path={path} element={<Page />} />);

/** Maps the route tables to the router; any other path redirects to the home page. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {pagesOf(publicRoutes)}
        <Route element={<GuestsOnly />}>{pagesOf(guestRoutes)}</Route>
        <Route element={<SessionRequired allows={mayUsePortal} />}>
          <Route element={<PortalLayout />}>{pagesOf(portalRoutes)}</Route>
        </Route>
      </Route>
      <Route path={paths.adminLogin} element={<Navigate to={paths.login} replace />} />
      <Route path={paths.adminHome} element={<Navigate to={paths.adminDashboard} replace />} />
      <Route path={paths.admin} element={<Console />} />
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}

function Console() {
  return (
    <Suspense
      fallback={
        <p className="wrap" role="status">
          <FormattedMessage {...layoutMessages.loading} />
        </p>
      }
    >
      <ConsoleRoutes />
    </Suspense>
  );
}
