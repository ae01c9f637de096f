import { useCallback, useMemo } from 'react';

import {
  classInstanceStatusValues,
  type ClassInstanceStatus,
} from '../../../schema/class-instance-status.generated';
import { classPeriodValues } from '../../../schema/class-period.generated';
import { useAddressParameters } from '../../../ui/use-address-parameters';

/** What the schedule is narrowed to. In the address, so that it can be shared and taken back. */
export interface ScheduleFilters {
  period: SchedulePeriod;
  status: ClassInstanceStatus | undefined;
  classTypeId: string | undefined;
}

export const periods = [...classPeriodValues, 'all'] as const;
type SchedulePeriod = (typeof periods)[number];

/** The office works with what is to come. */
const usualPeriod: SchedulePeriod = 'current';

/** Reads the address; what is not one of ours counts as not there. */
function scheduleFiltersOf(params: URLSearchParams): ScheduleFilters {
  return {
    period: periods.find((each) => each === params.get('period')) ?? usualPeriod,
    status: classInstanceStatusValues.find((each) => each === params.get('status')),
    classTypeId: params.get('type') || undefined,
  };
}

export function isNarrowed({ period, status, classTypeId }: ScheduleFilters): boolean {
  return period !== usualPeriod || status !== undefined || classTypeId !== undefined;
}

/** The filters of the address, and the way to change them: each change is a step of the history. */
export function useScheduleFilters(): {
  filters: ScheduleFilters;
  filter: (change: Partial<ScheduleFilters>) => void;
} {
  const [params, write] = useAddressParameters();
  const filters = useMemo(() => scheduleFiltersOf(params), [params]);
  const filter = useCallback(
    (change: Partial<ScheduleFilters>) =>
      // What else the address says stays: a form that is open, for one.
      write((next) => {
        const { period, status, classTypeId } = { ...scheduleFiltersOf(next), ...change };
        const entries = { period: period === usualPeriod ? undefined : period, status, type: classTypeId };
        for (const [name, value] of Object.entries(entries)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
      }),
    [write],
  );
  return { filters, filter };
}
