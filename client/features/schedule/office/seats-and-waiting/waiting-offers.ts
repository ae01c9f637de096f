import type { OfficeWaitingPersonFragment } from './WaitingPanel.generated';

export type OfferedSeats = OfficeWaitingPersonFragment['offers'][number];

/** An open offer and its guest. */
export interface HeldOffer {
  person: OfficeWaitingPersonFragment;
  offer: OfferedSeats;
}

/** The dialogs of the waiting list. */
export type WaitingDialogState =
  | { kind: 'remove'; person: OfficeWaitingPersonFragment }
  | { kind: 'withdraw'; offered: HeldOffer }
  | { kind: 'instead'; person: OfficeWaitingPersonFragment; held: readonly HeldOffer[] };

export const isOpen = ({ state }: OfferedSeats): boolean => state === 'OPEN';

/** The open offers in the order of the list. */
function heldOffers(people: readonly OfficeWaitingPersonFragment[]): HeldOffer[] {
  return people.flatMap((person) => person.offers.filter(isOpen).map((offer) => ({ person, offer })));
}

/** The open offers that would, with the free seats, suffice for a waiting guest. */
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

/** Whether the server is about to offer free seats to somebody on the list, which it does within seconds. */
export function isOfferDue(people: readonly OfficeWaitingPersonFragment[], free: number): boolean {
  return people.some(
    ({ state, offers, seats, acceptsFewer }) =>
      state === 'WAITING' && offers.every(({ isUnsent }) => isUnsent) && free >= (acceptsFewer ? 1 : seats),
  );
}

/**
 * Whether the free seats, or those of an offer that could be withdrawn, suffice for a waiting guest.
 *
 * @param hasMore there are further entries, whose offers are not known
 */
export function canOfferTo(
  person: OfficeWaitingPersonFragment,
  {
    people,
    hasMore,
    free,
  }: { people: readonly OfficeWaitingPersonFragment[]; hasMore: boolean; free: number },
): boolean {
  const least = person.acceptsFewer ? 1 : person.seats;
  return free >= least || hasMore || heldFor(person, people, free).length > 0;
}
