import { defineMessages, useIntl, type IntlShape } from 'react-intl';

const lengthMessages = defineMessages<{
  hours: { count: number };
  hoursAndAHalf: { count: number };
  inDays: { hours: string; days: number };
}>({
  hours: {
    id: 'classes.hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
    description: 'How long a class takes, in whole hours',
  },
  hoursAndAHalf: {
    id: 'classes.hoursAndAHalf',
    defaultMessage: '{count, plural, =0 {half an hour} one {#.5 hours} other {#.5 hours}}',
    description: 'How long a class takes, {count} hours and a half: 4.5 hours',
  },
  inDays: {
    id: 'classes.length',
    defaultMessage: '{hours}, {days, plural, one {# day} other {# days}}',
    description: 'How long a class takes: {hours} is like "8 hours"',
  },
});

/** '8 hours', '4.5 hours', '4 horas y media'. */
function hoursText(intl: IntlShape, hours: number): string {
  const count = Math.floor(hours);
  return count === hours
    ? intl.formatMessage(lengthMessages.hours, { count })
    : intl.formatMessage(lengthMessages.hoursAndAHalf, { count });
}

interface CourseLength {
  /** In steps of half an hour: '4.5 hours', '4 horas y media'. */
  inHours: (hours: number) => string;
  /** '10 hours, 2 days' */
  inDays: (hours: number, days: number) => string;
}

/** The duration of a course in the visitor's language. */
export function useCourseLength(): CourseLength {
  const intl = useIntl();
  return {
    inHours: (hours) => hoursText(intl, hours),
    inDays: (hours, days) =>
      intl.formatMessage(lengthMessages.inDays, { hours: hoursText(intl, hours), days }),
  };
}
