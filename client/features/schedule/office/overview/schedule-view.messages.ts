import { defineMessages } from 'react-intl';

const plain = defineMessages({
  views: {
    id: 'admin.calendar.views',
    defaultMessage: 'Show the schedule as',
    description: 'Names the row of buttons with cards, table, week and month; read out, not visible',
  },
  cards: {
    id: 'admin.calendar.cards',
    defaultMessage: 'Cards',
    description: 'Button: shows each class of the schedule as a card',
  },
  table: {
    id: 'admin.calendar.table',
    defaultMessage: 'Table',
    description: 'Button: shows the schedule as a table',
  },
  week: {
    id: 'admin.calendar.week',
    defaultMessage: 'Week',
    description: 'Button: shows the schedule as the calendar of a week',
  },
  month: {
    id: 'admin.calendar.month',
    defaultMessage: 'Month',
    description: 'Button: shows the schedule as the calendar of a month',
  },
  noInstructor: {
    id: 'admin.calendar.noInstructor',
    defaultMessage: 'Not set',
    description: 'Where the name of the instructor of a class would stand; a man or a woman',
  },
  cityFilter: {
    id: 'admin.calendar.cityFilter',
    defaultMessage: 'Where',
    description: 'Label of a filter of the schedule: in which city',
  },
  instructorFilter: {
    id: 'admin.calendar.instructorFilter',
    defaultMessage: 'Taught by',
    description: 'Label of a filter of the schedule: by which instructor; a man or a woman',
  },
  anyCity: {
    id: 'admin.calendar.anyCity',
    defaultMessage: 'Any',
    description: 'Choice of a filter that leaves out nothing: all cities or languages',
  },
  today: {
    id: 'admin.calendar.today',
    defaultMessage: 'Today',
    description: 'Button: turns the calendar to today',
  },
  previousWeek: {
    id: 'admin.calendar.previousWeek',
    defaultMessage: 'Previous week',
    description: 'Button of the calendar; an arrow is shown',
  },
  nextWeek: {
    id: 'admin.calendar.nextWeek',
    defaultMessage: 'Next week',
    description: 'Button of the calendar; an arrow is shown',
  },
  previousMonth: {
    id: 'admin.calendar.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Button of the calendar; an arrow is shown',
  },
  nextMonth: {
    id: 'admin.calendar.nextMonth',
    defaultMessage: 'Next month',
    description: 'Button of the calendar; an arrow is shown',
  },
  noneInPeriod: {
    id: 'admin.calendar.noneInPeriod',
    defaultMessage: 'No classes in this period.',
    description: 'Under a calendar of a week or a month without classes',
  },
  noneMatchesInPeriod: {
    id: 'admin.calendar.noneMatchesInPeriod',
    defaultMessage: 'No classes in this period match the filters.',
    description: 'Under a calendar of a week or a month when the filters leave no class',
  },
  notAll: {
    id: 'admin.calendar.notAll',
    defaultMessage: 'There are more classes than a calendar shows. Use the filters above to see fewer.',
    description: 'Above a calendar with more than 1,000 classes',
  },
});

const filled = defineMessages<{
  dayCount: { count: number };
  actionsOf: { name: string; date: string };
  moreFilters: { count: number };
  taken: { taken: number; max: number };
  more: { count: number };
  moreOn: { count: number; date: string };
  countInPeriod: { count: number };
}>({
  dayCount: {
    id: 'admin.calendar.dayCount',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'How many days a class has',
  },
  actionsOf: {
    id: 'admin.calendar.actionsOf',
    defaultMessage: 'Actions for {name}, {date}',
    description: 'What the button with three dots in the row of a class is called; read out, not visible',
  },
  moreFilters: {
    id: 'admin.calendar.moreFilters',
    defaultMessage: '{count, plural, =0 {More filters} one {More filters (#)} other {More filters (#)}}',
    description: 'Button that shows further filters; {count} of them are in use',
  },
  taken: {
    id: 'admin.calendar.taken',
    defaultMessage: '{taken, number}/{max, number} seats',
    description: 'Booked seats of all seats of a class: 9/12 seats',
  },
  more: {
    id: 'admin.calendar.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Link from a day of a month to its week, with the classes there is no room for',
  },
  moreOn: {
    id: 'admin.calendar.moreOn',
    defaultMessage: '{count, plural, one {# more class} other {# more classes}} on {date}: show the week',
    description: 'The same link, read out',
  },
  countInPeriod: {
    id: 'admin.calendar.countInPeriod',
    defaultMessage: '{count, plural, =0 {No classes} one {# class} other {# classes}}',
    description: 'How many classes have a day in the week or the month that is shown',
  },
});

/** The views of the schedule: table and calendar. */
export const scheduleViewMessages = { ...plain, ...filled };
