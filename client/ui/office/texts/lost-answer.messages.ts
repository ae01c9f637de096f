import { defineMessages } from 'react-intl';

export const lostAnswerMessages = defineMessages({
  unknown: {
    id: 'admin.lostAnswer',
    defaultMessage:
      'The server did not answer: we do not know whether it was saved. Try again; nothing is done twice.',
    description: 'After a change whose answer never came, even after it was sent again',
  },
});
