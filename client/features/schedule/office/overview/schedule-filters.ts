import { classInstanceStatusValues } from '../../../../schema/class-instance-status.generated';
import type { ClassPeriod } from '../../../../schema/class-period.generated';
import { instructionLanguageValues } from '../../../../schema/instruction-language.generated';
import { choice, defineFilters, oneOf, text } from '../../../../ui/office/lists/url-filters';

export const periods = ['current', 'past', 'all'] as const satisfies readonly (ClassPeriod | 'all')[];

/** The filters of the schedule. In the address, so that they can be shared and undone with Back. */
export const scheduleFilters = defineFilters({
  /** For the lists: a calendar displays its own period. The office mostly works with upcoming classes. */
  period: choice('period', periods, 'current'),
  status: oneOf('status', classInstanceStatusValues),
  classTypeId: text('type'),
  city: text('city'),
  language: oneOf('language', instructionLanguageValues),
  instructorName: text('instructor'),
});

export type ScheduleFilters = typeof scheduleFilters.none;

/** The number of active filters, except the period. */
export function activeFilters({ period: _period, ...filters }: ScheduleFilters): number {
  return Object.values(filters).filter(Boolean).length;
}

export function isFiltered(filters: ScheduleFilters): boolean {
  return filters.period !== scheduleFilters.none.period || activeFilters(filters) > 0;
}
