import { defineMessages } from 'react-intl';

export const waitingMessages = defineMessages<{ waiting: { count: number } }>({
  waiting: {
    id: 'admin.class.waiting',
    defaultMessage: '{count} waiting',
    description: 'Beside the seats of a class: how many people are on its waiting list; leads to the list',
  },
});
