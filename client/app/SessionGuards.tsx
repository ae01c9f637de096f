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
 * Pages that need a session: without one, or when the server ends it, the log-in comes first and leads back; another role
 * goes home.
 */
export function SessionRequired({ allows }: { allows: SessionPolicy }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [wayOut, setWayOut] = useState<string>();
  const logOut = useMemo(
    () => () => {
      // Whoever leaves on purpose is not brought back by the next log-in, which may be somebody else's.
      setWayOut(paths.adminLogin);
      forgetExplorer();
      endSession();
    },
    [],
  );
  const [access] = useState(() =>
    accessOfPage((why) => {
      // The role that the browser keeps is not, or no longer, that of the account: another log-in would not help.
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
