import { paths } from '../../../paths';

const withId = (path: string, id: string): string => path.replace(':id', encodeURIComponent(id));

/** Addresses that only the waiting list pages link to. Separate, because few guests load them. */
export const waitingPathTo = {
  entry: (entryId: string) => withId(paths.waitingList, entryId),
  offer: (offerId: string) => withId(paths.seatOffer, offerId),
  /** The form for a crew with the seats of an offer. */
  crewWithOffer: (classInstanceId: string, offerId: string) =>
    `${withId(paths.bookCrew, classInstanceId)}?offer=${encodeURIComponent(offerId)}`,
} as const;
