import { generatePath } from 'react-router-dom';

import { paths } from '../../../paths';

/** Addresses that only the pages of the waiting list lead to. Apart from the others: few guests load them. */
export const waitingPathTo = {
  wait: (classInstanceId: string) => generatePath(paths.wait, { id: classInstanceId }),
  entry: (entryId: string) => generatePath(paths.waitingList, { id: entryId }),
  offer: (offerId: string) => generatePath(paths.seatOffer, { id: offerId }),
} as const;
