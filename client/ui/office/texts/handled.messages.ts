import { defineMessages } from 'react-intl';

const plain = defineMessages({
  all: { id: 'admin.handled.all', defaultMessage: 'All', description: 'Choice: all messages' },
  markHandled: {
    id: 'admin.handled.mark',
    defaultMessage: 'Mark handled',
    description:
      'Button of a message, received or failed, that somebody has dealt with, for example by phone',
  },
  reopen: {
    id: 'admin.handled.reopen',
    defaultMessage: 'Open again',
    description: 'Button of a message that is marked as handled',
  },
});

const filled = defineMessages<{ count: { count: number } }>({
  count: {
    id: 'admin.handled.count',
    defaultMessage: '{count, plural, =0 {No messages} one {# message} other {# messages}}',
    description: 'How many messages there are, or match',
  },
});

/** Lists of messages that can be marked as handled. */
export const handledMessages = { ...plain, ...filled };
