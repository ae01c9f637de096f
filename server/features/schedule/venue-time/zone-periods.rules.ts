import { Temporal } from 'temporal-polyfill';

/** The time between two changes of a zone's clocks, in milliseconds since 1970. */
interface ZonePeriod {
  /** Inclusive; -Infinity before the first change. */
  from: number;
  /** Exclusive; Infinity after the last change. */
  until: number;
  /** Offset from UTC in milliseconds. */
  offset: number;
}

/** With two changes a year in most zones, decades for all zones of venues. */
const MAX_PERIODS = 500;

/**
 * A cache of UTC offsets and the periods during which they apply, because determining an offset with Temporal takes
 * hundreds of times as long.
 */
export class ZonePeriods {
  private readonly known = new Map<string, ZonePeriod[]>();
  private count = 0;

  constructor(private readonly max = MAX_PERIODS) {}

  /** The number of cached periods. */
  get size(): number {
    return this.count;
  }

  /** @throws RangeError for an invalid instant or zone */
  at(moment: number, timeZone: string): ZonePeriod {
    const periods = this.known.get(timeZone);
    return (
      periods?.find(({ from, until }) => from <= moment && moment < until) ?? this.read(moment, timeZone)
    );
  }

  private read(moment: number, timeZone: string): ZonePeriod {
    const zoned = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
    const here = zoned(moment);
    const period = {
      // For a change at this very instant, searches from the next millisecond.
      from: zoned(moment + 1).getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity,
      until: here.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
      offset: here.offsetNanoseconds / 1e6,
    };
    this.keep(timeZone, period);
    return period;
  }

  private keep(timeZone: string, period: ZonePeriod): void {
    // Periods still in use are read again.
    if (this.count >= this.max) {
      this.known.clear();
      this.count = 0;
    }
    this.known.set(timeZone, [...(this.known.get(timeZone) ?? []), period]);
    this.count += 1;
  }
}
