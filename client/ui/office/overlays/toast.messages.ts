import { defineMessages } from 'react-intl';

export const toastMessages = defineMessages({
  undo: {
    id: 'admin.news.undo',
    defaultMessage: 'Undo',
    description: 'Button after something was done: takes it back',
  },
  close: {
    id: 'admin.news.close',
    defaultMessage: 'Close this message',
    description: 'Button with a cross that takes a message away',
  },
});
