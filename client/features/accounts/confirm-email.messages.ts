import { defineMessages } from 'react-intl';

/** The page that confirms an email. */
export const confirmEmailMessages = defineMessages({
  title: {
    id: 'account.confirm.title',
    defaultMessage: 'Confirm your email',
    description: 'Title and heading of the page behind the mailed link that confirms an email',
  },
  text: {
    id: 'account.confirm.text',
    defaultMessage:
      'Type the password that you chose for your account. It confirms your email and logs you in.',
    description: 'Above the one field of the page behind the mailed link',
  },
  submit: {
    id: 'account.confirm.submit',
    defaultMessage: 'Confirm and log in',
    description: 'Button of the page behind the mailed link',
  },
  busy: {
    id: 'account.confirm.busy',
    defaultMessage: 'Confirming…',
    description: 'Button of the page behind the mailed link while it is at work',
  },
  otherPassword: {
    id: 'account.confirm.otherPassword',
    defaultMessage: 'I forgot it or did not choose it: choose a new one',
    description:
      'Link to the page that mails a link for a new password; for somebody whose email was used by another person, or who forgot',
  },
  resendText: {
    id: 'account.confirm.resendText',
    defaultMessage: 'Type your email, and we will send you the link again.',
    description: 'Above the form that sends another link to confirm an email',
  },
  resend: {
    id: 'account.confirm.resend',
    defaultMessage: 'Send the confirmation link again',
    description: 'Link after registration',
  },
  newLink: {
    id: 'account.confirm.newLink',
    defaultMessage: 'Send me a new link',
    description: 'Button of the form that sends another link to confirm an email',
  },
  sentText: {
    id: 'account.confirm.sentText',
    defaultMessage:
      'If there is an account with this email that is not confirmed yet, we have sent a link to it. Look in your spam folder too.',
    description:
      'After the form that sends another link; must not tell whether there is an account, or whether it is confirmed',
  },
});

export const confirmationLinkMessages = defineMessages<{ over: { hours: number } }>({
  over: {
    id: 'account.confirm.linkOverText',
    defaultMessage:
      'You can use a link once; it expires in {hours, plural, one {# hour} other {# hours}}. If you have confirmed already, log in.',
    description:
      'Under the heading for a mailed link that no longer works, above the form that sends another',
  },
});
