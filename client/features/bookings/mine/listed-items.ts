import { hasCertificate } from '../booking-outcome';
import type { MyBookingsQuery } from './MyBookings.generated';

export type ListedBooking = MyBookingsQuery['myBookings']['nodes'][number];
export type ListedCrew = MyBookingsQuery['myCrews']['nodes'][number];

/** A booking or a crew. */
export type ListedItem = ListedBooking | ListedCrew;

/** Upcoming bookings and crews, the next at the top, and the others, the latest at the top. */
export function listedItems({ myBookings, myCrews }: MyBookingsQuery): {
  coming: ListedItem[];
  others: ListedItem[];
} {
  const { nodes, pageInfo } = myBookings;
  const crews = myCrews.nodes.flatMap(inItsClass);
  const ofCrews = new Set(crews.flatMap((crew) => crew.bookings.map(({ id }) => id)));
  const bookings = nodes.filter((booking) => !ofCrews.has(booking.id) || hasCertificate(booking));
  // Past crews before the last loaded booking follow with the next page, so that nothing is inserted above them then.
  const loadedTo = pageInfo.hasNextPage ? (nodes.at(-1)?.classInstance.startsAt ?? '') : '';
  const isLoaded = (crew: ListedCrew) => isComing(crew) || crew.classInstance.startsAt >= loadedTo;
  const items = [...bookings, ...crews.filter(isLoaded)].toSorted((one, other) =>
    startOf(other).localeCompare(startOf(one)),
  );
  return {
    coming: items.filter(isComing).toReversed(),
    others: items.filter((item) => !isComing(item)),
  };
}

export function isCrew(item: ListedItem): item is ListedCrew {
  return 'unnamedSeats' in item;
}

/**
 * The crew with its seats in its class: members who were moved to another date are listed by themselves. None if all of
 * them were moved.
 */
function inItsClass(crew: ListedCrew): ListedCrew[] {
  const bookings = crew.bookings.filter(({ classInstance }) => classInstance.id === crew.classInstance.id);
  const named = bookings.filter(({ bookingStatus }) => bookingStatus !== 'cancelled').length;
  const seats = named + crew.unnamedSeats;
  return seats === 0 && crew.seats > 0 ? [] : [{ ...crew, bookings, seats }];
}

const startOf = ({ classInstance }: ListedItem): string => classInstance.startsAt;

/** According to the server, it can still be changed and its class takes place. */
function isComing(item: ListedItem): boolean {
  if (isCrew(item)) {
    const { availability } = item.classInstance;
    return item.seats > 0 && (availability === 'open' || availability === 'full');
  }
  const { options, classInstance } = item;
  if (classInstance.status === 'cancelled') return false;
  return options.move.isAllowed || options.changeAttendee.isAllowed;
}
