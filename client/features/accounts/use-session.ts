import { createContext, useContext, useSyncExternalStore } from 'react';

import { onSessionChange, readSession, type Session } from './session-storage';

/** The current session, undefined for a guest; updated on log-in and log-out, also in other tabs. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, readSession, () => undefined);
}

/** Logs out. Provided by the guard around pages that need a session. */
export const LogOutContext = createContext<() => void>(() => undefined);

export function useLogOut(): () => void {
  return useContext(LogOutContext);
}
