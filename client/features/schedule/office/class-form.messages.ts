import { defineMessages } from 'react-intl';

/** Labels of the fields. */
export const classLabels = defineMessages({
  classTypeId: {
    id: 'admin.schedule.form.classType',
    defaultMessage: 'Class type',
    description: 'Label of a field: the course that is taught',
  },
  priceCents: {
    id: 'admin.schedule.form.price',
    defaultMessage: 'Price in dollars',
    description: 'Label of a field of the class form',
  },
  maxAttendees: {
    id: 'admin.schedule.form.maxAttendees',
    defaultMessage: 'Max attendees',
    description: 'Label of a field: how many seats a class has',
  },
  language: {
    id: 'admin.schedule.form.language',
    defaultMessage: 'Language of instruction',
    description: 'Label of a field: the language a class is taught in',
  },
  status: {
    id: 'admin.schedule.form.status',
    defaultMessage: 'Status',
    description: 'Label of a field of the class form',
  },
  instructorName: {
    id: 'admin.schedule.form.instructor',
    defaultMessage: 'Instructor',
    description: 'Label of a field: who teaches the class; a man or a woman',
  },
  locationName: {
    id: 'admin.schedule.form.locationName',
    defaultMessage: 'Location name',
    description: 'Label of a field: what the place is called',
  },
  'address.street1': {
    id: 'admin.schedule.form.street1',
    defaultMessage: 'Street 1',
    description: 'Label of a field of an address',
  },
  'address.street2': {
    id: 'admin.schedule.form.street2',
    defaultMessage: 'Street 2',
    description: 'Label of a field of an address',
  },
  'address.city': {
    id: 'admin.schedule.form.city',
    defaultMessage: 'City',
    description: 'Label of a field of an address',
  },
  'address.state': {
    id: 'admin.schedule.form.state',
    defaultMessage: 'State',
    description: 'Label of a field of an address, like UT',
  },
  'address.zip': {
    id: 'admin.schedule.form.zip',
    defaultMessage: 'ZIP',
    description: 'Label of a field of an address: the postal code',
  },
  notes: {
    id: 'admin.schedule.form.notes',
    defaultMessage: 'Notes',
    description: 'Label of a field of the class form',
  },
});

const plain = defineMessages({
  editHeading: {
    id: 'admin.schedule.form.editHeading',
    defaultMessage: 'Edit class',
    description: 'Heading of the form that changes a class',
  },
  copyHeading: {
    id: 'admin.schedule.form.copyHeading',
    defaultMessage: 'Copy to new dates',
    description: 'Heading of the form for a class that was copied from another one',
  },
  copyHint: {
    id: 'admin.schedule.form.copyHint',
    defaultMessage:
      'Choose the first date: the other days follow at the same distance. You can change each one.',
    description: 'Above the days of a class that was copied from another one',
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
  typesFailed: {
    id: 'admin.schedule.form.typesFailed',
    defaultMessage: 'Failed to fetch class types',
    description: 'Banner when the list of class types could not be loaded',
  },
  bilingual: {
    id: 'admin.schedule.form.bilingual',
    defaultMessage: 'Bilingual',
    description: 'Choice for a class that is taught in English and Spanish',
  },
  instructorHint: {
    id: 'admin.schedule.form.instructorHint',
    defaultMessage: 'Stands on the sign-in sheet and the class record. Guests do not see it.',
    description: 'Under the label of the instructor',
  },
  days: {
    id: 'admin.schedule.form.days',
    defaultMessage: 'Days',
    description: 'Heading above the days of the class form',
  },
  date: {
    id: 'admin.schedule.form.date',
    defaultMessage: 'Date',
    description: 'Label of a field of a class day',
  },
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
    description: 'Button of the class form',
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
  dayName: { number: number };
  removeDay: { number: number };
  zone: { zone: string };
  fewDays: { course: string; minDays: number; days: number };
  groupSize: { min: number; max: number; seats: number };
  source: { title: string };
  belowTaken: { taken: number };
  clash: { name: string; date: string };
  inactive: { name: string };
  cancels: { people: number };
  moves: { people: number };
}>({
  dayName: {
    id: 'admin.schedule.form.dayName',
    defaultMessage: 'Day {number}',
    description: 'Name of a group of fields: one day of a class',
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
    description: 'Hint at a class that overlaps with another one at the same place',
  },
  cancels: {
    id: 'admin.schedule.form.cancels',
    defaultMessage:
      'Saving cancels this class for {people, plural, one {# person} other {# people}} with a seat. No message goes out: please tell them.',
    description: 'Beside the button that saves a class that is being cancelled',
  },
  moves: {
    id: 'admin.schedule.form.moves',
    defaultMessage:
      'Saving changes place or time for {people, plural, one {# person} other {# people}} with a seat. No message goes out: please tell them.',
    description: 'Beside the button that saves a class with another place, day or hour',
  },
  inactive: {
    id: 'admin.schedule.form.inactive',
    defaultMessage: '{name} (inactive)',
    description: 'Entry in the list of class types: one that guests do not see',
  },
});

export const classFormMessages = { ...plain, ...filled };
