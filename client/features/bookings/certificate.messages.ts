import { defineMessages } from 'react-intl';

export const certificateMessages = defineMessages({
  certificate: {
    id: 'booking.status.certificate',
    defaultMessage: 'Certificate (PDF)',
    description: 'Link or button of a booking whose attendee has completed the class: saves the certificate',
  },
});
