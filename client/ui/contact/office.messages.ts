import { defineMessages } from 'react-intl';

export const officeMessages = defineMessages({
  hours: {
    id: 'common.hours',
    defaultMessage: 'Mon-Fri 8AM-5PM',
    description: 'When the office answers the phone',
  },
});
