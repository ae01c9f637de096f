import { MINUTE_MS } from './durations.js';

/** The only source of the current time; rules take `now` as an argument. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Tolerated clock difference between servers. A stored time that is even further ahead was set while a clock was wrong. */
export const CLOCK_SKEW_MS = 5 * MINUTE_MS;
