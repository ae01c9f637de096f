import type { Logger } from 'pino';
import type { Locale } from '../i18n/message.js';
import type { Clock } from './clock.js';
import { NO_DEVICE } from './device.js';
import type { RequestContext } from './request-context.js';
import { GUEST } from './viewer.js';

/** The context of a process's own queries, with the rights of a guest. */
export function guestContext(clock: Clock, log: Logger, locale: Locale): RequestContext {
  return {
    requestId: 'process',
    viewer: GUEST,
    locale,
    clock,
    address: 'localhost',
    device: NO_DEVICE,
    log,
  };
}
