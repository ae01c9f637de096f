import { Navigate, Route, Routes } from 'react-router-dom';

import { consolePaths } from '../../console-paths';
import { mayUseConsole } from '../../features/accounts/session.policies';
import { useSession } from '../../features/accounts/use-session';
import { paths } from '../../paths';
import { SessionRequired } from '../SessionGuards';
import { ConsoleLayout } from './ConsoleLayout';
import { ConsoleNotFound } from './ConsoleNotFound';
import { ConsolePage } from './ConsolePage';

/** The routes below /admin. */
export function ConsoleRoutes() {
  return (
    <Routes>
      <Route element={<SessionRequired allows={mayUseConsole} />}>
        <Route element={<ConsoleLayout />}>
          {Object.values(consolePaths).map((path) => (
            <Route key={path} path={belowConsole(path)} element={<ConsolePage path={path} />} />
          ))}
        </Route>
      </Route>
      <Route element={<NotFoundOrHome />}>
        <Route element={<ConsoleLayout />}>
          <Route path="*" element={<ConsoleNotFound />} />
        </Route>
      </Route>
    </Routes>
  );
}

const belowConsole = (path: string) => path.slice(`${paths.adminHome}/`.length);

/** Unknown addresses: a not-found page for the office, a redirect to the home page for everybody else. */
function NotFoundOrHome() {
  const session = useSession();
  return session && mayUseConsole(session) ? (
    <SessionRequired allows={mayUseConsole} />
  ) : (
    <Navigate to={paths.home} replace />
  );
}
