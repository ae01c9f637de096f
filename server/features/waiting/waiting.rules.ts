import { isOpenOffer, type OfferFacts } from '../schedule/seat.rules.js';
import { takesPlace, type Availability } from '../schedule/schedule.rules.js';
import {
  MIN_HOLD_MINUTES,
  type EntryEnding,
  type SeatOfferState,
  type WaitingState,
} from './waiting.constants.js';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Of the time that is left before the class. */
const HELD_PART = 1 / 4;

/** Somebody who waits. */
export interface WaitingFacts {
  id: string;
  /** Emails that are the same have the same key. */
  emailKey: string;
  seats: number;
  acceptsFewer: boolean;
  /** Whether they were offered a seat before, whatever became of it: the office alone offers again. */
  hadOffer: boolean;
  isOffered: boolean;
}

export interface PlannedOffer {
  entryId: string;
  seats: number;
}

/**
 * Who is offered which of the free seats: the first whom they fit, then the next. Somebody who waits twice by one email
 * has one offer at a time.
 * @param entries those who wait, in the order they came
 */
export function offersFor(freeSeats: number, entries: readonly WaitingFacts[]): PlannedOffer[] {
  const offered = new Set(entries.filter(({ isOffered }) => isOffered).map(({ emailKey }) => emailKey));
  const planned: PlannedOffer[] = [];
  let free = freeSeats;
  for (const entry of entries) {
    if (entry.hadOffer || offered.has(entry.emailKey)) continue;
    const seats = seatsFor(entry, free);
    if (seats === 0) continue;
    planned.push({ entryId: entry.id, seats });
    offered.add(entry.emailKey);
    free -= seats;
  }
  return planned;
}

/** How many of the free seats somebody takes: all they want, fewer where they said so, or none. */
export function seatsFor(
  { seats, acceptsFewer }: Pick<WaitingFacts, 'seats' | 'acceptsFewer'>,
  free: number,
): number {
  if (seats <= free) return seats;
  return acceptsFewer ? Math.max(0, free) : 0;
}

/**
 * Until when an offer is held: so many hours, or a quarter of the time that is left where that is less, and 15 minutes at
 * least.
 * @returns null where less than 15 minutes are left: nothing is offered then
 */
export function offerExpiry(now: Date, startsAt: Date, holdHours: number): Date | null {
  const left = startsAt.getTime() - now.getTime();
  const least = MIN_HOLD_MINUTES * MINUTE_MS;
  if (left < least) return null;
  return new Date(now.getTime() + Math.max(least, Math.min(holdHours * HOUR_MS, left * HELD_PART)));
}

/** What an offer is to whoever has its link. That of a class which no longer takes place, or has begun, has lapsed. */
export function seatOfferState(offer: OfferFacts, availability: Availability, now: Date): SeatOfferState {
  if (offer.ending === 'taken') return 'TAKEN';
  if (offer.ending === 'declined') return 'DECLINED';
  return takesPlace({ availability }) && isOpenOffer(offer, now) ? 'OPEN' : 'LAPSED';
}

/** By the office, which could not keep the seats for them. */
export function isWithdrawnOffer({ ending }: Pick<OfferFacts, 'ending'>): boolean {
  return ending === 'withdrawn';
}

const ENDED: Readonly<Record<EntryEnding, WaitingState>> = {
  left: 'LEFT',
  removed: 'REMOVED',
  served: 'SERVED',
};

/** Where somebody stands, by how their wait ended and by what they were offered. */
export function waitingState(
  ending: EntryEnding | null,
  offers: readonly OfferFacts[],
  now: Date,
): WaitingState {
  if (ending !== null) return ENDED[ending];
  if (offers.some((offer) => isOpenOffer(offer, now))) return 'OFFERED';
  return offers.length === 0 ? 'WAITING' : 'PASSED';
}
