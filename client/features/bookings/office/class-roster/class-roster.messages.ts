import { defineMessages } from 'react-intl';

const plain = defineMessages({
  nobody: {
    id: 'admin.class.roster.nobody',
    defaultMessage: 'Nobody has booked this class yet.',
    description: 'In place of the people who have booked a class',
  },
  nobodyNamed: {
    id: 'admin.class.roster.nobodyNamed',
    defaultMessage: 'No seat of this class has a name yet.',
    description: 'In place of the people who have booked a class, when only seats without names are booked',
  },
  failed: {
    id: 'admin.class.roster.failed',
    defaultMessage: 'The attendees could not be loaded.',
    description: 'In place of the people who have booked a class',
  },
});

const filled = defineMessages<{ unnamed: { seats: number } }>({
  unnamed: {
    id: 'admin.class.roster.unnamed',
    defaultMessage: '{seats, plural, one {# seat without a name:} other {# seats without names:}}',
    description: 'Under the people who have booked a class; the contact of a crew follows',
  },
});

export const classRosterMessages = { ...plain, ...filled };
