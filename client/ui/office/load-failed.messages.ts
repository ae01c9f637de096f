import { defineMessages } from 'react-intl';

export const loadFailedMessages = defineMessages({
  retry: {
    id: 'admin.load.retry',
    defaultMessage: 'Try again',
    description: 'Button beside a failure to load; it loads again',
  },
});
