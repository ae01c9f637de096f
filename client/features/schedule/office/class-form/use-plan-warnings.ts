import type { ClassWarning } from '../../../../schema/class-warning.generated';
import { useDebounced } from '../../../../ui/office/lists/use-debounced';
import { daysOf } from './class-days';
import { seatsOf, type ClassValues } from './class-form';
import { instructorOf, venueOf } from './plan-links';
import { usePlanWarningsQuery, type PlanWarningsQueryVariables } from './PlanChoices.generated';
import type { PlanChoices } from './use-plan-choices';

/** Debounce of the query in milliseconds. */
const debounceMs = 400;

/** Mismatches between the class in the form and its venue or instructor, as far as it is filled in. */
export function usePlanWarnings(values: ClassValues, choices: PlanChoices): readonly ClassWarning[] {
  const plan = planOf(useDebounced(values, debounceMs), choices);
  const { data } = usePlanWarningsQuery({
    variables: plan ?? nothing,
    skip: plan === null,
    // The record may have been changed in another tab.
    fetchPolicy: 'network-only',
  });
  return (plan && data?.classWarnings) ?? [];
}

const nothing: PlanWarningsQueryVariables = { language: 'en', maxAttendees: 1 };

/** Null if neither the venue nor the instructor is on record. */
function planOf(values: ClassValues, choices: PlanChoices): PlanWarningsQueryVariables | null {
  const venueId = venueOf(values, choices)?.id ?? (values.venueId || null);
  const instructorId = instructorOf(values, choices)?.id ?? (values.instructorId || null);
  if (values.status !== 'scheduled' || (venueId === null && instructorId === null)) return null;
  const dates = daysOf(values).flatMap(({ date }) => (date === '' ? [] : [date]));
  return {
    venueId,
    instructorId,
    language: values.language,
    maxAttendees: seatsOf(values) ?? 0,
    lastDate: dates.toSorted().at(-1) ?? null,
  };
}
