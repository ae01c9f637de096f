import { Temporal } from 'temporal-polyfill';
import { HOUR_MS } from '../../../platform/context/durations.js';
import { dateAt, instantOf, isoWithOffset } from './venue-time.rules.js';

/**
 * No text message is sent between these times at the venue, as required by 47 CFR 64.1200(c)(1), and no offer of a seat
 * lapses.
 */
const QUIET_FROM = '21:00';
const QUIET_UNTIL = '08:00';

/**
 * News about a class must arrive this long before it starts or continues: attendees may have to travel, and many
 * classes start at 8 AM.
 */
const NEWS_HOURS_BEFORE = 4;

/** The end of the quiet hours that `now` falls into; null outside of them. */
export function quietUntil(now: Date, timeZone: string): Date | null {
  const time = isoWithOffset(now, timeZone).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  if (time >= QUIET_UNTIL && time < QUIET_FROM) return null;
  const date = dateAt(now, timeZone);
  return instantOf(time < QUIET_UNTIL ? date : dayAfter(date), QUIET_UNTIL, timeZone);
}

/**
 * The time until which a text message waits because of quiet hours; null if it is sent now.
 * @param latest the latest time at which it is useful; null if it can always wait
 */
export function textWaitsUntil(now: Date, timeZone: string, latest: Date | null): Date | null {
  const until = quietUntil(now, timeZone);
  return until !== null && latest !== null && until > latest ? null : until;
}

/** The latest time for news about a class, given the starts of its days; null if the last one has begun. */
export function latestUsefulTime(starts: readonly Date[], now: Date): Date | null {
  const toCome = starts.map((start) => start.getTime()).filter((start) => start > now.getTime());
  return toCome.length === 0 ? null : new Date(Math.min(...toCome) - NEWS_HOURS_BEFORE * HOUR_MS);
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
