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
import { writeAll } from '../../../ui/office/list-address';
import { useAddressParameters } from '../../../ui/office/use-address-parameters';

/** What the schedule is narrowed to. In the address, so that it can be shared and taken back. */
export interface ScheduleFilters {
  /** Of the lists: a calendar shows the period it is open at. */
  period: SchedulePeriod;
  status: ClassInstanceStatus | undefined;
  classTypeId: string | undefined;
  city: string | undefined;
  language: InstructionLanguage | undefined;
  instructorName: string | undefined;
}

export const periods = [...classPeriodValues, 'all'] as const;
type SchedulePeriod = (typeof periods)[number];

/** The office works with what is to come. */
const usualPeriod: SchedulePeriod = 'current';

/** What nothing is narrowed by. */
export const noScheduleFilters: ScheduleFilters = {
  period: usualPeriod,
  status: undefined,
  classTypeId: undefined,
  city: undefined,
  language: undefined,
  instructorName: undefined,
};

/** Reads the address; what is not one of ours counts as not there. */
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

/** How many filters leave classes out, the period aside. */
export function narrowedBy({ period: _period, ...filters }: ScheduleFilters): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}

export function isNarrowed(filters: ScheduleFilters): boolean {
  return filters.period !== usualPeriod || narrowedBy(filters) > 0;
}

/** The filters but for the period, as the server takes them. */
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
        const { period, status, classTypeId, city, language, instructorName } = {
          ...scheduleFiltersOf(next),
          ...change,
        };
        writeAll(next, [
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
