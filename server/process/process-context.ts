import type { Logger } from 'pino';
import { systemClock } from '../platform/context/clock.js';
import { guestContext } from '../platform/context/guest-context.js';
import type { RequestContext } from '../platform/context/request-context.js';
import { DEFAULT_LOCALE } from '../platform/i18n/message.js';

/** The context for work without a request. */
export function processContext(log: Logger): RequestContext {
  return guestContext(systemClock, log, DEFAULT_LOCALE);
}
