import type { ErrorCode } from '../schema/error-code.generated';

/** How a page reaches the API. */
export interface ApiAccess {
  /** Where the API lives: '' for the site's own origin. */
  apiBase: string;
  /** The language of answers, asked at each request. */
  language: () => string;
  /** The stored token, asked at each request that wants it. */
  token: () => string | undefined;
  /** The server does not accept the stored token, or no longer; or not for the pages of its stored role. */
  onTokenRefused: (why: TokenRefusal) => void;
}

/** UNAUTHENTICATED for a session that has ended, FORBIDDEN for an account that has another role than the browser says. */
export type TokenRefusal = Extract<ErrorCode, 'UNAUTHENTICATED' | 'FORBIDDEN'>;

/** What goes with a request. @param bearer its token; a guest's has none */
export function headersOf({ language }: ApiAccess, bearer: string | undefined): Record<string, string> {
  return {
    'accept-language': language(),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  };
}

/**
 * The server has refused a token. Late, and of an older one, it says nothing about the session that has begun since; of
 * several calls that fail together only the first is told of.
 */
export function tellRefused({ token, onTokenRefused }: ApiAccess, bearer: unknown, why: TokenRefusal): void {
  if (bearer === token()) onTokenRefused(why);
}
