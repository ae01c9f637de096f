/** How many messages a process sends at once. */
export const MOST_AT_ONCE = 16;
/** A receiver that is slow for one mail domain leaves room for the others. */
export const LEAST_OF_A_LANE = 2;
/** One that is quick gets more, though never all. */
export const MOST_OF_A_LANE = 8;
/** Whatever takes longer is slow. */
export const QUICK_MS = 1000;

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
