import type { Logger } from 'pino';
import type { Locale } from '../i18n/message.js';
import type { Clock } from './clock.js';
import type { Device } from './device.js';
import type { Viewer } from './viewer.js';

/** The first argument of every service call. */
export interface RequestContext {
  readonly requestId: string;
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly clock: Clock;
  /** The caller's IP address, for rate limits; a booking stores only a keyed hash of it. */
  readonly address: string;
  readonly device: Device;
  readonly log: Logger;
}
