/** How many messages a process sends at once. */
export const MOST_AT_ONCE = 8;
/** A mail server that is slow for one domain leaves room for the others. */
export const MOST_OF_A_LANE = 2;

const MINUTE_MS = 60_000;
/** How long to wait after the first, second … attempt that failed. */
const PAUSES_MS = [1, 5, 30, 120, 480, 1440].map((minutes) => minutes * MINUTE_MS);

/** After the last attempt, a message stays where it is. */
export const MAX_ATTEMPTS = PAUSES_MS.length + 1;

export const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);

/** When to try again what has failed that often; null after the last attempt. */
export function retryAfter(attempts: number, now: Date): Date | null {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
