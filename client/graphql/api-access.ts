/** How a page reaches the API. */
export interface ApiAccess {
  /** Where the API lives: '' for the site's own origin. */
  apiBase: string;
  /** The language of answers, asked at each request. */
  language: () => string;
  /** The stored token, asked at each request that wants it. */
  token: () => string | undefined;
  /** The server does not accept the stored token, or no longer. */
  onTokenRefused: () => void;
}

/** What goes with a request. @param bearer its token; a guest's has none */
export function headersOf({ language }: ApiAccess, bearer: string | undefined): Record<string, string> {
  return {
    'accept-language': language(),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  };
}

/** The server has refused a token. Late, and of an older one, it says nothing about the session that has begun since. */
export function tellRefused({ token, onTokenRefused }: ApiAccess, bearer: unknown): void {
  if (bearer === token()) onTokenRefused();
}
