import { MINUTE_MS } from '../context/durations.js';

/** Mails that a process sends concurrently. */
export const MAX_AT_ONCE = 16;
/** Concurrent messages to a mail domain at first and while it is slow, so that others are not delayed. */
export const MIN_OF_A_LANE = 2;
/** The same for a fast domain; below `MAX_AT_ONCE`, so that one domain never takes all of it. */
export const MAX_OF_A_LANE = 8;
/** A message that takes longer is slow. */
export const QUICK_MS = 1000;

/** Pauses after the first, second … failed attempt, together longer than a weekend, after which a setting can be fixed. */
const PAUSES_MS = [1, 5, 30, 120, 480, 1440, 1440, 1440, 1440].map((minutes) => minutes * MINUTE_MS);

/** After the last attempt a message has failed for good. */
export const MAX_ATTEMPTS = PAUSES_MS.length + 1;

export const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);

/** All pauses together. */
export const RETRIES_MS = PAUSES_MS.reduce((sum, pause) => sum + pause);

/** The time from the first attempt to the last: until `RETRIES_MS` after the due time, retries may be uncounted. */
export const LONGEST_RETRIES_MS = 2 * RETRIES_MS;

/** The longest pause once the channel works again. */
export const SOON_MS = 15 * MINUTE_MS;

/** The time of the next retry; null after the last attempt. */
export function retryAfter(attempts: number, now: Date): Date | null {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** The code of a message that its writer lets wait, as a text message in the quiet hours; it has not failed. */
export const QUIET = 'QUIET';
/** The longest time that a text message waits: the quiet hours of a night on which the clocks change. */
export const LONGEST_QUIET_MS = 12 * 60 * MINUTE_MS;

/** The error code of a message that has become void, long after it was due, and will be rendered once more. */
export const VOID = 'VOID';
const LATE_MS = 60 * MINUTE_MS;

/**
 * The time at which a void message is rendered again before it is deleted; null if it can be deleted at once. A message that
 * is far overdue may be void only because the clock is ahead.
 */
export function recheckAt(
  { dueAt, lastError }: { dueAt: Date; lastError: string | null },
  now: Date,
): Date | null {
  if (lastError === VOID || now.getTime() - dueAt.getTime() < LATE_MS) return null;
  return new Date(now.getTime() + LONGEST_PAUSE_MS);
}
