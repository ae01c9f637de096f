import {
  useOtherDatesQuery,
  type OtherDates_classFragment,
  type OtherDatesQueryVariables,
} from './OtherDates.generated';

export interface OtherDatesState {
  /** In ascending order; undefined while loading. */
  dates: OtherDates_classFragment[] | undefined;
  hasFailed: boolean;
  refetch: ReturnType<typeof useOtherDatesQuery>['refetch'];
}

/** As many as the server returns, because full ones are filtered out. */
export function otherDatesVariables(classTypeId: string): OtherDatesQueryVariables {
  return { classTypeId, first: 100 };
}

/** The bookable classes of a type, except one. */
export function useOtherDates(classTypeId: string, exceptId: string): OtherDatesState {
  const { data, error, refetch } = useOtherDatesQuery({
    variables: otherDatesVariables(classTypeId),
    fetchPolicy: 'cache-and-network',
  });
  return {
    dates: data?.upcomingClasses.nodes.filter(
      ({ id, availability }) => id !== exceptId && availability === 'open',
    ),
    hasFailed: error !== undefined,
    refetch,
  };
}
