import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { callerAddress } from './caller-address.js';
import type { Clock } from './clock.js';
import { deviceOf } from './device-cookie.js';
import type { RequestContext } from './request-context.js';
import { requestIdOf } from './request-id.js';
import { localeOf } from './request-locale.js';
import { GUEST, type Viewer } from './viewer.js';

interface Parts {
  clock: Clock;
  log: Logger;
  /** The account of a bearer token, read from the database; a guest when the token is not valid. */
  viewerOf: (token: string) => Promise<Viewer>;
  /** True if the public URL is https, even if the proxy's X-Forwarded-Proto is not trusted. */
  isBehindTls: boolean;
}

export type CreateContext = (request: Request, response: Response) => Promise<RequestContext>;

/** Makes the context of a request, for both transports. */
export function contextFactory({ clock, log, viewerOf, isBehindTls }: Parts): CreateContext {
  return async (request, response) => {
    const requestId = requestIdOf(response);
    const token = bearerToken(request.headers.authorization);
    return {
      requestId,
      clock,
      viewer: token === undefined ? GUEST : await viewerOf(token),
      locale: localeOf(request),
      address: callerAddress(request.ip),
      device: deviceOf(request, response, isBehindTls),
      log: log.child({ requestId }),
    };
  };
}

export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
}
