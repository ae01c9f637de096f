import { defineMessages } from 'react-intl';

export const loadFailedMessages = defineMessages({
  retry: {
    id: 'admin.load.retry',
    defaultMessage: 'Try again',
    description: 'Button after a failure to load; it loads again',
  },
  retrying: {
    id: 'admin.load.retrying',
    defaultMessage: 'Trying again…',
    description: 'In place of a failure to load, while it loads again',
  },
});
