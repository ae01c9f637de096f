import { defineMessages } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'admin.today.unrecordedHeading',
    defaultMessage: 'Attendance to record',
    description: 'Heading above classes that are over, whose attendees are not marked attended or absent',
  },
});

const filled = defineMessages<{ attendees: { count: number }; more: { count: number } }>({
  attendees: {
    id: 'admin.today.unrecorded',
    defaultMessage: '{count, plural, one {# attendee} other {# attendees}}',
    description: 'At a class that is over: attendees whose attendance is not recorded',
  },
  more: {
    id: 'admin.today.moreUnrecorded',
    defaultMessage: 'and {count, plural, one {# more class} other {# more classes}}',
    description:
      'Link below the first classes without recorded attendance: opens the bookings of all of them',
  },
});

export const unrecordedMessages = { ...plain, ...filled };
