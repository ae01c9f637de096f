import { defineMessages } from 'react-intl';

/** The language in which a booking's messages are sent. */
export const messageLanguageMessages = defineMessages({
  language: {
    id: 'admin.bookings.messageLanguage',
    defaultMessage: 'Language for messages',
    description:
      'Label of a field and of a fact of a booking: the language of mails and text messages about it',
  },
  hint: {
    id: 'admin.bookings.messageLanguageHint',
    defaultMessage: 'For the confirmation, the reminder and notices.',
    description: 'Hint at the language for messages about a booking',
  },
});
