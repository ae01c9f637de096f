import { HOUR_MS, MINUTE_MS } from '../../platform/context/durations.js';
import { foldWordsForSearch } from '../../platform/database/search.js';
import { isReasonOfServer } from '../../platform/outbox/failure-reason.js';
import type { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { phoneDigits } from '../../platform/validation/phone.js';
import { quietUntil } from '../schedule/venue-time/quiet-hours.rules.js';
import { countsAsOffer, isOpenOffer, type OfferFacts } from '../schedule/seats/seat.rules.js';
import { isScheduledAndUpcoming, type Availability } from '../schedule/schedule.rules.js';
import {
  MIN_HOLD_MINUTES,
  type EntryEnding,
  type SeatOfferState,
  type WaitingState,
} from './waiting.constants.js';

/** Fraction of the remaining time before the class. */
const HELD_PART = 1 / 4;

/** A waiting entry. */
export interface WaitingFacts {
  id: string;
  /** Equal for emails that are considered the same. */
  emailKey: string;
  seats: number;
  acceptsFewer: boolean;
  /** Whether its person was offered a seat while it was waiting; if so, only the office makes another offer. */
  hadOffer: boolean;
  isOffered: boolean;
  /** Whether a booking in the class has this email and name. */
  hasSeat: boolean;
}

/** An entry, waiting or ended, with the last time it was offered a seat. Times are in ISO 8601. */
export interface OfferedFacts {
  classInstanceId: string;
  /** Equal for the same email and name. */
  personKey: string;
  createdAt: string;
  offeredAt: string | null;
}

export interface PlannedOffer {
  entryId: string;
  seats: number;
}

/**
 * Assigns free seats to entries in their order, skipping those whose number of seats does not fit. A guest with two
 * entries for one email has one offer at a time. Nobody who has a seat is offered a single one.
 * @param entries waiting entries in their order
 */
export function offersFor(freeSeats: number, entries: readonly WaitingFacts[]): PlannedOffer[] {
  const offered = new Set(entries.filter(({ isOffered }) => isOffered).map(({ emailKey }) => emailKey));
  const planned: PlannedOffer[] = [];
  let free = freeSeats;
  for (const entry of entries) {
    if (entry.hadOffer || offered.has(entry.emailKey)) continue;
    const seats = seatsFor(entry, free);
    if (seats === 0 || (entry.hasSeat && seats === 1)) continue;
    planned.push({ entryId: entry.id, seats });
    offered.add(entry.emailKey);
    free -= seats;
  }
  return planned;
}

/**
 * Tells of an entry whether its person was offered a seat in the class while it was waiting, by it or by another one,
 * even one that has ended since.
 * @param entries all that were ever offered a seat in these classes
 */
export function offeredPeople(entries: readonly OfferedFacts[]): (entry: OfferedFacts) => boolean {
  const keyOf = ({ classInstanceId, personKey }: OfferedFacts): string => `${classInstanceId} ${personKey}`;
  const latest = new Map<string, string>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (entry.offeredAt !== null && entry.offeredAt > (latest.get(key) ?? ''))
      latest.set(key, entry.offeredAt);
  }
  return (entry) => entry.createdAt <= (latest.get(keyOf(entry)) ?? '');
}

/** The number of free seats that an entry is offered: all it requested, fewer if it accepts fewer, or none. */
export function seatsFor(
  { seats, acceptsFewer }: Pick<WaitingFacts, 'seats' | 'acceptsFewer'>,
  free: number,
): number {
  if (seats <= free) return seats;
  return acceptsFewer ? Math.max(0, free) : 0;
}

/**
 * The expiry of an offer: after the configured hours or a quarter of the remaining time, whichever is less, but at
 * least 15 minutes. An offer that would expire in the quiet hours of text messages is extended to their end, unless the
 * class has begun by then: others could not take the seat any more.
 * @returns null if less than 15 minutes remain; then no offer is made
 */
export function offerExpiry(
  now: Date,
  { startsAt, timeZone }: { startsAt: Date; timeZone: string },
  holdHours: number,
): Date | null {
  const left = startsAt.getTime() - now.getTime();
  const least = MIN_HOLD_MINUTES * MINUTE_MS;
  if (left < least) return null;
  const heldMs = Math.max(least, Math.min(holdHours * HOUR_MS, left * HELD_PART));
  const expiry = new Date(now.getTime() + heldMs);
  const morning = quietUntil(expiry, timeZone) ?? expiry;
  return morning < startsAt ? morning : expiry;
}

/** The state of an offer for the holder of its link. It has lapsed if its class was cancelled or has begun. */
export function seatOfferState(offer: OfferFacts, availability: Availability, now: Date): SeatOfferState {
  if (offer.ending === 'taken') return 'TAKEN';
  if (offer.ending === 'declined') return 'DECLINED';
  return isScheduledAndUpcoming({ availability }) && isOpenOffer(offer, now) ? 'OPEN' : 'LAPSED';
}

/** Whether an offer has reached nobody and its mail was not refused, so that the mail of another one may arrive. */
export function areUnsent(
  messages: readonly Pick<
    OutboxMessageEntity,
    'channel' | 'sentAt' | 'leasedUntil' | 'failedAt' | 'lastError'
  >[],
  now: Date,
): boolean {
  return messages.every(({ channel, sentAt, leasedUntil, failedAt, lastError }) => {
    const mayArrive = sentAt !== null || (leasedUntil !== null && leasedUntil > now);
    const isRefused = failedAt !== null || (lastError !== null && !isReasonOfServer(lastError));
    return !mayArrive && (channel === 'sms' || !isRefused);
  });
}

/** Whether the office has withdrawn the offer. */
export function isWithdrawnOffer({ ending }: Pick<OfferFacts, 'ending'>): boolean {
  return ending === 'withdrawn';
}

/** Whether a guest has declined their latest offer. @param offers of one entry, in the order in which they were made */
export function hasDeclined(offers: readonly Pick<OfferFacts, 'ending'>[]): boolean {
  return latestEnding(offers) === 'declined';
}

/** Whether the office has withdrawn their latest offer. @param offers as for `hasDeclined` */
export function wasWithdrawn(offers: readonly Pick<OfferFacts, 'ending'>[]): boolean {
  return latestEnding(offers) === 'withdrawn';
}

const latestEnding = (offers: readonly Pick<OfferFacts, 'ending'>[]) =>
  offers.findLast(countsAsOffer)?.ending;

const ENDED: Readonly<Record<EntryEnding, WaitingState>> = {
  left: 'LEFT',
  removed: 'REMOVED',
  served: 'SERVED',
};

/** The state of an entry, from its ending and its offers. */
export function waitingState(
  ending: EntryEnding | null,
  offers: readonly OfferFacts[],
  now: Date,
): WaitingState {
  if (ending !== null) return ENDED[ending];
  if (offers.some((offer) => isOpenOffer(offer, now))) return 'OFFERED';
  return offers.some(countsAsOffer) ? 'PASSED' : 'WAITING';
}

/** What the office finds a person on a waiting list by. */
export function waitingSearchText({
  firstName,
  lastName,
  email,
  phone,
}: {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}): string {
  return foldWordsForSearch(firstName, lastName, email, phoneDigits(phone ?? ''));
}
