/** Why somebody waits no more: went by the link, was taken off by the office, or has taken a seat. */
export const ENTRY_ENDINGS = ['left', 'removed', 'served'] as const;
export type EntryEnding = (typeof ENTRY_ENDINGS)[number];

/** How an offer ended before its time: by the guest, or by the office. */
export const OFFER_ENDINGS = ['taken', 'declined', 'withdrawn'] as const;
export type OfferEnding = (typeof OFFER_ENDINGS)[number];
