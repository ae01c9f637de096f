import { defineMessages } from 'react-intl';

export const calendarMessages = defineMessages({
  addToCalendar: {
    id: 'booking.confirmation.addToCalendar',
    defaultMessage: 'Add to calendar',
    description: 'Link to a calendar file with the days of the class',
  },
  addToGoogleCalendar: {
    id: 'booking.confirmation.addToGoogleCalendar',
    defaultMessage: 'Add to Google Calendar',
    description: 'Link of a class of one day, or label over a link for each day',
  },
});
