import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { ClassInstanceStatus, ClassPeriod } from '../../../graphql/schema.generated';
import { statuses } from './class-values';

export type SchedulePeriod = ClassPeriod | 'all';

/** What the schedule is narrowed to. In the address, so that it can be shared and taken back. */
export interface ScheduleFilters {
  period: SchedulePeriod;
  status: ClassInstanceStatus | undefined;
  classTypeId: string | undefined;
}

/** The office works with what is to come. */
const usualPeriod: SchedulePeriod = 'current';
export const periods: readonly SchedulePeriod[] = ['current', 'past', 'all'];

/** Reads the address; what is not one of ours counts as not there. */
function scheduleFiltersOf(params: URLSearchParams): ScheduleFilters {
  return {
    period: periods.find((each) => each === params.get('period')) ?? usualPeriod,
    status: statuses.find((each) => each === params.get('status')),
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
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => scheduleFiltersOf(params), [params]);
  const filter = useCallback(
    (change: Partial<ScheduleFilters>) =>
      setParams(
        (current) => {
          const { period, status, classTypeId } = { ...scheduleFiltersOf(current), ...change };
          const entries = { period: period === usualPeriod ? undefined : period, status, type: classTypeId };
          return new URLSearchParams(
            Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : [])),
          );
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return { filters, filter };
}
