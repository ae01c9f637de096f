import type { RequestHandler } from 'express';
import { callerAddress } from '../context/caller-address.js';
import { DomainError } from '../errors/domain-error.js';
import { ERROR_MESSAGES } from '../errors/error-messages.js';
import { refuse } from '../rest/rest-answers.js';
import type { Throttle } from './throttle.js';

/** Of a request that was read for nothing. */
const REFUSED: ReadonlySet<number> = new Set([400, 413]);

/**
 * Counts the requests of an address that are refused for what they ask; beyond the limit all of them are, before anything
 * of them is read.
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
    // Not on 'finish', which does not come where the sender has gone meanwhile.
    const end: unknown = Reflect.get(response, 'end');
    if (typeof end === 'function')
      Reflect.set(response, 'end', (...parts: unknown[]) => {
        // Beyond the limit it throws, and the next request is told.
        if (REFUSED.has(response.statusCode)) throttle.count(address).catch(() => undefined);
        return Reflect.apply(end, response, parts) as unknown;
      });
    next();
  };
}
