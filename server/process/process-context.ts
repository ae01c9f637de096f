import type { Logger } from 'pino';
import { systemClock } from '../platform/context/clock.js';
import type { RequestContext } from '../platform/context/request-context.js';
import { NO_DEVICE } from '../platform/context/device.js';
import { GUEST } from '../platform/context/viewer.js';

/** For what a process does by itself, before or without a request. */
export function processContext(log: Logger): RequestContext {
  return {
    requestId: 'process',
    viewer: GUEST,
    locale: 'en',
    clock: systemClock,
    address: 'localhost',
    device: NO_DEVICE,
    log,
  };
}
