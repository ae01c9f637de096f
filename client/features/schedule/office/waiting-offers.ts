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
  | { kind: 'instead'; person: OfficeWaitingPersonFragment; held: readonly HeldOffer[] };

export const isOpen = ({ state }: OfferedSeats): boolean => state === 'OPEN';

/** What is held at the moment, in the order of the list. */
function heldOffers(people: readonly OfficeWaitingPersonFragment[]): HeldOffer[] {
  return people.flatMap((person) => person.offers.filter(isOpen).map((offer) => ({ person, offer })));
}

/** Those of them that would be enough for somebody who still waits, together with what is free. */
export function heldFor(
  { id }: Pick<OfficeWaitingPersonFragment, 'id'>,
  people: readonly OfficeWaitingPersonFragment[],
  free: number,
): HeldOffer[] {
  const person = people.find((each) => each.id === id);
  if (!person || (person.state !== 'WAITING' && person.state !== 'PASSED')) return [];
  const least = person.acceptsFewer ? 1 : person.seats;
  return heldOffers(people).filter(({ offer }) => free + offer.seats >= least);
}
