import type { CrewPageQuery } from './CrewBooking.generated';

/** Site facts and constants of booking, as queried by the form for a crew. */
export type CrewSite = CrewPageQuery['site'];
