import type { BookingPageQuery } from './BookingPage.generated';

/** Facts about the company and the constants of booking, as the booking page asks for them. */
export type BookingSite = BookingPageQuery['site'];
