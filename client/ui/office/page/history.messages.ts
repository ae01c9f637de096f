import { defineMessages } from 'react-intl';

export const historyMessages = defineMessages({
  history: {
    id: 'admin.history.heading',
    defaultMessage: 'History',
    description: 'Heading of the part with what happened to a booking, a class or a student',
  },
  failed: {
    id: 'admin.history.failed',
    defaultMessage: 'The history could not be loaded.',
    description: 'In place of what happened to a booking or a class',
  },
  loading: {
    id: 'admin.history.loading',
    defaultMessage: 'Loading the history…',
    description: 'In place of what happened to a booking or a class, while it is on its way',
  },
  somebody: {
    id: 'admin.history.somebody',
    defaultMessage: 'by the office',
    description: 'Who did something, when nobody knows the name; a date and a dot stand before it',
  },
});

export const historyCountMessages = defineMessages<{ all: { count: number } }>({
  all: {
    id: 'admin.history.all',
    defaultMessage: 'Show all {count} events',
    description: 'Button below the newest events of a history',
  },
});
