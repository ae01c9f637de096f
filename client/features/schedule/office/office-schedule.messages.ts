import { defineMessages } from 'react-intl';

const plain = defineMessages({
  listHeading: {
    id: 'admin.schedule.listHeading',
    defaultMessage: 'Scheduled classes',
    description: 'Heading of the list of classes; read out, not visible',
  },
  loadFailed: {
    id: 'admin.schedule.loadFailed',
    defaultMessage: 'Failed to fetch scheduled classes',
    description: 'Banner when the classes could not be loaded',
  },
  saveFailed: {
    id: 'admin.schedule.saveFailed',
    defaultMessage: 'Failed to save class instance',
    description: 'Banner when a class could not be saved and the server gave no reason',
  },
  deleteFailed: {
    id: 'admin.schedule.deleteFailed',
    defaultMessage: 'Failed to delete class instance',
    description: 'Banner when a class could not be deleted',
  },
  gone: {
    id: 'admin.schedule.gone',
    defaultMessage: 'Somebody deleted this class in the meantime.',
    description: 'After a class could not be saved or deleted, because it is no longer there',
  },
  inUseCancel: {
    id: 'admin.schedule.inUseCancel',
    defaultMessage: 'You can cancel it instead.',
    description: 'After the sentence why a class cannot be deleted',
  },
  emptyHeading: {
    id: 'admin.schedule.emptyHeading',
    defaultMessage: 'No scheduled classes yet',
    description: 'Heading in place of the list of classes when there is none',
  },
  emptyText: {
    id: 'admin.schedule.emptyText',
    defaultMessage: 'Classes you schedule appear here, and guests can book them.',
    description: 'Under the heading that says that there is no class',
  },
  tbd: {
    id: 'admin.schedule.tbd',
    defaultMessage: 'TBD',
    description: 'Stands for the place of a class while it is not decided: to be determined',
  },
  capacity: {
    id: 'admin.schedule.capacity',
    defaultMessage: 'Capacity',
    description: 'Label in a class card; booked seats of all seats stand under it, like 9/12',
  },
  open: {
    id: 'admin.schedule.open',
    defaultMessage: 'Open class',
    description: 'Action: leads to the page of a class',
  },
  copy: {
    id: 'admin.schedule.copy',
    defaultMessage: 'Copy to new dates',
    description:
      'Button of a class card, and heading of what it opens: the form filled in with the same class, without dates',
  },
  viewBookings: {
    id: 'admin.schedule.viewBookings',
    defaultMessage: 'View Bookings',
    description: 'Link of a class card to its bookings',
  },
  loadingClasses: {
    id: 'admin.schedule.loadingClasses',
    defaultMessage: 'Loading classes…',
    description: 'Read out while the list of classes is on its way',
  },
  filters: {
    id: 'admin.schedule.filters',
    defaultMessage: 'Choose classes',
    description: 'Names the filters above the schedule; read out, not visible',
  },
  current: {
    id: 'admin.schedule.current',
    defaultMessage: 'Coming up',
    description: 'Choice of a filter: classes that are not over',
  },
  past: {
    id: 'admin.schedule.past',
    defaultMessage: 'Past',
    description: 'Choice of a filter: classes whose last day is over',
  },
  all: { id: 'admin.schedule.all', defaultMessage: 'All', description: 'Choice of a filter: every class' },
  anyFilter: {
    id: 'admin.schedule.anyFilter',
    defaultMessage: 'Any',
    description: 'Choice of a filter that narrows nothing: no matter which class type or status',
  },
  noneMatches: {
    id: 'admin.schedule.noneMatches',
    defaultMessage: 'No classes match',
    description: 'Heading in place of the list when no class matches the filters',
  },
  noneMatchesText: {
    id: 'admin.schedule.noneMatchesText',
    defaultMessage: 'Choose something else above to see other classes.',
    description: 'Under the heading that says that no class matches the filters',
  },
  showMore: {
    id: 'admin.schedule.showMore',
    defaultMessage: 'Show more classes',
    description: 'Button at the end of the loaded classes',
  },
  showingMore: {
    id: 'admin.schedule.showingMore',
    defaultMessage: 'Loading more…',
    description: 'Button at the end of the loaded classes while more are on their way',
  },
});

const filled = defineMessages<{
  count: { count: number; period: string };
  seats: { taken: number; max: number };
  overbooked: { count: number };
  day: { number: number };
  instructor: { name: string };
  notes: { notes: string };
  deleteHeading: { name: string };
  deleteText: { name: string; date: string };
  inUseHeading: { name: string };
  inUse: { name: string; date: string };
  inUseText: { name: string; date: string; taken: number; waiting: number };
  saved: { name: string };
  deleted: { name: string };
}>({
  count: {
    id: 'admin.schedule.count',
    defaultMessage:
      '{count, plural, one {# class} other {# classes}}, {period, select, current {soonest} other {latest}} first',
    description: 'How many classes there are, and their order',
  },
  seats: {
    id: 'admin.schedule.seats',
    defaultMessage: '{taken, number}/{max, number}',
    description: 'Booked seats of all seats: 9/12',
  },
  overbooked: {
    id: 'admin.schedule.overbooked',
    defaultMessage: 'Full, {count, number} too many',
    description: 'Beside the booked seats of a class with more bookings than seats: 9/5 Full, 4 too many',
  },
  day: {
    id: 'admin.schedule.day',
    defaultMessage: 'Day {number}',
    description: 'Number of a day of a class; also names its fields in the form',
  },
  instructor: {
    id: 'admin.schedule.instructor',
    defaultMessage: 'Instructor: {name}',
    description: 'Who teaches a class; a man or a woman',
  },
  notes: {
    id: 'admin.schedule.notes',
    defaultMessage: 'Notes: {notes}',
    description: 'Notes of the office on a class',
  },
  deleteHeading: {
    id: 'admin.schedule.deleteHeading',
    defaultMessage: 'Delete {name}?',
    description: 'Heading of the question before a class is deleted',
  },
  deleteText: {
    id: 'admin.schedule.deleteText',
    defaultMessage: '{name} on {date} will be deleted. This cannot be undone.',
    description: 'Text of the question before a class is deleted',
  },
  inUseHeading: {
    id: 'admin.schedule.inUseHeading',
    defaultMessage: '{name} cannot be deleted',
    description: 'Heading of the dialog in place of the question before a class is deleted',
  },
  inUse: {
    id: 'admin.schedule.inUse',
    defaultMessage:
      '{name} on {date} has had bookings or a waiting list, and their records are kept, even if everyone has cancelled.',
    description: 'Why the server has refused to delete a class of which nobody has a seat now',
  },
  inUseText: {
    id: 'admin.schedule.inUseText',
    defaultMessage:
      '{name} on {date} has {taken, plural, =0 {no taken seats} one {# taken seat} other {# taken seats}} and {waiting, plural, =0 {nobody} one {# person} other {# people}} on the waiting list.',
    description: 'Why a class cannot be deleted; at least one of the numbers is not 0',
  },
  saved: {
    id: 'admin.schedule.saved',
    defaultMessage: '{name} saved.',
    description: 'Announced after a class was saved',
  },
  deleted: {
    id: 'admin.schedule.deleted',
    defaultMessage: '{name} deleted.',
    description: 'Announced after a class was deleted',
  },
});

export const officeScheduleMessages = { ...plain, ...filled };
