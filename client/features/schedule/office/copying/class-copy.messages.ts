import { defineMessages } from 'react-intl';

const plain = defineMessages({
  intro: {
    id: 'admin.class.copy.intro',
    defaultMessage:
      'Type, place, hours, seats, price, instructor and notes stay as they are. Bookings are not copied.',
    description: 'Under the heading of the form that schedules a class again',
  },
  firstDate: {
    id: 'admin.class.copy.firstDate',
    defaultMessage: 'First date',
    description: 'Label of a field: when the first copy of a class begins',
  },
  repeat: {
    id: 'admin.class.copy.repeat',
    defaultMessage: 'Repeat',
    description: 'Label of a choice: how often the copy of a class is held',
  },
  once: {
    id: 'admin.class.copy.once',
    defaultMessage: 'Once',
    description: 'Choice: one copy of a class',
  },
  weekly: {
    id: 'admin.class.copy.weekly',
    defaultMessage: 'Every week',
    description: 'Choice: a copy of a class each week',
  },
  everyTwoWeeks: {
    id: 'admin.class.copy.everyTwoWeeks',
    defaultMessage: 'Every 2 weeks',
    description: 'Choice: a copy of a class every second week',
  },
  everyThreeWeeks: {
    id: 'admin.class.copy.everyThreeWeeks',
    defaultMessage: 'Every 3 weeks',
    description: 'Choice: a copy of a class every third week',
  },
  everyFourWeeks: {
    id: 'admin.class.copy.everyFourWeeks',
    defaultMessage: 'Every 4 weeks',
    description: 'Choice: a copy of a class every fourth week',
  },
  number: {
    id: 'admin.class.copy.number',
    defaultMessage: 'Number of classes',
    description: 'Label of a field: how many copies are made',
  },
  numberHint: {
    id: 'admin.class.copy.numberHint',
    defaultMessage: '2 to 26',
    description: 'Under the field with the number of copies',
  },
  numberInvalid: {
    id: 'admin.class.copy.numberInvalid',
    defaultMessage: 'Enter a whole number from 2 to 26',
    description: 'What is wrong with the number of copies',
  },
  dateRequired: {
    id: 'admin.class.copy.dateRequired',
    defaultMessage: 'Enter the first date',
    description: 'What is wrong with the first date',
  },
  holidays: {
    id: 'admin.class.copy.holidays',
    defaultMessage: 'Federal holidays',
    description: 'Heading above the holidays that copies of a class would fall on',
  },
  holidaysHint: {
    id: 'admin.class.copy.holidaysHint',
    defaultMessage:
      'A date that would fall on a skipped holiday is left out, and one is added at the end. You still get as many classes as you asked for.',
    description: 'Under the heading of the holidays',
  },
  planned: {
    id: 'admin.class.copy.planned',
    defaultMessage: 'Dates',
    description: 'Heading above the dates on which copies of a class will be scheduled',
  },
  planning: {
    id: 'admin.class.copy.planning',
    defaultMessage: 'Looking up the dates…',
    description: 'In place of the dates while they are on their way',
  },
  planFailed: {
    id: 'admin.class.copy.planFailed',
    defaultMessage: 'The dates could not be looked up.',
    description: 'In place of the dates',
  },
  ownClash: {
    id: 'admin.class.copy.ownClash',
    defaultMessage: 'another one of these copies',
    description: 'What a copy of a class would be at the same place and time as; within a sentence',
  },
  scheduling: {
    id: 'admin.class.copy.scheduling',
    defaultMessage: 'Scheduling…',
    description: 'Label of the button while copies are being made',
  },
  failed: {
    id: 'admin.class.copy.failed',
    defaultMessage: 'The class was not copied. Check your connection, look at the schedule, and try again.',
    description: 'After copying failed, when nobody knows why',
  },
  gone: {
    id: 'admin.class.copy.gone',
    defaultMessage: 'Not copied: somebody has deleted this class in the meantime.',
    description: 'After copying failed',
  },
  undoFailed: {
    id: 'admin.class.copy.undoFailed',
    defaultMessage: 'The copies could not be deleted. Look at the schedule.',
    description: 'After copying was to be undone',
  },
  undoLost: {
    id: 'admin.class.copy.undoLost',
    defaultMessage: 'The server did not answer. Look at the schedule to see whether the copies were deleted.',
    description: 'After copying was to be undone, when the connection was lost',
  },
  copies: {
    id: 'admin.class.copy.copies',
    defaultMessage: 'Copies just scheduled',
    description: 'Above the links to the classes that were just made',
  },
});

const filled = defineMessages<{
  skip: { holiday: string; date: string };
  skipObserved: { holiday: string; date: string };
  tooFew: { count: number };
  schedule: { count: number };
  done: { count: number; name: string };
  takenBack: { count: number };
  partlyTakenBack: { gone: number; left: number };
}>({
  skip: {
    id: 'admin.class.copy.skip',
    defaultMessage: 'Skip {holiday}, {date}',
    description: 'Box to tick: no copy of the class is held on this holiday',
  },
  skipObserved: {
    id: 'admin.class.copy.skipObserved',
    defaultMessage: 'Skip {holiday} (observed), {date}',
    description: 'The same, of the weekday on which a holiday of the weekend is observed',
  },
  tooFew: {
    id: 'admin.class.copy.tooFew',
    defaultMessage:
      '{count, plural, =0 {Holidays leave no date for this class.} one {Holidays leave room for only # class.} other {Holidays leave room for only # classes.}} Hold some on a holiday, or choose another date.',
    description: 'When there are fewer dates than were asked for',
  },
  schedule: {
    id: 'admin.class.copy.schedule',
    defaultMessage: '{count, plural, one {Schedule # class} other {Schedule # classes}}',
    description: 'Button that makes the copies',
  },
  done: {
    id: 'admin.class.copy.done',
    defaultMessage:
      '{count, plural, one {# copy of {name} is scheduled.} other {# copies of {name} are scheduled.}}',
    description: 'Announced after a class was copied',
  },
  takenBack: {
    id: 'admin.class.copy.takenBack',
    defaultMessage: '{count, plural, one {The copy was deleted.} other {The # copies were deleted.}}',
    description: 'Announced after copying was undone',
  },
  partlyTakenBack: {
    id: 'admin.class.copy.partlyTakenBack',
    defaultMessage:
      '{gone, plural, =0 {No copy was} one {# copy was} other {# copies were}} deleted. {left, plural, one {# stays: it has bookings or was edited since.} other {# stay: they have bookings or were edited since.}}',
    description: 'Announced after copying was undone in part',
  },
});

/** Copying a class to new dates. */
export const classCopyMessages = { ...plain, ...filled };
