/** Why somebody waits no more: went by the link, was taken off by the office, or has taken a seat. */
export const ENTRY_ENDINGS = ['left', 'removed', 'served'] as const;
export type EntryEnding = (typeof ENTRY_ENDINGS)[number];

/** How an offer ended: by the guest, by the office, or because its time was over when somebody looked. */
export const OFFER_ENDINGS = ['taken', 'declined', 'withdrawn', 'lapsed'] as const;
export type OfferEnding = (typeof OFFER_ENDINGS)[number];

/** What a guest may do with an offer: nothing, unless it is open. */
export const SEAT_OFFER_STATES = ['OPEN', 'TAKEN', 'DECLINED', 'LAPSED'] as const;
export type SeatOfferState = (typeof SEAT_OFFER_STATES)[number];

/** Where somebody stands. Who was made an offer that has ended gets another one from the office alone. */
export const WAITING_STATES = ['WAITING', 'OFFERED', 'PASSED', 'LEFT', 'REMOVED', 'SERVED'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** How many seats one person may wait for. */
export const MAX_WAITING_SEATS = 10;

/** Hours for which an offer is held, unless OFFER_HOLD_HOURS says another number. */
export const DEFAULT_HOLD_HOURS = 12;
/** Nobody decides in less, so that nothing is offered when less is left. */
export const MIN_HOLD_MINUTES = 15;
