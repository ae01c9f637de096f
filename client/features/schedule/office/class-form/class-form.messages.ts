import { defineMessages } from 'react-intl';

import { fieldMessages } from '../../../../ui/office/texts/fields.messages';

const plain = defineMessages({
  editHeading: {
    id: 'admin.schedule.form.editHeading',
    defaultMessage: 'Edit class',
    description: 'Heading of the form that changes a class',
  },
  classTypePrompt: {
    id: 'admin.schedule.form.classTypePrompt',
    defaultMessage: 'Choose a class type',
    description: 'Stands in the list of class types while none is chosen',
  },
  classTypeHint: {
    id: 'admin.schedule.form.classTypeHint',
    defaultMessage: 'Sets the price and the max attendees; you can change both.',
    description: 'Under the label of the class type',
  },
  instructorHint: {
    id: 'admin.schedule.form.instructorHint',
    defaultMessage: 'Printed on the sign-in sheet and the class record. Guests do not see it.',
    description: 'Under the label of the instructor',
  },
  locationHint: {
    id: 'admin.schedule.form.locationHint',
    defaultMessage: 'Choose one of your venues, which fills in the address, or type another place.',
    description: 'Under the label of the location name',
  },
  days: {
    id: 'admin.schedule.form.days',
    defaultMessage: 'Days',
    description: 'Heading above the days of a class',
  },
  date: fieldMessages.date,
  startTime: {
    id: 'admin.schedule.form.startTime',
    defaultMessage: 'Start',
    description: 'Label of a field: start time of a class day',
  },
  endTime: {
    id: 'admin.schedule.form.endTime',
    defaultMessage: 'End',
    description: 'Label of a field: end time of a class day',
  },
  addDay: {
    id: 'admin.schedule.form.addDay',
    defaultMessage: 'Add day',
    description: 'Button that adds a day to a class',
  },
  remove: {
    id: 'admin.schedule.form.remove',
    defaultMessage: 'Remove',
    description: 'Button that removes a day from a class',
  },
  notesHint: {
    id: 'admin.schedule.form.notesHint',
    defaultMessage: 'Only the office sees these.',
    description: 'Under the label of the notes on a class',
  },
  save: {
    id: 'admin.schedule.form.save',
    defaultMessage: 'Save class',
    description: 'Button that saves a class, in its form and in the question whom to tell',
  },
  hintsHeading: {
    id: 'admin.schedule.form.hintsHeading',
    defaultMessage: 'Before you save',
    description: 'Heading of the hints at the end of the class form',
  },
  hintsEnd: {
    id: 'admin.schedule.form.hintsEnd',
    defaultMessage: 'You can still save.',
    description: 'After the hints at the end of the class form',
  },
});

const filled = defineMessages<{
  removeDay: { number: number };
  zone: { zone: string };
  zoneSet: { zone: string };
  venueDetail: { street: string; city: string };
  dayProblem: { number: number; problem: string };
  authorizationExpired: { name: string; date: string };
  languageNotTaught: { name: string };
  overVenueCapacity: { capacity: number };
  inPast: { date: string };
  farAhead: { date: string };
  holiday: { date: string; holiday: string };
  observedHoliday: { date: string; holiday: string };
  fewDays: { course: string; minDays: number; days: number };
  groupSize: { min: number; max: number; seats: number };
  source: { title: string };
  belowTaken: { taken: number };
  instructorNotified: { name: string };
  clash: { name: string; date: string };
  instructorClash: { name: string; course: string; date: string };
  inactive: { name: string };
  cancels: { seats: number };
  restores: { seats: number };
  changes: { seats: number };
}>({
  instructorNotified: {
    id: 'admin.schedule.form.instructorNotified',
    defaultMessage: '{name} is emailed about new and changed classes.',
    description: 'Under the field of the instructor, who gets a mail when a class of theirs is saved',
  },
  removeDay: {
    id: 'admin.schedule.form.removeDay',
    defaultMessage: 'Remove day {number}',
    description:
      'Full name, for screen readers, of the button that removes a day; starts with the word shown',
  },
  zone: {
    id: 'admin.schedule.form.zone',
    defaultMessage: 'Times are {zone}, from the state.',
    description: 'Under the heading of the days; {zone} is like Mountain Time',
  },
  zoneSet: {
    id: 'admin.schedule.form.zoneSet',
    defaultMessage: 'Times are {zone}, as set for this place.',
    description: 'Under the heading of the days, when the place has another zone than its state',
  },
  venueDetail: {
    id: 'admin.schedule.form.venueDetail',
    defaultMessage: '{street}, {city}',
    description: 'In the list of venues, under the name',
  },
  dayProblem: {
    id: 'admin.schedule.form.dayProblem',
    defaultMessage: 'Day {number}: {problem}',
    description: 'Error at a class day; {problem} is the error itself, like: Date required',
  },
  holiday: {
    id: 'admin.schedule.form.holiday',
    defaultMessage: '{date} is a federal holiday: {holiday}.',
    description: 'Hint at a class with a day on a holiday',
  },
  observedHoliday: {
    id: 'admin.schedule.form.observedHoliday',
    defaultMessage: '{holiday} is observed on {date}.',
    description: 'Hint at a class with a day on the weekday on which a holiday of the weekend is observed',
  },
  authorizationExpired: {
    id: 'admin.schedule.form.authorizationExpired',
    defaultMessage: 'The authorization of {name} expires on {date}, before the last day.',
    description: 'Hint at a class whose instructor is not authorized any more by then',
  },
  languageNotTaught: {
    id: 'admin.schedule.form.languageNotTaught',
    defaultMessage: '{name} does not teach in the language of this class.',
    description: 'Hint at a class whose language the instructor does not teach in',
  },
  overVenueCapacity: {
    id: 'admin.schedule.form.overVenueCapacity',
    defaultMessage: 'The venue has room for {capacity, plural, one {# person} other {# people}}.',
    description: 'Hint at a class with more seats than its venue has room for',
  },
  inPast: {
    id: 'admin.schedule.form.inPast',
    defaultMessage:
      'The class begins in the past, on {date}. Guests do not see it, and the schedule lists it among the past classes.',
    description: 'Hint at a class whose first day is before today',
  },
  farAhead: {
    id: 'admin.schedule.form.farAhead',
    defaultMessage: 'The class has a day more than two years from now, {date}. Check the year.',
    description: 'Hint at a class with a day far in the future, which is probably a typing error',
  },
  fewDays: {
    id: 'admin.schedule.form.fewDays',
    defaultMessage: '{course} takes at least {minDays} days. You have {days}.',
    description: 'Hint at a class with too few days; {course} is like OSHA 30',
  },
  groupSize: {
    id: 'admin.schedule.form.groupSize',
    defaultMessage: 'Outreach classes hold {min} to {max} people. You have {seats}.',
    description: 'Hint at an OSHA 10 or OSHA 30 class with too few or too many seats',
  },
  source: {
    id: 'admin.schedule.form.source',
    defaultMessage: 'Source: {title}',
    description: 'Link to the document a hint comes from; {title} is its English title',
  },
  belowTaken: {
    id: 'admin.schedule.form.belowTaken',
    defaultMessage:
      '{taken, plural, one {# seat is taken} other {# seats are taken}} already, more than the max attendees. All bookings stay, and the class shows Full.',
    description: 'Hint at a class that is changed to fewer seats than are taken',
  },
  clash: {
    id: 'admin.schedule.form.clash',
    defaultMessage: 'At the same place and time: {name} on {date}.',
    description: 'Hint at a class, or a copy of one, that overlaps with another one at the same place',
  },
  instructorClash: {
    id: 'admin.schedule.form.instructorClash',
    defaultMessage: '{name} already teaches {course} on {date} at that time.',
    description:
      'Hint at a class that overlaps with another one of the same instructor; {name} is the instructor',
  },
  cancels: {
    id: 'admin.schedule.form.cancels',
    defaultMessage:
      'Saving cancels this class, in which {seats, plural, one {# seat is} other {# seats are}} taken. You will see the message first.',
    description: 'Beside the button that saves a class that is being cancelled',
  },
  restores: {
    id: 'admin.schedule.form.restores',
    defaultMessage:
      'Saving schedules this class again, in which {seats, plural, one {# seat is} other {# seats are}} taken. You will see the message first.',
    description: 'Beside the button that saves a class that was cancelled',
  },
  changes: {
    id: 'admin.schedule.form.changes',
    defaultMessage:
      'Saving changes place, time or language of this class, in which {seats, plural, one {# seat is} other {# seats are}} taken. You will see the message first.',
    description: 'Beside the button that saves a class with another place, day, hour or language',
  },
  inactive: {
    id: 'admin.schedule.form.inactive',
    defaultMessage: '{name} (inactive)',
    description: 'Entry in the list of class types: one that guests do not see',
  },
});

export const classFormMessages = { ...plain, ...filled };
