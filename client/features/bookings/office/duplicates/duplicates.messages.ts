import { defineMessages } from 'react-intl';

const plain = defineMessages({
  intro: {
    id: 'admin.duplicates.intro',
    defaultMessage:
      'Students who share an email, a phone number or a name. Compare two of them, then merge them or say that they are two people.',
    description: 'Under the heading of the page of possible duplicates',
  },
  none: {
    id: 'admin.duplicates.none',
    defaultMessage: 'No possible duplicates',
    description: 'Where no two students have anything in common',
  },
  noneText: {
    id: 'admin.duplicates.noneText',
    defaultMessage: 'New students are compared with all others within a minute.',
    description: 'Where no two students have anything in common',
  },
  compare: {
    id: 'admin.duplicates.compare',
    defaultMessage: 'Compare',
    description: 'Link to two students side by side',
  },
  dismiss: {
    id: 'admin.duplicates.dismiss',
    defaultMessage: 'Two people',
    description: 'Button: says that two students are not one person',
  },
  dismissFailed: {
    id: 'admin.duplicates.dismissFailed',
    defaultMessage: 'This could not be saved. Try again.',
    description: 'Said when a pair could not be dismissed',
  },
  loadFailed: {
    id: 'admin.duplicates.loadFailed',
    defaultMessage: 'The possible duplicates could not be loaded.',
    description: 'Shown when the list could not be loaded',
  },
  more: {
    id: 'admin.duplicates.more',
    defaultMessage: 'Show more',
    description: 'Button: loads more pairs',
  },
  email: {
    id: 'admin.duplicates.email',
    defaultMessage: 'Same email',
    description: 'What two students have in common',
  },
  phone: {
    id: 'admin.duplicates.phone',
    defaultMessage: 'Same phone',
    description: 'What two students have in common',
  },
  name: {
    id: 'admin.duplicates.name',
    defaultMessage: 'Same name',
    description: 'What two students have in common',
  },
});

const filled = defineMessages<{
  which: { one: string; other: string };
  dismissed: { one: string; other: string };
  since: { date: string };
}>({
  which: {
    id: 'admin.duplicates.which',
    defaultMessage: '{one} and {other}',
    description: 'Names of the two students of a pair, for screen readers',
  },
  dismissed: {
    id: 'admin.duplicates.dismissed',
    defaultMessage: '{one} and {other} are noted as two people.',
    description: 'Said after a pair was dismissed',
  },
  since: {
    id: 'admin.duplicates.since',
    defaultMessage: 'On record since {date}',
    description: 'When a student was added',
  },
});

export const duplicateMessages = { ...plain, ...filled };
