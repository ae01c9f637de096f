import type { ErrorCode } from '../schema/error-code.generated';

/** How a page accesses the API. */
export interface ApiAccess {
  /** The base URL of the API: '' for the site's own origin. */
  apiBase: string;
  /** The language of responses, read at each request. */
  language: () => string;
  /** The stored token, read at each request that needs it. */
  token: () => string | undefined;
  /** The server does not accept the stored token, or not for the pages of its stored role. */
  onTokenRefused: (why: TokenRefusal) => void;
}

/** UNAUTHENTICATED: the session has ended. FORBIDDEN: the account's role is not the stored one. */
export type TokenRefusal = Extract<ErrorCode, 'UNAUTHENTICATED' | 'FORBIDDEN'>;

/** The request headers. @param bearer the token; undefined for a guest */
export function headersOf({ language }: ApiAccess, bearer: string | undefined): Record<string, string> {
  return {
    'accept-language': language(),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  };
}

/**
 * Reports a rejected token. A late rejection of an older token is ignored, because a new session may have begun; of
 * several calls that fail together only the first is reported.
 */
export function reportTokenRefusal(
  { token, onTokenRefused }: ApiAccess,
  bearer: unknown,
  why: TokenRefusal,
): void {
  if (bearer === token()) onTokenRefused(why);
}
