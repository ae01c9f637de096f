import { appendPage } from '../../../graphql/append-page';
import {
  usePlanInstructorsQuery,
  usePlanVenuesQuery,
  type PlanInstructorsQuery,
  type PlanVenuesQuery,
} from './PlanChoices.generated';
import { useNextPage } from './use-next-page';

export type VenueChoice = PlanVenuesQuery['venues']['nodes'][number];
export type InstructorChoice = PlanInstructorsQuery['instructors']['nodes'][number];

/** Venues and instructors to choose from: empty while loading and after a failure, because any text may be typed. */
export interface PlanChoices {
  venues: readonly VenueChoice[];
  instructors: readonly InstructorChoice[];
}

const options = { variables: { first: 100 }, fetchPolicy: 'cache-and-network' } as const;

export function usePlanChoices(): PlanChoices {
  const { data: venueData, fetchMore: fetchVenues } = usePlanVenuesQuery(options);
  const { data: instructorData, fetchMore: fetchInstructors } = usePlanInstructorsQuery(options);
  useNextPage(venueData?.venues.pageInfo, (after) =>
    fetchVenues({ variables: { after }, updateQuery: appendPage('venues') }),
  );
  useNextPage(instructorData?.instructors.pageInfo, (after) =>
    fetchInstructors({ variables: { after }, updateQuery: appendPage('instructors') }),
  );
  return {
    venues: venueData?.venues.nodes ?? [],
    instructors: instructorData?.instructors.nodes ?? [],
  };
}
