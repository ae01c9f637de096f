import { defineMessages } from 'react-intl';

const plain = defineMessages({
  region: {
    id: 'admin.burst.region',
    defaultMessage: 'Needs attention',
    description: 'Name of the part above the dashboard that lists many bookings from one address',
  },
  fine: {
    id: 'admin.burst.fine',
    defaultMessage: 'They are fine',
    description: 'Button: many bookings from one address, such as of a crew, are as they should be',
  },
  keep: {
    id: 'admin.burst.keep',
    defaultMessage: 'Keep them',
    description: 'Button of the dialog that asks before many bookings are cancelled: cancels nothing',
  },
  messages: {
    id: 'admin.burst.messages',
    defaultMessage: 'Messages for these bookings that have not left yet will not be sent.',
    description: 'In the dialog that asks before many bookings are cancelled',
  },
  conflict: {
    id: 'admin.burst.conflict',
    defaultMessage:
      'One of these bookings has changed in the meantime, so none was cancelled. Look again, then decide.',
    description: 'Many bookings were not cancelled because somebody changed one of them',
  },
});

const filled = defineMessages<{
  heading: { count: number; minutes: number };
  who: { count: number; classes: number };
  crew: { contact: string; count: number };
  time: { when: string };
  cancel: { count: number };
  confirmBody: { count: number; classes: number };
  cancelled: { count: number; mails: number };
  dismissed: { count: number };
}>({
  heading: {
    id: 'admin.burst.heading',
    defaultMessage:
      '{count, plural, one {# booking} other {# bookings}} from one internet address within {minutes, plural, one {# minute} other {# minutes}}',
    description: 'Heading: guests booked many seats from one computer or network in a short time',
  },
  who: {
    id: 'admin.burst.who',
    defaultMessage:
      'See {count, plural, one {# name} other {# names}} in {classes, plural, one {# class} other {# classes}}',
    description: 'Opens the classes and names of many bookings from one address',
  },
  crew: {
    id: 'admin.burst.crew',
    defaultMessage: '{contact}, for a crew: {count, plural, one {# name} other {# names}} to come',
    description: 'In the list of names: who has booked seats for a crew whose names are not known yet',
  },
  time: {
    id: 'admin.burst.time',
    defaultMessage: 'Most recent: {when}',
    description:
      'When the last of many bookings was made; the moment is put in: Monday, January 11 at 8:00 AM',
  },
  cancel: {
    id: 'admin.burst.cancel',
    defaultMessage: '{count, plural, one {Cancel it} other {Cancel all #}}',
    description: 'Button: cancels many bookings; its accessible name goes on with what they are',
  },
  confirmBody: {
    id: 'admin.burst.confirmBody',
    defaultMessage:
      '{count, plural, one {# person loses the seat} other {# people lose their seats}} in {classes, plural, one {# class} other {# classes}}. Each booking can be restored by itself while there is a seat left.',
    description: 'In the dialog that asks before many bookings are cancelled',
  },
  cancelled: {
    id: 'admin.burst.cancelled',
    defaultMessage:
      '{count, plural, one {# booking} other {# bookings}} cancelled. {mails, plural, =0 {No confirmation email had left.} one {# confirmation email had left already.} other {# confirmation emails had left already.}}',
    description: 'Said after many bookings were cancelled',
  },
  dismissed: {
    id: 'admin.burst.dismissed',
    defaultMessage: '{count, plural, one {# booking stays as it is.} other {# bookings stay as they are.}}',
    description: 'Said after many bookings were marked as fine',
  },
});

export const burstMessages = { ...plain, ...filled };
