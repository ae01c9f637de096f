import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormats } from '../../../../i18n/formats';
import { officeToday } from '../../../../i18n/office/office-zone';
import { LoadFailed } from '../../../../ui/office/page/LoadFailed';
import { Button } from '../../../../ui/elements/Button';
import { ChevronLeft, ChevronRight } from '../../../../ui/icons/office-icons';
import { Notice } from '../../../../ui/elements/Notice';
import { addDays, addMonths, isSameMonth, weekOf, weeksOfMonth } from '../calendar-dates';
import { entriesByDate } from './calendar-entries';
import { CalendarDay } from './CalendarDay';
import { officeScheduleMessages } from '../office-schedule.messages';
import { activeFilters, type ScheduleFilters } from '../overview/schedule-filters';
import { scheduleViewMessages as messages } from '../overview/schedule-view.messages';
import styles from './ScheduleCalendar.module.css';
import { useClassCalendar } from './use-class-calendar';

interface ScheduleCalendarProps {
  span: 'week' | 'month';
  /** A date within the displayed period; undefined is today. */
  date: string | undefined;
  filters: ScheduleFilters;
  onTurn: (date: string | undefined, span?: 'week') => void;
}

/** The maximum number of classes per day in the month view. */
const maxPerDay = 3;

/**
 * The classes of a week or a month on all of their days: a table of weeks, or on a narrow screen a list of the days
 * with classes.
 */
export function ScheduleCalendar({ span, date, filters, onTurn }: ScheduleCalendarProps) {
  const intl = useIntl();
  const formats = useFormats();
  const [today] = useState(officeToday);
  const shown = date ?? today;
  const weeks = span === 'week' ? [weekOf(shown)] : weeksOfMonth(shown);
  const [firstDate = shown] = weeks[0] ?? [];
  const lastDate = weeks.at(-1)?.at(-1) ?? shown;
  const { classes, isComplete, isLoading, hasFailed, refetch } = useClassCalendar(
    firstDate,
    lastDate,
    filters,
  );
  const entries = entriesByDate(classes ?? []);
  const isOfSpan = (day: string) => span === 'week' || isSameMonth(day, shown);
  const inSpan = (classes ?? []).filter(({ days }) =>
    days.some((day) => day.date >= firstDate && day.date <= lastDate && isOfSpan(day.date)),
  );
  const step = (by: 1 | -1) => (span === 'week' ? addDays(shown, 7 * by) : addMonths(shown, by));
  return (
    <section
      className={styles.calendar}
      aria-labelledby="calendar-heading"
      aria-busy={isLoading || undefined}
    >
      <div className={styles.head}>
        <h2 id="calendar-heading" aria-live="polite">
          {span === 'month'
            ? formats.monthAndYear(shown)
            : intl.formatDateTimeRange(Date.parse(firstDate), Date.parse(lastDate), {
                day: 'numeric',
                month: 'long',
                year: 'numeric',
                timeZone: 'UTC',
              })}
        </h2>
        <p role="status" className={styles.count}>
          {classes && <FormattedMessage {...messages.countInPeriod} values={{ count: inSpan.length }} />}
        </p>
        <div className={styles.turn}>
          <Button
            size="small"
            aria-label={intl.formatMessage(span === 'week' ? messages.previousWeek : messages.previousMonth)}
            onClick={() => onTurn(step(-1))}
          >
            <ChevronLeft />
          </Button>
          <Button size="small" onClick={() => onTurn(undefined)}>
            <FormattedMessage {...messages.today} />
          </Button>
          <Button
            size="small"
            aria-label={intl.formatMessage(span === 'week' ? messages.nextWeek : messages.nextMonth)}
            onClick={() => onTurn(step(1))}
          >
            <ChevronRight />
          </Button>
        </div>
      </div>
      <LoadFailed
        onRetry={refetch}
        loading={!classes && <FormattedMessage {...officeScheduleMessages.loadingClasses} />}
        layout="none"
      >
        {hasFailed && <FormattedMessage {...officeScheduleMessages.loadFailed} />}
      </LoadFailed>
      {!isComplete && (
        <Notice>
          <p>
            <FormattedMessage {...messages.notAll} />
          </p>
        </Notice>
      )}
      {/* Explicit roles, because browsers drop table semantics if `display` is changed. */}
      <table role="table" className={styles.grid} data-span={span} aria-labelledby="calendar-heading">
        <thead role="rowgroup" className={styles.weekdays}>
          <tr role="row">
            {weeks[0]?.map((day) => (
              <th key={day} role="columnheader" scope="col">
                {formats.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {weeks.map((week) => (
            <tr key={week[0]} role="row">
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  date={day}
                  entries={entries.get(day) ?? []}
                  isToday={day === today}
                  isBeside={!isOfSpan(day)}
                  max={span === 'month' ? maxPerDay : undefined}
                  onShowWeek={() => onTurn(day, 'week')}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {classes && inSpan.length === 0 && !isLoading && (
        <p className={styles.none}>
          <FormattedMessage
            {...(activeFilters(filters) > 0 ? messages.noneMatchesInPeriod : messages.noneInPeriod)}
          />
        </p>
      )}
    </section>
  );
}
