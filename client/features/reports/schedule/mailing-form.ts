import { localeTag, type Language } from '../../../i18n/language';
import { reportFrequencyValues } from '../../../schema/report-frequency.generated';
import { reportPeriodValues } from '../../../schema/report-period.generated';
import { defineForm, type ValuesOf } from '../../../ui/forms/define-form';
import { choice, text } from '../../../ui/forms/form-fields';
import type { ReportMailingFragment } from './ReportSchedule.generated';
import { mailingMessages as messages } from './schedule.messages';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const weekdays = numbers(1, 7);
const monthDays = numbers(1, 31);
const hours = numbers(0, 23);

/** 1 is Monday. */
export function weekdayName(day: number, language: Language): string {
  // 4 January 2027 is a Monday.
  return new Intl.DateTimeFormat(localeTag[language], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2027, 0, 3 + day),
  );
}

export function hourName(hour: number, language: Language): string {
  return new Intl.DateTimeFormat(localeTag[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(Date.UTC(2027, 0, 4, hour));
}

const named = (values: readonly string[], nameOf: (value: number) => string) =>
  Object.fromEntries(values.map((value) => [value, nameOf(Number(value))]));

/** When a report is mailed. Only the day field of the chosen frequency is used. */
export function mailingForm(language: Language) {
  return defineForm({
    fields: {
      frequency: choice({
        values: reportFrequencyValues,
        labels: messages.frequencies,
        initial: 'weekly',
      }),
      weekday: choice({
        values: weekdays,
        labels: named(weekdays, (day) => weekdayName(day, language)),
        initial: '1',
      }),
      monthDay: choice({ values: monthDays, initial: '1' }),
      hour: choice({
        values: hours,
        labels: named(hours, (hour) => hourName(hour, language)),
        initial: '7',
      }),
      period: choice({ values: reportPeriodValues, labels: messages.periods, initial: 'asSaved' }),
      delivery: choice({
        values: ['file', 'link'],
        labels: { file: messages.file, link: messages.link },
        initial: 'file',
      }),
      recipientIds: text({ required: 'recipientsRequired' }),
    },
    labels: {
      frequency: messages.frequency,
      weekday: messages.weekday,
      monthDay: messages.monthDay,
      hour: messages.hour,
      period: messages.period,
      delivery: messages.delivery,
      recipientIds: messages.recipients,
    },
    problems: { recipientsRequired: messages.recipientsRequired },
    together: [['frequency', 'weekday', 'monthDay']],
  });
}

export type MailingValues = ValuesOf<ReturnType<typeof mailingForm>['fields']>;

/** The ids as one form value. */
export const idsText = (ids: readonly string[]) => ids.toSorted().join(' ');
export const idsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** The recipients who get the mails. */
export const reachedBy = ({ recipients }: Pick<ReportMailingFragment, 'recipients'>) =>
  recipients.filter(({ isReached }) => isReached).map(({ id }) => id);

/** The initial values: a date range is relative to the mail, not fixed. @param viewerId the recipient by default */
export function valuesOf(
  schedule: ReportMailingFragment | null,
  hasDays: boolean,
  viewerId: string | undefined,
): MailingValues {
  if (!schedule)
    return {
      frequency: 'weekly',
      weekday: '1',
      monthDay: '1',
      hour: '7',
      delivery: 'file',
      period: hasDays ? 'lastWeek' : 'asSaved',
      recipientIds: viewerId ?? '',
    };
  const { frequency, day, hour, period, attachesFile } = schedule;
  return {
    frequency,
    period,
    hour: String(hour),
    delivery: attachesFile ? 'file' : 'link',
    weekday: frequency === 'weekly' ? String(day) : '1',
    monthDay: frequency === 'monthly' ? String(day) : '1',
    recipientIds: idsText(reachedBy(schedule)),
  };
}

/** Only for valid values. */
export function mailingInput({
  frequency,
  weekday,
  monthDay,
  hour,
  period,
  delivery,
  recipientIds,
}: MailingValues) {
  return {
    frequency,
    day: Number(frequency === 'weekly' ? weekday : monthDay),
    hour: Number(hour),
    period,
    attachesFile: delivery === 'file',
    recipientIds: idsOf(recipientIds),
  };
}
