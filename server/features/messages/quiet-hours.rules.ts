import { dateAt, instantOf, isoWithOffset } from '../schedule/venue-time.rules.js';

/** No text message is sent between these times of day: the hours of 47 CFR 64.1200(c)(1), by the venue's clock. */
const QUIET_FROM = '21:00';
const QUIET_UNTIL = '08:00';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** News of a class must arrive this long before it starts: people may have to travel, and many classes start at 8 AM. */
const NEWS_HOURS_BEFORE = 4;

/** When the quiet hours end that `now` is in; null outside of them. */
export function quietUntil(now: Date, timeZone: string): Date | null {
  const time = isoWithOffset(now, timeZone).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  if (time >= QUIET_UNTIL && time < QUIET_FROM) return null;
  const date = dateAt(now, timeZone);
  return instantOf(time < QUIET_UNTIL ? date : dayAfter(date), QUIET_UNTIL, timeZone);
}

/**
 * Until when a text message waits for the end of the quiet hours; null if it is sent now.
 * @param latest when it must arrive in order to be of use; null if it can always wait
 */
export function textWaitsUntil(now: Date, timeZone: string, latest: Date | null): Date | null {
  const until = quietUntil(now, timeZone);
  return until !== null && latest !== null && until > latest ? null : until;
}

/** When news of a class must arrive, given its possible starts; null if it has begun. */
export function latestNews(starts: readonly Date[], now: Date): Date | null {
  const toCome = starts.map((start) => start.getTime()).filter((start) => start > now.getTime());
  return toCome.length === 0 ? null : new Date(Math.min(...toCome) - NEWS_HOURS_BEFORE * HOUR_MS);
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00Z`) + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
