import { paths } from '../../../paths';
import { EntryPage } from './EntryPage';
import { OfferPage } from './OfferPage';
import { WaitPage } from './WaitPage';

/** The pages of the waiting list by address. */
export const pageAt = {
  [paths.wait]: WaitPage,
  [paths.waitingList]: EntryPage,
  [paths.seatOffer]: OfferPage,
};
