import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Logs once that a request seems to come through a proxy, although TRUST_PROXY is 0. */
export function warnOfProxy(log: Logger): RequestHandler {
  let hasWarned = false;
  return ({ headers }, _response, next) => {
    if (!hasWarned && headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      log.warn('a request has X-Forwarded-For, but TRUST_PROXY is 0');
    }
    next();
  };
}
