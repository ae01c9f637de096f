import { Outlet } from 'react-router-dom';

import { AuthenticatedApi } from './AuthenticatedApi';

/** The layout of the pages that need a session, inside the site's layout. */
export function PortalLayout() {
  return (
    <AuthenticatedApi>
      <Outlet />
    </AuthenticatedApi>
  );
}
