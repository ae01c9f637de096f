import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import {
  pathAfterLogin,
  returnPathOf,
  type ReturnTo,
  type SessionPolicy,
} from '../features/accounts/session.policies';
import { endSession, type Session } from '../features/accounts/session-storage';
import { LogOutContext, useSession } from '../features/accounts/use-session';
import { clearExplorerStorage } from '../features/reports/explorer/clear-explorer-storage';
import { paths } from '../paths';
import { hasUnsavedForms } from '../ui/forms/unsaved-forms';
import { ApiAccessContext, createApiAccess } from './api-access-context';
import { removeAllDrafts } from './draft-owner';

/**
 * Pages that need a session: without one, or when it ends, the log-in is displayed first and leads back. Another role
 * is redirected to the home page.
 */
export function SessionRequired({ allows }: { allows: SessionPolicy }) {
  const { pathname, search, hash } = useLocation();
  /** The session was ended in this tab. `to` is undefined for the log-in that leads back. */
  const [end, setEnd] = useState<{ to?: string }>();
  const session = useKeptSession(end === undefined);
  const logOut = useMemo(
    () => () => {
      // After a log-out the next log-in, possibly of another account, does not lead back.
      setEnd({ to: paths.adminLogin });
      clearExplorerStorage();
      removeAllDrafts();
      endSession();
    },
    [],
  );
  const [access] = useState(() =>
    createApiAccess((why) => {
      // The stored role is not that of the account, so another log-in would not help.
      setEnd(why === 'FORBIDDEN' ? { to: paths.home } : {});
      endSession();
    }),
  );
  if (!session && end?.to) return <Navigate to={end.to} replace />;
  if (!session) {
    const state: ReturnTo = { from: pathname + search + hash };
    return <Navigate to={paths.login} replace state={state} />;
  }
  if (!allows(session)) return <Navigate to={paths.home} replace />;
  return (
    <LogOutContext value={logOut}>
      {/* Another account gets neither the forms nor the data of this one. */}
      <ApiAccessContext key={session.user.id} value={access}>
        <Outlet />
      </ApiAccessContext>
    </LogOutContext>
  );
}

/**
 * The current session. If another tab ends it while this one has unsaved forms, it is kept, and the user can log in
 * again in place (AuthenticatedApi.tsx).
 */
function useKeptSession(mayKeep: boolean): Session | undefined {
  const session = useSession();
  const [last, setLast] = useState(session);
  const kept = session ?? (mayKeep && hasUnsavedForms() ? last : undefined);
  if (kept !== last) setLast(kept);
  return kept;
}

/** The log-in page redirects a visitor who is logged in or has just logged in. */
export function GuestsOnly() {
  const session = useSession();
  const location = useLocation();
  if (session) return <Navigate to={pathAfterLogin(session, returnPathOf(location.state))} replace />;
  return <Outlet />;
}
