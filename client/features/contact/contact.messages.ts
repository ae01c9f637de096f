import { defineMessages, type MessageValue } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'common.contact.heading',
    defaultMessage: 'Contact us',
    description: 'Heading above the contact form',
  },
  intro: {
    id: 'common.contact.intro',
    defaultMessage:
      'Need a class for your whole crew, or not sure which one you need? Write to us and the office will answer within one working day.',
    description: 'Under the heading of the contact form',
  },
  notLoaded: {
    id: 'common.contact.notLoaded',
    defaultMessage: 'The form could not be loaded. Call us, write us an email, or load the page again.',
    description: 'In place of the contact form when its part of the program did not come',
  },
  callOffice: {
    id: 'common.contact.callOffice',
    defaultMessage: 'Call the office',
    description: 'Label above the phone number beside the contact form',
  },
  hoursLabel: {
    id: 'common.contact.hoursLabel',
    defaultMessage: 'Hours',
    description: 'Label above the hours beside the contact form',
  },
  email: {
    id: 'common.contact.email',
    defaultMessage: 'Email',
    description: 'Label above the email address beside the contact form',
  },
  policyLabel: {
    id: 'common.contact.policyLabel',
    defaultMessage: 'Cancellation policy',
    description: 'Label above the cancellation policy beside the contact form',
  },
});

const named = defineMessages<{ withoutScripts: { phone: MessageValue; email: MessageValue } }>({
  withoutScripts: {
    id: 'common.contact.withoutScripts',
    defaultMessage:
      'The form needs JavaScript, which is switched off in this browser. Call us at {phone} or write to {email}.',
    description: 'In place of the contact form where no script runs; {phone} and {email} are links',
  },
});

/** Texts around the contact form. */
export const contactMessages = { ...plain, ...named };

export const policyMessages = defineMessages<{ policy: { hours: number } }>({
  policy: {
    id: 'common.contact.policy',
    defaultMessage:
      'Cancel {hours} or more hours before class for a full refund. Within {hours} hours you may reschedule to another class.',
    description: 'The cancellation policy; {hours} is 48',
  },
});
