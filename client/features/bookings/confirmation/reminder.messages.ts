import { defineMessages } from 'react-intl';

const headings = defineMessages({
  smsHeading: {
    id: 'booking.confirmation.smsHeading',
    defaultMessage: 'Watch for our text',
    description: 'One of the next steps',
  },
  mailReminderHeading: {
    id: 'booking.confirmation.mailReminderHeading',
    defaultMessage: 'Watch for our email',
    description: 'One of the next steps',
  },
});

const texts = defineMessages<{
  sms: { last4: string; hours: number };
  smsIfAsked: { hours: number };
  mailReminder: { hours: number };
  textInstead: { button: string };
}>({
  sms: {
    id: 'booking.confirmation.sms',
    defaultMessage:
      '{last4, select, none {We will send you an SMS reminder {hours} hours before class.} other {We will send an SMS reminder {hours} hours before class to the number ending in {last4}.}}',
    description:
      'One of the next steps; last4 are the last digits of the phone, none when they are not known',
  },
  smsIfAsked: {
    id: 'booking.confirmation.smsIfAsked',
    defaultMessage:
      'If you asked for text messages, we will send an SMS reminder {hours} hours before class.',
    description: 'One of the next steps when the details of the booking could not be loaded',
  },
  mailReminder: {
    id: 'booking.confirmation.mailReminder',
    defaultMessage: 'We will email you a reminder {hours} hours before class.',
    description: 'One of the next steps, for those who get no text message',
  },
  textInstead: {
    id: 'booking.confirmation.textInstead',
    defaultMessage: 'To get a text message instead, press “{button}” below.',
    description:
      'Follows the sentence about the reminder by mail; button is the label of a button of the page',
  },
});

/** The reminder among the next steps. */
export const reminderMessages = { ...headings, ...texts };
