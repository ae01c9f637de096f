import { defineMessages } from 'react-intl';

export const contactMessages = defineMessages({
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
  name: {
    id: 'common.contact.name',
    defaultMessage: 'Name',
    description: 'Label of a field of the contact form',
  },
  email: {
    id: 'common.contact.email',
    defaultMessage: 'Email',
    description: 'Label of a field of the contact form',
  },
  phone: {
    id: 'common.contact.phone',
    defaultMessage: 'Phone',
    description: 'Label of a field of the contact form',
  },
  subject: {
    id: 'common.contact.subject',
    defaultMessage: 'Subject',
    description: 'Label of a field of the contact form',
  },
  subjectPrompt: {
    id: 'common.contact.subjectPrompt',
    defaultMessage: 'Choose a subject',
    description: 'Stands in the list of subjects while none is chosen',
  },
  message: {
    id: 'common.contact.message',
    defaultMessage: 'Message',
    description: 'Label of a field of the contact form',
  },
  messageHint: {
    id: 'common.contact.messageHint',
    defaultMessage: 'Tell us how many people, where, and in which language.',
    description: 'Under the label of the message',
  },
  send: {
    id: 'common.contact.send',
    defaultMessage: 'Send message',
    description: 'Button of the contact form',
  },
  sending: {
    id: 'common.contact.sending',
    defaultMessage: 'Sending...',
    description: 'Label of the button of the contact form while the message is on its way',
  },
  sent: {
    id: 'common.contact.sent',
    defaultMessage: 'Message sent successfully!',
    description: 'After the message arrived',
  },
  failed: {
    id: 'common.contact.failed',
    defaultMessage: 'Failed to send message. Please try again.',
    description: 'After the message did not arrive',
  },
  kept: {
    id: 'common.contact.kept',
    defaultMessage: 'What you typed is still here.',
    description: 'After the sentence that says that the message could not be sent',
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
  policyLabel: {
    id: 'common.contact.policyLabel',
    defaultMessage: 'Cancellation policy',
    description: 'Label above the cancellation policy beside the contact form',
  },
});

export const policyMessages = defineMessages<{ policy: { hours: number } }>({
  policy: {
    id: 'common.contact.policy',
    defaultMessage:
      'Cancel {hours} or more hours before class for a full refund. Within {hours} hours you may reschedule to another class.',
    description: 'The cancellation policy; {hours} is 48',
  },
});

/** The words of the subjects, in the order of the list. */
export const subjectMessages = defineMessages({
  osha10: {
    id: 'common.contact.subject.osha10',
    defaultMessage: 'OSHA 10',
    description: 'Subject of a message',
  },
  osha30: {
    id: 'common.contact.subject.osha30',
    defaultMessage: 'OSHA 30',
    description: 'Subject of a message',
  },
  firstAid: {
    id: 'common.contact.subject.firstAid',
    defaultMessage: 'First Aid/CPR/AED',
    description: 'Subject of a message',
  },
  competentPerson: {
    id: 'common.contact.subject.competentPerson',
    defaultMessage: 'OSHA Competent Person Training',
    description: 'Subject of a message',
  },
  other: { id: 'common.contact.subject.other', defaultMessage: 'Other', description: 'Subject of a message' },
});

/** One entry a ContactProblem. */
export const problemMessages = defineMessages({
  nameRequired: {
    id: 'common.contact.error.nameRequired',
    defaultMessage: 'Name required',
    description: 'Error at the name when it is empty',
  },
  emailRequired: {
    id: 'common.contact.error.emailRequired',
    defaultMessage: 'Email required',
    description: 'Error at the email when it is empty',
  },
  emailInvalid: {
    id: 'common.contact.error.emailInvalid',
    defaultMessage: 'Invalid email',
    description: 'Error at the email when it does not look like an address',
  },
  subjectRequired: {
    id: 'common.contact.error.subjectRequired',
    defaultMessage: 'Subject required',
    description: 'Error at the subject when none is chosen',
  },
  messageRequired: {
    id: 'common.contact.error.messageRequired',
    defaultMessage: 'Message required',
    description: 'Error at the message when it is empty',
  },
});
