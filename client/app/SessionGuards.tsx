import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import {
  pathAfterLogin,
  returnPathOf,
  type ReturnTo,
  type SessionPolicy,
} from '../features/accounts/session.policies';
import { endSession } from '../features/accounts/session-storage';
import { LogOutContext, useSession } from '../features/accounts/use-session';
import { forgetExplorer } from '../features/reports/explorer/explorer-storage';
import { paths } from '../paths';
import { AuthenticatedApi } from './AuthenticatedApi';

/** Pages that need a session: without one the log-in comes first and leads back; another role goes home. */
export function SessionRequired({ allows }: { allows: SessionPolicy }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [hasLeft, setHasLeft] = useState(false);
  const logOut = useMemo(
    () => () => {
      setHasLeft(true);
      forgetExplorer();
      endSession();
    },
    [],
  );
  // Whoever leaves on purpose is not brought back by the next log-in, which may be somebody else's.
  if (!session && hasLeft) return <Navigate to={paths.adminLogin} replace />;
  if (!session) {
    const state: ReturnTo = { from: pathname + search + hash };
    return <Navigate to={paths.login} replace state={state} />;
  }
  if (!allows(session)) return <Navigate to={paths.home} replace />;
  return (
    <LogOutContext value={logOut}>
      <AuthenticatedApi>
        <Outlet />
      </AuthenticatedApi>
    </LogOutContext>
  );
}

/** The log-in page: whoever is logged in already, or is now, goes on. */
export function GuestsOnly() {
  const session = useSession();
  const location = useLocation();
  if (session) return <Navigate to={pathAfterLogin(session, returnPathOf(location.state))} replace />;
  return <Outlet />;
}

/** Addresses that do not exist: only the office is told so, everybody else goes home. */
export function OfficeOrHome({ allows }: { allows: SessionPolicy }) {
  const session = useSession();
  return session && allows(session) ? (
    <SessionRequired allows={allows} />
  ) : (
    <Navigate to={paths.home} replace />
  );
}
