import { createContext, useContext } from 'react';

import { endSession, readSession } from '../features/accounts/session-storage';
import type { ApiAccess } from '../graphql/api-access';
import { apiBaseOfPage } from '../graphql/page-data';

/** API access with the stored token and the current language. @param onTokenRefused must end the session */
export function createApiAccess(onTokenRefused: ApiAccess['onTokenRefused'] = endSession): ApiAccess {
  return {
    apiBase: apiBaseOfPage(document),
    language: () => document.documentElement.lang,
    token: () => readSession()?.token,
    onTokenRefused,
  };
}

/** Provided by the guard around pages that need a session. */
export const ApiAccessContext = createContext<ApiAccess | undefined>(undefined);

export function useApiAccess(): ApiAccess {
  const access = useContext(ApiAccessContext);
  if (!access) throw new Error('useApiAccess is used outside SessionRequired.');
  return access;
}
