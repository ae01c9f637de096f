import { useCallback, useMemo } from 'react';

import {
  classInstanceStatusValues,
  type ClassInstanceStatus,
} from '../../../schema/class-instance-status.generated';
import { classPeriodValues } from '../../../schema/class-period.generated';
import {
  instructionLanguageValues,
  type InstructionLanguage,
} from '../../../schema/instruction-language.generated';
import { writeParams } from '../../../ui/office/list-url-state';
import { useUrlParams } from '../../../ui/office/use-url-params';

/** The filters of the schedule. In the address, so that they can be shared and undone with Back. */
export interface ScheduleFilters {
  /** For the lists: a calendar displays its own period. */
  period: SchedulePeriod;
  status: ClassInstanceStatus | undefined;
  classTypeId: string | undefined;
  city: string | undefined;
  language: InstructionLanguage | undefined;
  instructorName: string | undefined;
}

export const periods = [...classPeriodValues, 'all'] as const;
type SchedulePeriod = (typeof periods)[number];

/** The office mostly works with upcoming classes. */
const usualPeriod: SchedulePeriod = 'current';

/** No filters. */
export const noScheduleFilters: ScheduleFilters = {
  period: usualPeriod,
  status: undefined,
  classTypeId: undefined,
  city: undefined,
  language: undefined,
  instructorName: undefined,
};

/** Parses the URL; invalid values are ignored. */
function scheduleFiltersOf(params: URLSearchParams): ScheduleFilters {
  return {
    period: periods.find((each) => each === params.get('period')) ?? usualPeriod,
    status: classInstanceStatusValues.find((each) => each === params.get('status')),
    classTypeId: params.get('type') || undefined,
    city: params.get('city') || undefined,
    language: instructionLanguageValues.find((each) => each === params.get('language')),
    instructorName: params.get('instructor') || undefined,
  };
}

/** The number of active filters, except the period. */
export function activeFilters({ period: _period, ...filters }: ScheduleFilters): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}

export function isFiltered(filters: ScheduleFilters): boolean {
  return filters.period !== usualPeriod || activeFilters(filters) > 0;
}

/** The filters except the period, as query variables. */
export function filterVariables({ period: _period, ...filters }: ScheduleFilters) {
  const { status, classTypeId, city, language, instructorName } = filters;
  return {
    status: status ?? null,
    classTypeId: classTypeId ?? null,
    city: city ?? null,
    language: language ?? null,
    instructorName: instructorName ?? null,
  };
}

/** The filters in the URL, and a function to change them: each change adds a history entry. */
export function useScheduleFilters(): {
  filters: ScheduleFilters;
  filter: (change: Partial<ScheduleFilters>) => void;
} {
  const [params, write] = useUrlParams();
  const filters = useMemo(() => scheduleFiltersOf(params), [params]);
  const filter = useCallback(
    (change: Partial<ScheduleFilters>) =>
      // Other parameters stay, such as an open form.
      write((next) => {
        const { period, status, classTypeId, city, language, instructorName } = {
          ...scheduleFiltersOf(next),
          ...change,
        };
        writeParams(next, [
          ['period', period === usualPeriod ? undefined : period],
          ['status', status],
          ['type', classTypeId],
          ['city', city],
          ['language', language],
          ['instructor', instructorName],
        ]);
      }),
    [write],
  );
  return { filters, filter };
}
