import type { Request, RequestHandler } from 'express';
import { callerAddress } from '../context/caller-address.js';
import { bearerToken } from '../context/create-context.js';
import { DomainError } from '../errors/domain-error.js';
import { tooManyAttempts } from '../errors/error-messages.js';
import { hasPreflightedHeader, isJson } from '../rest/cross-site.js';
import { refuse } from '../rest/rest-errors.js';
import type { Throttle } from './throttle.js';

/** Statuses of rejected requests. */
const REFUSED: ReadonlySet<number> = new Set([400, 413]);
/** Longer than any request of the site's own pages to guests. */
const SHORT_BYTES = 8 * 1024;

/**
 * Rate limit on rejected requests per address: above it, long or compressed requests of the address get 429 before their
 * body is read. Other requests, and those of an account, are still read, because others may share the address. Requests that
 * any web page can make a browser send are not counted, so that no page can use up the limit of its visitors.
 */
export function limitRefusals(
  throttle: Throttle,
  isLoggedIn: (request: Request) => Promise<boolean>,
): RequestHandler {
  return async (request, response, next) => {
    const address = callerAddress(request.ip);
    try {
      throttle.assertLeft(address);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (!isShort(request) && !(await isLoggedIn(request))) {
        const { retryAfterSeconds } = error.details;
        refuse(request, response, 429, 'RATE_LIMITED', tooManyAttempts(retryAfterSeconds), retryAfterSeconds);
        return;
      }
    }
    if (isOfOwnClient(request)) countIfRefused();
    next();

    function countIfRefused(): void {
      // Not on 'finish', which is not emitted if the client disconnects.
      const end: unknown = Reflect.get(response, 'end');
      if (typeof end !== 'function') return;
      Reflect.set(response, 'end', (...parts: unknown[]) => {
        // Rejects above the limit; the next long request then gets the 429.
        if (REFUSED.has(response.statusCode)) throttle.count(address).catch(() => undefined);
        return Reflect.apply(end, response, parts) as unknown;
      });
    }
  };
}

/** Whether a request is short as sent and as parsed: a compressed body may inflate to the limit of all bodies. */
function isShort({ headers, url }: Request): boolean {
  const { 'transfer-encoding': transfer, 'content-encoding': content, 'content-length': length } = headers;
  const isPlain = transfer === undefined && /^(identity)?$/i.test(content ?? '');
  return isPlain && url.length + Number(length ?? 0) <= SHORT_BYTES;
}

function isOfOwnClient(request: Request): boolean {
  // No browser adds a bearer token by itself, unlike the Authorization of HTTP Basic.
  const hasToken = bearerToken(request.headers.authorization) !== undefined;
  return isJson(request) || hasToken || hasPreflightedHeader(request);
}
