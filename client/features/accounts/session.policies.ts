import { paths } from '../../paths';
import type { Session } from './session-storage';

/** Specification section 6. Only for what is shown: the server checks every call by itself. */
export type SessionPolicy = (session: Session) => boolean;

export const mayUseConsole: SessionPolicy = ({ user }) => user.role === 'admin';

export const mayUsePortal: SessionPolicy = () => true;

/** What the router remembers beside the address of the log-in page. */
export interface ReturnTo {
  from: string;
}

/** Where somebody wanted to go before the log-in; undefined for anything that is not an address of this site. */
export function returnPathOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined;
}

/** Back to where the log-in interrupted, if the role may go there; else the role's own dashboard. */
export function pathAfterLogin({ user }: Session, from: string | undefined): string {
  if (user.role === 'admin') return from ?? paths.adminDashboard;
  return from && !from.startsWith('/admin') ? from : paths.clientDashboard;
}
