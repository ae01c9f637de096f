import {
  otherDatesResponse,
  sampleClass,
  siteResponse,
} from '../../features/bookings/testing/sample-responses';
import { site } from './sample-classes';
import { data, StubApi } from './stub-api';

export const fullClass = { ...sampleClass, availability: 'full', seatsLeft: 0, venue: null };
export const entry = {
  __typename: 'WaitingListEntry',
  id: 'entry-1',
  firstName: 'Luz',
  lastName: 'Vega',
  seats: 1,
  acceptsFewer: false,
  ahead: 0,
  state: 'WAITING',
  hasDeclined: false,
  isWithdrawn: false,
  offerId: null,
  offerSeats: null,
  offerExpiresAt: null,
  classInstance: fullClass,
};
export const offered = {
  ...entry,
  state: 'OFFERED',
  offerId: 'offer-1',
  offerSeats: 1,
  offerExpiresAt: '2099-12-01T15:00:00.000Z',
};
/** The response of My bookings with these entries. */
export const waitingListOf = (...nodes: readonly object[]) =>
  data({ myWaitingListEntries: { __typename: 'WaitingListEntryConnection', nodes } });
export const offer = {
  __typename: 'SeatOffer',
  id: 'offer-1',
  seats: 1,
  expiresAt: '2099-12-01T15:00:00.000Z',
  state: 'OPEN',
  isWithdrawn: false,
  isWaiting: true,
  firstName: 'Luz',
  lastName: 'Vega',
  email: 'luz@example.com',
  classInstance: fullClass,
};
const smsDisclosures = { smsDisclosureEn: 'Texts.', smsDisclosureEs: 'Mensajes.' };

const disclosures = { disclosureEn: 'Texts.', disclosureEs: 'Mensajes.' };

/** The response of the page to join, and of that of an offer. */
export const waitPage = (upcomingClass: object) =>
  data({ upcomingClass, site: { ...siteResponse.site, ...disclosures } });
export const offerPage = (seatOffer: object) =>
  data({ seatOffer, site: { ...siteResponse.site, ...smsDisclosures } });

/** A server with a full class, and an offer of its waiting list. */
export function waitingApi(): StubApi {
  return new StubApi()
    .on('Site', () => data(site))
    .on('SeatOffer', () => offerPage(offer))
    .on('OtherDates', () => data(otherDatesResponse()))
    .on('WaitPage', () => waitPage(fullClass));
}
