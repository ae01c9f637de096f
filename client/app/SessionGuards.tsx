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
import { forgetExplorer } from '../features/reports/explorer/forget-explorer';
import { paths } from '../paths';
import { AccessContext, accessOfPage } from './access-of-page';

/**
 * Pages that need a session: without one, or when it ends, the log-in is displayed first and leads back. Another role
 * is redirected to the home page.
 */
export function SessionRequired({ allows }: { allows: SessionPolicy }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [wayOut, setWayOut] = useState<string>();
  const logOut = useMemo(
    () => () => {
      // After a log-out the next log-in, possibly of another account, does not lead back.
      setWayOut(paths.adminLogin);
      forgetExplorer();
      endSession();
    },
    [],
  );
  const [access] = useState(() =>
    accessOfPage((why) => {
      // The stored role is not that of the account, so another log-in would not help.
      if (why === 'FORBIDDEN') setWayOut(paths.home);
      endSession();
    }),
  );
  if (!session && wayOut) return <Navigate to={wayOut} replace />;
  if (!session) {
    const state: ReturnTo = { from: pathname + search + hash };
    return <Navigate to={paths.login} replace state={state} />;
  }
  if (!allows(session)) return <Navigate to={paths.home} replace />;
  return (
    <LogOutContext value={logOut}>
      <AccessContext value={access}>
        <Outlet />
      </AccessContext>
    </LogOutContext>
  );
}

/** The log-in page redirects a visitor who is logged in or has just logged in. */
export function GuestsOnly() {
  const session = useSession();
  const location = useLocation();
  if (session) return <Navigate to={pathAfterLogin(session, returnPathOf(location.state))} replace />;
  return <Outlet />;
}

/** Unknown addresses: a not-found page for the office, a redirect to the home page for everybody else. */
export function OfficeOrHome({ allows }: { allows: SessionPolicy }) {
  const session = useSession();
  return session && allows(session) ? (
    <SessionRequired allows={allows} />
  ) : (
    <Navigate to={paths.home} replace />
  );
}
