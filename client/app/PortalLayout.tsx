import { Outlet } from 'react-router-dom';

import { AuthenticatedApi } from './AuthenticatedApi';

/** What the pages of everybody who is logged in stand on, inside the layout of the site. */
export function PortalLayout() {
  return (
    <AuthenticatedApi>
      <Outlet />
    </AuthenticatedApi>
  );
}
