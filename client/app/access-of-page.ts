import { endSession, readSession } from '../features/accounts/session-storage';
import type { ApiAccess } from '../graphql/api-access';
import { apiBaseOfPage } from '../graphql/page-data';

/** As whoever is logged in, in the language that is shown. */
export function accessOfPage(): ApiAccess {
  return {
    apiBase: apiBaseOfPage(document),
    language: () => document.documentElement.lang,
    token: () => readSession()?.token,
    onTokenRefused: endSession,
  };
}
