import { paths } from '../../paths';
import type { Session } from './session-storage';

/** Only for display: the server checks every call. */
export type SessionPolicy = (session: Session) => boolean;

export const mayUseConsole: SessionPolicy = ({ user }) => user.role === 'admin';

export const mayUsePortal: SessionPolicy = () => true;

/** The router state of the log-in page. */
export interface ReturnTo {
  from: string;
}

/** The address that was requested before the log-in; undefined unless it is on this site. */
export function returnPathOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined;
}

/** The address to go to after a log-in: the requested one, if the role may open it, else the role's dashboard. */
export function pathAfterLogin({ user }: Session, from: string | undefined): string {
  if (user.role === 'admin') return from ?? paths.adminDashboard;
  return from && !from.startsWith('/admin') ? from : paths.clientDashboard;
}
