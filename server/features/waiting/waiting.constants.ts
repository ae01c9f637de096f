/** Why an entry ended: the guest left, the office removed it, or the guest got a seat. */
export type EntryEnding = 'left' | 'removed' | 'served';

/** How an offer ended: by the guest, by the office, or by its expiry, with or without a sent message about it. */
export type OfferEnding = 'taken' | 'declined' | 'withdrawn' | 'lapsed' | 'unsent';

/** The state of an offer for its guest; only an open one can be accepted or declined. */
export const SEAT_OFFER_STATES = ['OPEN', 'TAKEN', 'DECLINED', 'LAPSED'] as const;
export type SeatOfferState = (typeof SEAT_OFFER_STATES)[number];

/** The state of an entry. After an offer has ended, only the office can make another. */
export const WAITING_STATES = ['WAITING', 'OFFERED', 'PASSED', 'LEFT', 'REMOVED', 'SERVED'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** Maximum number of seats of an entry. */
export const MAX_WAITING_SEATS = 10;

/** Default of OFFER_HOLD_HOURS, the hours for which an offer is held. */
export const DEFAULT_HOLD_HOURS = 12;
/** Minimum time to decide; no offer is made if less time is left. */
export const MIN_HOLD_MINUTES = 15;
