import { useAllPages } from '../../../../graphql/office/use-all-pages';
import {
  usePlanInstructorsQuery,
  usePlanVenuesQuery,
  type PlanInstructorsQuery,
  type PlanVenuesQuery,
} from './PlanChoices.generated';

export type VenueChoice = PlanVenuesQuery['venues']['nodes'][number];
export type InstructorChoice = PlanInstructorsQuery['instructors']['nodes'][number];

/** Venues and instructors to choose from: incomplete while loading and after a failure, because any text may be typed. */
export interface PlanChoices {
  venues: readonly VenueChoice[];
  instructors: readonly InstructorChoice[];
}

const options = { variables: { first: 100 } } as const;

export function usePlanChoices(): PlanChoices {
  const venues = usePlanVenuesQuery(options);
  const instructors = usePlanInstructorsQuery(options);
  useAllPages(venues, 'venues');
  useAllPages(instructors, 'instructors');
  return {
    venues: venues.data?.venues.nodes ?? [],
    instructors: instructors.data?.instructors.nodes ?? [],
  };
}
