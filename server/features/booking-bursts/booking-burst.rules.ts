import { DAY_MS, MINUTE_MS } from '../../platform/context/durations.js';
import { BURST, MAX_BURST_BOOKINGS } from './booking-burst.constants.js';

/** A guest's booking with the source key of its address. */
export interface SourcedBooking {
  id: string;
  sourceKey: string;
  createdAt: Date;
}

const WINDOW_MS = BURST.minutes * MINUTE_MS;

/** Start of the period for which bursts are reported. */
export function burstsSince(now: Date): Date {
  return new Date(now.getTime() - BURST.days * DAY_MS);
}

/**
 * Groups bookings from one address of which each is one of at least `BURST.bookings` within `BURST.minutes`.
 * Overlapping windows form one burst; a burst longer than `MAX_BURST_BOOKINGS` is split into equal parts.
 * @returns the bursts, newest first, each in booking order
 */
export function burstsOf(rows: readonly SourcedBooking[]): SourcedBooking[][] {
  const ordered = rows.toSorted(bySourceAndTime);
  const bursts: SourcedBooking[][] = [];
  /** Index of the first row that belongs to no burst yet. */
  let next = 0;
  for (const [index, first] of ordered.entries()) {
    const end = index + BURST.bookings;
    const last = ordered[end - 1];
    if (last?.sourceKey !== first.sourceKey) continue;
    if (last.createdAt.getTime() - first.createdAt.getTime() > WINDOW_MS) continue;
    if (index < next) bursts.at(-1)?.push(...ordered.slice(next, end));
    else bursts.push(ordered.slice(index, end));
    next = end;
  }
  return bursts.flatMap(inParts).toSorted((one, other) => lastOf(other) - lastOf(one));
}

function inParts(burst: SourcedBooking[]): SourcedBooking[][] {
  const parts = Math.ceil(burst.length / MAX_BURST_BOOKINGS);
  const size = Math.ceil(burst.length / parts);
  return Array.from({ length: parts }, (_, part) => burst.slice(part * size, (part + 1) * size));
}

function lastOf(burst: readonly SourcedBooking[]): number {
  return burst.at(-1)?.createdAt.getTime() ?? 0;
}

function bySourceAndTime(one: SourcedBooking, other: SourcedBooking): number {
  if (one.sourceKey !== other.sourceKey) return one.sourceKey < other.sourceKey ? -1 : 1;
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}
