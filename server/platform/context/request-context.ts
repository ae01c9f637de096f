import type { Logger } from 'pino';
import type { Locale } from '../i18n/message.js';
import type { Clock } from './clock.js';
import type { Viewer } from './viewer.js';

/** Who asks, in which language, at what moment: the first argument of every service call. */
export interface RequestContext {
  readonly requestId: string;
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly clock: Clock;
  /** Where the request came from, for throttles only; never stored with a booking. */
  readonly address: string;
  readonly log: Logger;
}
