import type { CrewPageQuery } from './CrewBooking.generated';

/** Facts about the company and the constants of booking, as the form for a crew asks for them. */
export type CrewSite = CrewPageQuery['site'];
