import { useOtherDatesQuery, type OtherDates_classFragment } from './OtherDates.generated';

export interface OtherDatesFound {
  /** Soonest first; undefined until they are there. */
  dates: OtherDates_classFragment[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

const mostDates = 4;
/** As many as the server gives: full ones among them are left out. */
const pageSize = 100;

/** The next dates of a class type that still have seats, without the class that cannot be booked. */
export function useOtherDates(classTypeId: string, exceptId: string): OtherDatesFound {
  const { data, error, refetch } = useOtherDatesQuery({
    variables: { classTypeId, first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  return {
    dates: data?.upcomingClasses.nodes
      .filter(({ id, availability }) => id !== exceptId && availability === 'open')
      .slice(0, mostDates),
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
