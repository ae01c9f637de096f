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
import { clearExplorerStorage } from '../features/reports/explorer/clear-explorer-storage';
import { paths } from '../paths';
import { ApiAccessContext, createApiAccess } from './api-access-context';
import { removeAllDrafts } from './draft-owner';

/**
 * Pages that need a session: without one, or when it ends, the log-in is displayed first and leads back. Another role
 * is redirected to the home page.
 */
export function SessionRequired({ allows }: { allows: SessionPolicy }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [redirect, setRedirect] = useState<string>();
  const logOut = useMemo(
    () => () => {
      // After a log-out the next log-in, possibly of another account, does not lead back.
      setRedirect(paths.adminLogin);
      clearExplorerStorage();
      removeAllDrafts();
      endSession();
    },
    [],
  );
  const [access] = useState(() =>
    createApiAccess((why) => {
      // The stored role is not that of the account, so another log-in would not help.
      if (why === 'FORBIDDEN') setRedirect(paths.home);
      endSession();
    }),
  );
  if (!session && redirect) return <Navigate to={redirect} replace />;
  if (!session) {
    const state: ReturnTo = { from: pathname + search + hash };
    return <Navigate to={paths.login} replace state={state} />;
  }
  if (!allows(session)) return <Navigate to={paths.home} replace />;
  return (
    <LogOutContext value={logOut}>
      <ApiAccessContext value={access}>
        <Outlet />
      </ApiAccessContext>
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
export function NotFoundOrHome({ allows }: { allows: SessionPolicy }) {
  const session = useSession();
  return session && allows(session) ? (
    <SessionRequired allows={allows} />
  ) : (
    <Navigate to={paths.home} replace />
  );
}
