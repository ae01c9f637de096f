import type { OfficeWaitingPersonFragment } from './WaitingPanel.generated';

export type OfferedSeats = OfficeWaitingPersonFragment['offers'][number];

/** Seats that are held, and for whom. */
export interface HeldOffer {
  person: OfficeWaitingPersonFragment;
  offer: OfferedSeats;
}

/** What the office is asked before it goes on. */
export type WaitingQuestion =
  | { kind: 'remove'; person: OfficeWaitingPersonFragment }
  | { kind: 'withdraw'; offered: HeldOffer }
  | { kind: 'instead'; person: OfficeWaitingPersonFragment };

export const isOpen = ({ state }: OfferedSeats): boolean => state === 'OPEN';

/** What is held at the moment, in the order of the list. */
export function heldOffers(people: readonly OfficeWaitingPersonFragment[]): HeldOffer[] {
  return people.flatMap((person) => person.offers.filter(isOpen).map((offer) => ({ person, offer })));
}
