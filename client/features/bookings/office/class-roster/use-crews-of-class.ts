import { useCrewsOfClassQuery, type OfficeCrewFragment } from '../crews/Crews.generated';

interface CrewsOfClass {
  /** Those with seats; empty until loaded. */
  crews: readonly OfficeCrewFragment[];
  hasFailed: boolean;
}

/** The crews with seats in a class. */
export function useCrewsOfClass(classInstanceId: string): CrewsOfClass {
  const { data, error } = useCrewsOfClassQuery({ variables: { classInstanceId } });
  const crews = data?.crews.filter(({ namedSeats, unnamedSeats }) => namedSeats + unnamedSeats > 0) ?? [];
  return { crews, hasFailed: error !== undefined && !data };
}
