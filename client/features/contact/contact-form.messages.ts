import { defineMessages } from 'react-intl';

export const contactFormMessages = defineMessages({
  name: {
    id: 'common.contact.form.name',
    defaultMessage: 'Name',
    description: 'Label of a field of the contact form',
  },
  email: {
    id: 'common.contact.form.email',
    defaultMessage: 'Email',
    description: 'Label of a field of the contact form',
  },
  phone: {
    id: 'common.contact.form.phone',
    defaultMessage: 'Phone',
    description: 'Label of a field of the contact form',
  },
  subject: {
    id: 'common.contact.form.subject',
    defaultMessage: 'Subject',
    description: 'Label of a field of the contact form',
  },
  subjectPrompt: {
    id: 'common.contact.form.subjectPrompt',
    defaultMessage: 'Choose a subject',
    description: 'Stands in the list of subjects while none is chosen',
  },
  message: {
    id: 'common.contact.form.message',
    defaultMessage: 'Message',
    description: 'Label of a field of the contact form',
  },
  messageHint: {
    id: 'common.contact.form.messageHint',
    defaultMessage: 'Tell us how many people, where, and in which language.',
    description: 'Under the label of the message',
  },
  send: {
    id: 'common.contact.form.send',
    defaultMessage: 'Send message',
    description: 'Button of the contact form',
  },
  sending: {
    id: 'common.contact.form.sending',
    defaultMessage: 'Sending...',
    description: 'Label of the button of the contact form while the message is on its way',
  },
  sent: {
    id: 'common.contact.form.sent',
    defaultMessage: 'Message sent successfully!',
    description: 'After the message arrived',
  },
  failed: {
    id: 'common.contact.form.failed',
    defaultMessage: 'Failed to send message. Please try again.',
    description: 'After the message did not arrive',
  },
  lost: {
    id: 'common.contact.form.lost',
    defaultMessage:
      'We do not know whether it arrived. Sending it again does not send it twice, unless you change it.',
    description: 'After the sentence that says that the message could not be sent, if no answer came',
  },
  kept: {
    id: 'common.contact.form.kept',
    defaultMessage: 'What you typed is still here.',
    description: 'After the sentence that says that the message could not be sent',
  },
});

export const contactLimitMessages = defineMessages<{ limited: { minutes: number } }>({
  limited: {
    id: 'common.contact.form.limited',
    defaultMessage:
      'Too many messages were sent from here. Wait {minutes, plural, one {# minute} other {# minutes}}, or call us.',
    description: 'After the message did not arrive, because the visitor, or the same network, has sent many',
  },
});

/** The subjects, in the order of the list. */
export const subjectMessages = defineMessages({
  osha10: {
    id: 'common.contact.form.subject.osha10',
    defaultMessage: 'OSHA 10',
    description: 'Subject of a message',
  },
  osha30: {
    id: 'common.contact.form.subject.osha30',
    defaultMessage: 'OSHA 30',
    description: 'Subject of a message',
  },
  firstAid: {
    id: 'common.contact.form.subject.firstAid',
    defaultMessage: 'First Aid/CPR/AED',
    description: 'Subject of a message',
  },
  competentPerson: {
    id: 'common.contact.form.subject.competentPerson',
    defaultMessage: 'OSHA Competent Person Training',
    description: 'Subject of a message',
  },
  other: {
    id: 'common.contact.form.subject.other',
    defaultMessage: 'Other',
    description: 'Subject of a message',
  },
});

/** One message per ContactProblem. */
export const problemMessages = defineMessages({
  nameRequired: {
    id: 'common.contact.form.error.nameRequired',
    defaultMessage: 'Name required',
    description: 'Error at the name when it is empty',
  },
  emailRequired: {
    id: 'common.contact.form.error.emailRequired',
    defaultMessage: 'Email required',
    description: 'Error at the email when it is empty',
  },
  emailInvalid: {
    id: 'common.contact.form.error.emailInvalid',
    defaultMessage: 'Invalid email',
    description: 'Error at the email when it does not look like an address',
  },
  subjectRequired: {
    id: 'common.contact.form.error.subjectRequired',
    defaultMessage: 'Subject required',
    description: 'Error at the subject when none is chosen',
  },
  messageRequired: {
    id: 'common.contact.form.error.messageRequired',
    defaultMessage: 'Message required',
    description: 'Error at the message when it is empty',
  },
});
