import type { ApolloClient } from '@apollo/client';

import { SiteDocument, type SiteQuery } from '../../graphql/Site.generated';
import type { BookingStatus } from '../../schema/booking-status.generated';
import {
  RosterBookingsDocument,
  RosterClassDocument,
  RosterCrewsDocument,
  type RosterBookingsQuery,
  type RosterClassQuery,
  type RosterCrewsQuery,
} from './Roster.generated';

type RosterBooking = RosterBookingsQuery['bookings']['nodes'][number];

export type RosterClass = RosterClassQuery['classInstance'];
export type Attendee = RosterBooking & { bookingStatus: Exclude<BookingStatus, 'cancelled'> };

/** All data of the sheets of a class, read at one moment. */
export interface Roster {
  site: SiteQuery['site'];
  scheduled: RosterClass;
  /** All attendees by last name. */
  attendees: readonly Attendee[];
  /** Unnamed seats of crews, one entry per seat. */
  unnamedSeats: readonly UnnamedSeat[];
}

/** A taken seat without a name. */
export interface UnnamedSeat {
  key: string;
  companyName: string | null;
  /** The contact who has booked it. */
  contact: { firstName: string; lastName: string };
  language: Attendee['language'];
}

const pageSize = 100;
/** A sheet must be current, and contains personal data: it neither uses nor fills the cache. */
const uncached = { fetchPolicy: 'no-cache' } as const;

/** Reads a complete roster. Rejects rather than return a part, because attendees would be missing on paper. */
export async function fetchRoster(client: ApolloClient, classInstanceId: string): Promise<Roster> {
  const [site, scheduled, bookings, crews] = await Promise.all([
    client.query({ query: SiteDocument }),
    client.query({ query: RosterClassDocument, variables: { id: classInstanceId }, ...uncached }),
    readBookings(client, classInstanceId),
    client.query({ query: RosterCrewsDocument, variables: { classInstanceId }, ...uncached }),
  ]);
  if (!site.data || !scheduled.data || !crews.data) throw new Error('An answer without data.');
  return {
    site: site.data.site,
    scheduled: scheduled.data.classInstance,
    attendees: bookings.filter((booking): booking is Attendee => booking.bookingStatus !== 'cancelled'),
    unnamedSeats: crews.data.crews.flatMap(unnamedSeatsOf),
  };
}

function unnamedSeatsOf(crew: RosterCrewsQuery['crews'][number]): UnnamedSeat[] {
  const { id, firstName, lastName, companyName, language, unnamedSeats } = crew;
  return Array.from({ length: unnamedSeats }, (_, seat) => ({
    key: `${id}-${seat}`,
    companyName,
    contact: { firstName, lastName },
    language,
  }));
}

async function readBookings(client: ApolloClient, classInstanceId: string): Promise<RosterBooking[]> {
  const read = new Map<string, RosterBooking>();
  let after: string | null = null;
  do {
    const { data }: { data?: RosterBookingsQuery } = await client.query({
      query: RosterBookingsDocument,
      variables: { classInstanceId, first: pageSize, after },
      ...uncached,
    });
    if (!data) throw new Error('An answer without data.');
    const { nodes, pageInfo, totalCount } = data.bookings;
    for (const booking of nodes) read.set(booking.id, booking);
    after = nextCursor(pageInfo, after);
    // A booking may have been made between two pages, before the later one.
    if (after === null && read.size !== totalCount) throw new Error('The list changed while it was read.');
  } while (after !== null);
  return [...read.values()];
}

function nextCursor(
  { hasNextPage, endCursor }: RosterBookingsQuery['bookings']['pageInfo'],
  before: string | null,
): string | null {
  if (!hasNextPage) return null;
  if (!endCursor || endCursor === before) throw new Error('A page that does not say where the next begins.');
  return endCursor;
}
