import { instantText } from '../../platform/database/columns.js';
import { isoWithOffset, STATE_ZONES } from './venue-time.rules.js';

/** The zone whose clocks are the furthest behind. */
const LAST_ZONE = 'Etc/GMT+12';

/**
 * An SQL condition for whether the last day of a class has begun, by the clocks of its venue. In a zone that no state
 * has, the day begins when it has begun everywhere.
 * @param alias of the class in the query
 */
export function lastDayHasBegun(
  alias: string,
  now: Date,
): { sql: string; parameters: Record<string, string> } {
  const clocks = STATE_ZONES.map((zone, index) => ({ zone, zoneName: `zone${index}`, name: `wall${index}` }));
  const cases = clocks.map(({ zoneName, name }) => `WHEN :${zoneName} THEN :${name}`).join(' ');
  const wallTime = `CASE ${alias}.timeZone ${cases} ELSE :wallElsewhere END`;
  const parameters = {
    begunBy: instantText(now),
    wallElsewhere: wallTimeAt(now, LAST_ZONE),
    ...Object.fromEntries(
      clocks.flatMap(({ zone, zoneName, name }) => [
        [zoneName, zone],
        [name, wallTimeAt(now, zone)],
      ]),
    ),
  };
  const laterDay = `SELECT 1 FROM class_day later_day WHERE later_day.class_instance_id = ${alias}.id
    AND later_day.date || 'T' || later_day.start_time > ${wallTime}`;
  return { sql: `${alias}.startsAt <= :begunBy AND NOT EXISTS (${laterDay})`, parameters };
}

/** 'YYYY-MM-DDTHH:MM', as the date and start time of a class day. */
function wallTimeAt(now: Date, zone: string): string {
  return isoWithOffset(now, zone).slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
