import type { BookingPageQuery } from './BookingPage.generated';

/** Site facts and constants of booking, as queried by the booking page. */
export type BookingSite = BookingPageQuery['site'];
