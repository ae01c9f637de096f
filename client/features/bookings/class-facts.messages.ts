import { defineMessages } from 'react-intl';

export const classFactsMessages = defineMessages<{ zone: { zone: string } }>({
  zone: {
    id: 'booking.unavailable.zone',
    defaultMessage: 'Times are {zone}.',
    description: 'Under the days of a class that cannot be booked; {zone} is like Mountain Time',
  },
});
