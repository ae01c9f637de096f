import type { RequestHandler } from 'express';
import { callerAddress } from '../context/caller-address.js';
import { DomainError } from '../errors/domain-error.js';
import { ERROR_MESSAGES } from '../errors/error-messages.js';
import { refuse } from '../rest/rest-answers.js';
import type { Throttle } from './throttle.js';

/** Statuses of rejected requests. */
const REFUSED: ReadonlySet<number> = new Set([400, 413]);

/**
 * Rate limit on rejected requests per address: above it, all requests of the address get 429 before their body is read.
 */
export function limitRefusals(throttle: Throttle): RequestHandler {
  return (request, response, next) => {
    const address = callerAddress(request.ip);
    try {
      throttle.assertLeft(address);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { retryAfterSeconds } = error.details;
      refuse(request, response, 429, 'RATE_LIMITED', ERROR_MESSAGES.RATE_LIMITED, retryAfterSeconds);
      return;
    }
    // Not on 'finish', which is not emitted if the client disconnects.
    const end: unknown = Reflect.get(response, 'end');
    if (typeof end === 'function')
      Reflect.set(response, 'end', (...parts: unknown[]) => {
        // Rejects above the limit; the next request then gets the 429.
        if (REFUSED.has(response.statusCode)) throttle.count(address).catch(() => undefined);
        return Reflect.apply(end, response, parts) as unknown;
      });
    next();
  };
}
