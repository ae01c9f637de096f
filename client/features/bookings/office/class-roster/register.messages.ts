import { defineMessages } from 'react-intl';

const plain = defineMessages({
  all: {
    id: 'admin.attendance.register.all',
    defaultMessage: 'All attended',
    description: 'Button: everybody has attended the class',
  },
  others: {
    id: 'admin.attendance.register.others',
    defaultMessage: 'All others attended',
    description: 'Button: everybody of whom nothing is recorded yet has attended the class',
  },
});

const filled = defineMessages<{
  count: { recorded: number; count: number };
  notBegun: { when: string };
  lastDay: { when: string };
  notSaved: { count: number };
}>({
  count: {
    id: 'admin.attendance.register.count',
    defaultMessage: '{recorded, number} of {count, number} recorded',
    description: 'Heading of the attendees of a class: of how many it is recorded whether they came',
  },
  notBegun: {
    id: 'admin.attendance.register.notBegun',
    defaultMessage: 'The class begins on {when}; attendance can be recorded from then on.',
    description: 'In place of the attendees of a class',
  },
  lastDay: {
    id: 'admin.attendance.register.lastDay',
    defaultMessage:
      'Who attended can be recorded from {when} on, when the last day begins. Until then, mark who is absent.',
    description: 'Above the attendees of a class of several days',
  },
  notSaved: {
    id: 'admin.attendance.register.notSaved',
    defaultMessage:
      '{count, plural, one {# entry is} other {# entries are}} not saved yet. Keep this page open.',
    description: 'Above the attendees of a class, when what was recorded could not be sent',
  },
});

/** The register of a class, where its attendance is recorded. */
export const registerMessages = { ...plain, ...filled };
