import { Temporal } from 'temporal-polyfill';

/** The time between two changes of a zone's clocks, in milliseconds since 1970. */
interface ZonePeriod {
  /** Included; -Infinity before the first change. */
  from: number;
  /** Not included; Infinity after the last change. */
  until: number;
  /** What the clocks show beyond UTC, in milliseconds. */
  offset: number;
}

/** Two a year in most zones: decades of all that the office has venues in. */
const MAX_PERIODS = 500;

/**
 * What the clocks of a zone show beyond UTC, and from when until when. Temporal takes hundreds of times as long to tell the
 * offset of one moment, so each period is asked for once and kept.
 */
export class ZonePeriods {
  private readonly known = new Map<string, ZonePeriod[]>();
  private count = 0;

  constructor(private readonly max = MAX_PERIODS) {}

  /** How many are kept. */
  get size(): number {
    return this.count;
  }

  /** @throws RangeError for what is no moment or no zone */
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
      // Of a change at this very moment, it is the previous one of the next.
      from: zoned(moment + 1).getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity,
      until: here.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
      offset: here.offsetNanoseconds / 1e6,
    };
    this.keep(timeZone, period);
    return period;
  }

  private keep(timeZone: string, period: ZonePeriod): void {
    // What is still needed is read again.
    if (this.count >= this.max) {
      this.known.clear();
      this.count = 0;
    }
    this.known.set(timeZone, [...(this.known.get(timeZone) ?? []), period]);
    this.count += 1;
  }
}
