import { useDebounced } from '../../../../ui/office/lists/use-debounced';
import { daysOf } from './class-days';
import type { ClassValues } from './class-form';
import {
  useClashingClassesQuery,
  useInstructorClashesQuery,
  type ClashingClassesQuery,
  type ClashingClassesQueryVariables,
  type InstructorClashesQuery,
  type InstructorClashesQueryVariables,
} from '../OfficeClasses.generated';
import { zoneOfState } from '../venue-zone';

type ClashingClass = ClashingClassesQuery['clashingClasses'][number];
type InstructorClash = InstructorClashesQuery['instructorClashes'][number];

export interface Clashes {
  /** At the same venue. */
  clashing: readonly ClashingClass[];
  /** With the same instructor, at any venue. */
  instructorClashes: readonly InstructorClash[];
}

interface Plan {
  atVenue: ClashingClassesQueryVariables | null;
  ofInstructor: InstructorClashesQueryVariables | null;
}

/** Debounce of the queries in milliseconds. */
const debounceMs = 400;

/** The classes with overlapping times at the venue or with the instructor of the class in the form, as far as it is filled in. */
export function useClashingClasses(values: ClassValues, exceptId: string | undefined): Clashes {
  const { atVenue, ofInstructor } = planOf(useDebounced(values, debounceMs), exceptId);
  // Another admin may be scheduling at the same time.
  const fetchPolicy = 'network-only';
  const venue = useClashingClassesQuery({
    variables: atVenue ?? nowhere,
    skip: atVenue === null,
    fetchPolicy,
  });
  const instructor = useInstructorClashesQuery({
    variables: ofInstructor ?? nobody,
    skip: ofInstructor === null,
    fetchPolicy,
  });
  return {
    clashing: (atVenue && venue.data?.clashingClasses) ?? [],
    instructorClashes: (ofInstructor && instructor.data?.instructorClashes) ?? [],
  };
}

const nowhere: ClashingClassesQueryVariables = { locationName: '', street1: '', zip: '', days: [] };
const nobody: InstructorClashesQueryVariables = { instructorName: '', timeZone: '', days: [] };

/** Null while the values are incomplete. */
function planOf(values: ClassValues, exceptId: string | undefined): Plan {
  const { locationName, 'address.street1': street1, 'address.zip': zip, 'address.state': state } = values;
  const { instructorName } = values;
  const filled = daysOf(values).filter(({ date, startTime, endTime }) => date && startTime && endTime);
  const days = { days: filled, exceptId: exceptId ?? null };
  const isScheduled = values.status === 'scheduled' && filled.length > 0;
  const isPlaced = locationName.trim() !== '' && /^\d{5}/.test(zip.trim());
  const timeZone = values.timeZone || zoneOfState[state];
  return {
    atVenue: isScheduled && isPlaced ? { locationName, street1, zip, ...days } : null,
    ofInstructor: isScheduled && instructorName.trim() !== '' ? { instructorName, timeZone, ...days } : null,
  };
}
