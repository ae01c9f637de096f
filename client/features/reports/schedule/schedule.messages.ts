import { defineMessages, type MessageTag } from 'react-intl';

import type { ReportFrequency } from '../../../schema/report-frequency.generated';
import type { ReportPeriod } from '../../../schema/report-period.generated';

const plain = defineMessages({
  heading: {
    id: 'admin.mailing.heading',
    defaultMessage: 'By email',
    description: 'Heading over when a report is mailed, and to whom',
  },
  none: {
    id: 'admin.mailing.none',
    defaultMessage: 'This report can come by email, every week or every month.',
    description: 'Where a report is not mailed yet',
  },
  copied: {
    id: 'admin.mailing.copied',
    defaultMessage: 'A copy with what is shown now is then saved among your reports.',
    description: 'Where a report that comes with the product is not mailed yet: what happens if it is',
  },
  openCopy: {
    id: 'admin.mailing.openCopy',
    defaultMessage: 'Open your copy',
    description: 'Link beside the notice that a copy of a report was saved to be mailed',
  },
  start: {
    id: 'admin.mailing.start',
    defaultMessage: 'Send by email…',
    description: 'Button: opens the form that says when a report is mailed',
  },
  change: { id: 'admin.mailing.change', defaultMessage: 'Change', description: 'Button of a schedule' },
  stop: {
    id: 'admin.mailing.stop',
    defaultMessage: 'Stop',
    description: 'Button: a report is mailed no more',
  },
  frequency: { id: 'admin.mailing.frequency', defaultMessage: 'How often', description: 'Label of a field' },
  weekday: {
    id: 'admin.mailing.weekday',
    defaultMessage: 'Day of the week',
    description: 'Label of a field',
  },
  monthDay: {
    id: 'admin.mailing.monthDay',
    defaultMessage: 'Day of the month',
    description: 'Label of a field',
  },
  monthDayHint: {
    id: 'admin.mailing.monthDayHint',
    defaultMessage: 'In shorter months on the last day',
    description: 'Under the label Day of the month',
  },
  hour: { id: 'admin.mailing.hour', defaultMessage: 'Hour', description: 'Label of a field' },
  hourHint: {
    id: 'admin.mailing.hourHint',
    defaultMessage: 'Office time',
    description: 'Under the label Hour',
  },
  period: { id: 'admin.mailing.period', defaultMessage: 'Which days', description: 'Label of a field' },
  periodHint: {
    id: 'admin.mailing.periodHint',
    defaultMessage: 'Fills in From and To of the report',
    description: 'Under the label Which days',
  },
  delivery: { id: 'admin.mailing.delivery', defaultMessage: 'What to send', description: 'Label of a field' },
  file: {
    id: 'admin.mailing.file',
    defaultMessage: 'CSV file, attached',
    description: 'Choice of What to send',
  },
  link: {
    id: 'admin.mailing.link',
    defaultMessage: 'A link (log-in required)',
    description: 'Choice of What to send',
  },
  recipients: {
    id: 'admin.mailing.recipients',
    defaultMessage: 'To whom',
    description: 'Heading over boxes to tick, one for each admin',
  },
  recipientsRequired: {
    id: 'admin.mailing.recipientsRequired',
    defaultMessage: 'Choose at least one person',
    description: 'Error when nobody is chosen',
  },
  stopped: {
    id: 'admin.mailing.stopped',
    defaultMessage: 'The report is not sent by email anymore.',
    description: 'After a schedule was stopped; a button beside it takes that back',
  },
  restored: {
    id: 'admin.mailing.restored',
    defaultMessage: 'The report is sent by email again.',
    description: 'After a schedule that was stopped has been brought back',
  },
  conflict: {
    id: 'admin.mailing.conflict',
    defaultMessage:
      'The schedule was changed in another window in the meantime. Look at it again, then save.',
    description: 'Error when the schedule is no longer as it was seen',
  },
  failed: {
    id: 'admin.mailing.failed',
    defaultMessage: 'The schedule could not be saved. Please try again.',
    description: 'Error without a reason',
  },
  loadFailed: {
    id: 'admin.mailing.loadFailed',
    defaultMessage: 'The schedule could not be loaded.',
    description: 'Error',
  },
  gone: {
    id: 'admin.mailing.gone',
    defaultMessage: 'The schedule was stopped in another window in the meantime.',
    description: 'After a schedule could not be saved, because the report is mailed no more',
  },
  readersFailed: {
    id: 'admin.mailing.readersFailed',
    defaultMessage: 'The list of administrators could not be loaded.',
    description: 'Error instead of the form that says when a report is mailed, and to whom',
  },
  notReached: {
    id: 'admin.mailing.notReached',
    defaultMessage: 'gets nothing: the account is disabled or not an administrator’s',
    description: 'Beside the address of somebody on the schedule',
  },
});

const frequencies = defineMessages({
  weekly: { id: 'admin.mailing.weekly', defaultMessage: 'Every week', description: 'Choice of How often' },
  monthly: { id: 'admin.mailing.monthly', defaultMessage: 'Every month', description: 'Choice of How often' },
}) satisfies Record<ReportFrequency, unknown>;

const periods = defineMessages({
  asSaved: {
    id: 'admin.mailing.asSaved',
    defaultMessage: 'As the report was saved',
    description: 'Choice of Which days',
  },
  lastWeek: {
    id: 'admin.mailing.lastWeek',
    defaultMessage: 'The week before',
    description: 'Choice of Which days',
  },
  nextWeek: {
    id: 'admin.mailing.nextWeek',
    defaultMessage: 'The seven days from then on',
    description: 'Choice of Which days',
  },
  lastMonth: {
    id: 'admin.mailing.lastMonth',
    defaultMessage: 'The month before',
    description: 'Choice of Which days',
  },
  lastYear: {
    id: 'admin.mailing.lastYear',
    defaultMessage: 'The twelve months before',
    description: 'Choice of Which days',
  },
}) satisfies Record<ReportPeriod, unknown>;

const filled = defineMessages<{
  weekly: { day: string; time: string };
  monthly: { day: number; time: string };
  next: { when: string };
  saved: { when: string };
  copy: { name: string; link: MessageTag };
  person: { name: string; email: string };
}>({
  weekly: {
    id: 'admin.mailing.everyWeek',
    defaultMessage: 'Every week on {day} {time}',
    description: 'When a report is mailed; {day} is the name of a weekday, {time} such as: at 8:00 AM',
  },
  monthly: {
    id: 'admin.mailing.everyMonth',
    defaultMessage: 'Every month on day {day} {time}',
    description: 'When a report is mailed; {day} is a number from 1 to 31, {time} such as: at 8:00 AM',
  },
  next: {
    id: 'admin.mailing.next',
    defaultMessage: 'Next: {when}',
    description: 'When a report is mailed next; {when} is a date with its hour',
  },
  saved: {
    id: 'admin.mailing.saved',
    defaultMessage: 'Saved. The next email leaves on {when}.',
    description: 'After a schedule was saved; {when} is a date with its hour',
  },
  copy: {
    id: 'admin.mailing.copy',
    defaultMessage: 'Your copy is what is sent: <link>{name}</link>',
    description:
      'On a report that comes with the product, of which the admin has saved a copy; {name} is the name of the copy',
  },
  person: {
    id: 'admin.mailing.person',
    defaultMessage: '{name}, {email}',
    description: 'An admin, beside a box to tick',
  },
});

export const mailingMessages = { ...plain, ...filled, frequencies, periods };
