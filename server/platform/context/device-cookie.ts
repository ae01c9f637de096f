import type { Request, Response } from 'express';
import type { Device } from './device.js';

const NAME = 'device';
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;
const VALUE = /(?:^|; *)device=([\w.-]{1,200})(?:;|$)/;

/**
 * The device cookie of a request and its answer. It opens nothing: a log-in from a browser that was in before is counted
 * apart from those of strangers.
 */
export function deviceOf(request: Request, response: Response, isBehindTls: boolean): Device {
  return {
    token: VALUE.exec(request.headers.cookie ?? '')?.[1],
    remember: (token) =>
      void response.cookie(NAME, token, {
        httpOnly: true,
        sameSite: 'strict',
        secure: isBehindTls || request.secure,
        path: '/',
        maxAge: LIFETIME_MS,
      }),
  };
}
