import { defineMessages } from 'react-intl';

export const findLinkMessages = defineMessages({
  findBooking: {
    id: 'nav.findBooking',
    defaultMessage: 'Find my booking',
    description: 'Link to the page that mails the link of a booking again',
  },
});
