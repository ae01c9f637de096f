import type { Request, Response } from 'express';
import type { Device } from './device.js';
import { DAY_MS } from './durations.js';

const LIFETIME_MS = 180 * DAY_MS;
/** The __Host- prefix keeps other hosts of the domain and network attackers from setting the cookie. */
const NAMES = { http: 'device', https: '__Host-device' } as const;
const VALUES = {
  http: /(?:^|; *)device=([\w.-]{1,200})(?:;|$)/,
  https: /(?:^|; *)__Host-device=([\w.-]{1,200})(?:;|$)/,
} as const;

/**
 * The device cookie of a request and its response. It grants no access: log-in attempts from a known browser only have
 * a rate limit of their own.
 */
export function deviceOf(request: Request, response: Response, isBehindTls: boolean): Device {
  const scheme = isBehindTls || request.secure ? 'https' : 'http';
  return {
    token: VALUES[scheme].exec(request.headers.cookie ?? '')?.[1],
    remember: (token) =>
      void response.cookie(NAMES[scheme], token, {
        httpOnly: true,
        sameSite: 'strict',
        secure: scheme === 'https',
        path: '/',
        maxAge: LIFETIME_MS,
      }),
  };
}
