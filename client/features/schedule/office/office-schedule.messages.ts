import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'admin.schedule.title',
    defaultMessage: 'Schedule Classes',
    description: 'Title and heading of the page on which the office schedules classes',
  },
  scheduleClass: {
    id: 'admin.schedule.scheduleClass',
    defaultMessage: 'Schedule a class',
    description: 'Button that opens the form for a new class, and heading of that form',
  },
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
  unknownClass: {
    id: 'admin.schedule.unknownClass',
    defaultMessage: 'Unknown Class',
    description: 'Stands for the name of a class whose type is missing',
  },
  tbd: {
    id: 'admin.schedule.tbd',
    defaultMessage: 'TBD',
    description: 'Stands for the place of a class while it is not decided: to be determined',
  },
  location: {
    id: 'admin.schedule.location',
    defaultMessage: 'Location',
    description: 'Label in a class card',
  },
  taughtIn: {
    id: 'admin.schedule.taughtIn',
    defaultMessage: 'Taught in',
    description: 'Label in a class card; the language the class is taught in stands under it',
  },
  price: {
    id: 'admin.schedule.price',
    defaultMessage: 'Price',
    description: 'Label in a class card and form',
  },
  capacity: {
    id: 'admin.schedule.capacity',
    defaultMessage: 'Capacity',
    description: 'Label in a class card; booked seats of all seats stand under it, like 9/12',
  },
  edit: { id: 'admin.schedule.edit', defaultMessage: 'Edit', description: 'Button of a class card' },
  open: {
    id: 'admin.schedule.open',
    defaultMessage: 'Open class',
    description: 'Action: leads to the page of a class',
  },
  copy: {
    id: 'admin.schedule.copy',
    defaultMessage: 'Copy to new dates',
    description: 'Button of a class card: opens the form filled in with the same class, without dates',
  },
  viewBookings: {
    id: 'admin.schedule.viewBookings',
    defaultMessage: 'View Bookings',
    description: 'Link of a class card to its bookings',
  },
  write: {
    id: 'admin.schedule.write',
    defaultMessage: 'Write to everybody',
    description: 'Link of a class card to the page that writes to everybody who has a seat',
  },
  signInSheet: {
    id: 'admin.schedule.signInSheet',
    defaultMessage: 'Sign-in sheet',
    description: 'Link of a class card to the sheet that attendees sign',
  },
  classRecord: {
    id: 'admin.schedule.classRecord',
    defaultMessage: 'Class record',
    description: 'Link of a class card to the record of the class that is kept for five years',
  },
  delete: { id: 'admin.schedule.delete', defaultMessage: 'Delete', description: 'Button of a class card' },
  deleting: {
    id: 'admin.schedule.deleting',
    defaultMessage: 'Deleting…',
    description: 'Button that deletes a class while it is at work',
  },
  keep: {
    id: 'admin.schedule.keep',
    defaultMessage: 'Keep it',
    description: 'Button of the question whether to delete a class: leaves it as it is',
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
  period: {
    id: 'admin.schedule.period',
    defaultMessage: 'Show',
    description: 'Label of the filter of the schedule: classes to come, past ones or all',
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
  typeFilter: {
    id: 'admin.schedule.typeFilter',
    defaultMessage: 'Class type',
    description: 'Label of a filter of the schedule',
  },
  statusFilter: {
    id: 'admin.schedule.statusFilter',
    defaultMessage: 'Status',
    description: 'Label of a filter of the schedule',
  },
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
  address: { street: string; city: string; state: string; zip: string };
  day: { number: number };
  instructor: { name: string };
  notes: { notes: string };
  zone: { zone: string };
  ofClass: { name: string; date: string };
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
  address: {
    id: 'admin.schedule.address',
    defaultMessage: '{street}, {city}, {state} {zip}',
    description: 'Address of a class: 2155 S Quarry Road, West Valley City, UT 84119',
  },
  day: {
    id: 'admin.schedule.day',
    defaultMessage: 'Day {number}',
    description: 'Number of a day of a class',
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
  zone: {
    id: 'admin.schedule.zone',
    defaultMessage: 'Times are {zone}.',
    description: 'Under the days of a class; {zone} is like Mountain Time',
  },
  ofClass: {
    id: 'admin.schedule.ofClass',
    defaultMessage: '{name}, {date}',
    description: 'Read out after a button of a class card, to tell which class it is',
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
