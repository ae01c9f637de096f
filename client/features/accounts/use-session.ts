import { createContext, useContext, useSyncExternalStore } from 'react';

import { onSessionChange, readSession, type Session } from './session-storage';

/** Who is logged in, undefined for a guest; follows a log-in, a log-out and what other tabs do. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, readSession, () => undefined);
}

/** Ends the session on purpose. Provided by the guard around the pages that need one. */
export const LogOutContext = createContext<() => void>(() => undefined);

export function useLogOut(): () => void {
  return useContext(LogOutContext);
}
