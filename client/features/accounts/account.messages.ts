import { defineMessages } from 'react-intl';

/** Registration, forgotten password and the portal. */
export const accountMessages = defineMessages({
  backHome: {
    id: 'account.backHome',
    defaultMessage: 'Back to home',
    description: 'Link above the heading of the account pages',
  },
  backToLogin: {
    id: 'account.backToLogin',
    defaultMessage: 'Go to log in',
    description: 'Link to the login page under the other account pages',
  },
  firstName: { id: 'account.firstName', defaultMessage: 'First name', description: 'Label of a field' },
  lastName: { id: 'account.lastName', defaultMessage: 'Last name', description: 'Label of a field' },
  email: { id: 'account.email', defaultMessage: 'Email', description: 'Label of a field' },
  password: {
    id: 'account.password',
    defaultMessage: 'Password',
    description: 'Label of a field of the registration form',
  },
  passwordHint: {
    id: 'account.passwordHint',
    defaultMessage: '8 characters or more. Do not use a common password.',
    description: 'Under the label of a new password',
  },
  confirmPassword: {
    id: 'account.confirmPassword',
    defaultMessage: 'Confirm password',
    description: 'Label of the field of the registration form in which the password is typed a second time',
  },
  newPassword: {
    id: 'account.newPassword',
    defaultMessage: 'New password',
    description: 'Label of a field, where an account gets another password',
  },
  confirmNewPassword: {
    id: 'account.confirmNewPassword',
    defaultMessage: 'Confirm new password',
    description: 'Label of the field in which another password is typed a second time',
  },
  lost: {
    id: 'account.lost',
    defaultMessage: 'We could not reach the server. Check your connection and try again.',
    description: 'Above an account form, also of the log-in, when no answer came',
  },
  fault: {
    id: 'account.fault',
    defaultMessage: 'Something went wrong on our side. Try again in a few minutes, or call us.',
    description: 'Above an account form, also of the log-in, after a fault of the server',
  },
  registerTitle: {
    id: 'account.register.title',
    defaultMessage: 'Create an account',
    description: 'Title and heading of the registration page',
  },
  registerSubmit: {
    id: 'account.register.submit',
    defaultMessage: 'Create account',
    description: 'Button of the registration form',
  },
  registerBusy: {
    id: 'account.register.busy',
    defaultMessage: 'Creating account…',
    description: 'Button of the registration form while it is at work',
  },
  registered: {
    id: 'account.register.done',
    defaultMessage: 'Check your email',
    description: 'Heading after the registration form was sent, whether or not there was an account already',
  },
  registeredText: {
    id: 'account.register.doneText',
    defaultMessage:
      'We have sent you an email. Look for it in your spam folder too. Open its link to confirm your address; then you can log in. If you had an account already, the email says so.',
    description: 'After registration; must not tell whether there was an account already',
  },
  forgotTitle: {
    id: 'account.forgot.title',
    defaultMessage: 'Forgot your password?',
    description: 'Title and heading of the page that mails a link for a new password',
  },
  forgotText: {
    id: 'account.forgot.text',
    defaultMessage: 'Type your email. We will send you a link to choose a new password.',
    description: 'Above the form for a forgotten password',
  },
  forgotSubmit: {
    id: 'account.forgot.submit',
    defaultMessage: 'Send the link',
    description: 'Button of the form for a forgotten password',
  },
  forgotBusy: {
    id: 'account.forgot.busy',
    defaultMessage: 'Sending…',
    description: 'Button of the form for a forgotten password while it is at work',
  },
  forgotDone: {
    id: 'account.forgot.done',
    defaultMessage: 'Check your email',
    description: 'Heading after the form for a forgotten password was sent',
  },
  resetTitle: {
    id: 'account.reset.title',
    defaultMessage: 'Choose a new password',
    description: 'Title and heading of the page behind the mailed link',
  },
  resetSubmit: {
    id: 'account.reset.submit',
    defaultMessage: 'Save password',
    description: 'Button of the form for a new password',
  },
  resetBusy: {
    id: 'account.reset.busy',
    defaultMessage: 'Saving…',
    description: 'Button of the form for a new password while it is at work',
  },
  resetDone: {
    id: 'account.reset.done',
    defaultMessage: 'Your password is changed',
    description: 'Heading after a new password was saved',
  },
  resetDoneText: {
    id: 'account.reset.doneText',
    defaultMessage: 'You are logged out everywhere. Log in with the new password.',
    description: 'After a new password was saved',
  },
  linkOver: {
    id: 'account.reset.linkOver',
    defaultMessage: 'This link no longer works',
    description: 'Heading when the mailed link is not complete, was used before or is too old',
  },
  newLink: {
    id: 'account.reset.newLink',
    defaultMessage: 'Ask for a new link',
    description: 'Link to the page for a forgotten password',
  },
  invitationTitle: {
    id: 'account.invitation.title',
    defaultMessage: 'Accept the invitation',
    description: 'Title and heading of the page behind the mailed link that invites a new admin',
  },
  invitationIntro: {
    id: 'account.invitation.intro',
    defaultMessage: 'Choose a password to log in with.',
    description: 'Above the password fields for an invited admin',
  },
  invitationDone: {
    id: 'account.invitation.done',
    defaultMessage: 'You accepted the invitation',
    description: 'Heading after an invited admin chose a password',
  },
  invitationDoneText: {
    id: 'account.invitation.doneText',
    defaultMessage: 'Log in with your email address and the password you just chose.',
    description: 'After an invited admin chose a password',
  },
  invitationOverText: {
    id: 'account.invitation.overText',
    defaultMessage:
      'An invitation can be used once, and it expires. If you have accepted it, log in. Otherwise, ask our office to invite you again.',
    description: 'Under the heading for the link of an invitation that does not work',
  },
  portalTitle: {
    id: 'account.portal.title',
    defaultMessage: 'My bookings',
    description: 'Title and heading of the page for clients that are logged in; their bookings follow',
  },
  logOut: {
    id: 'account.portal.logOut',
    defaultMessage: 'Log out',
    description: 'Button of the page for clients',
  },
});

export const timedMessages = defineMessages<{
  tooMany: { minutes: number };
  forgotDoneText: { minutes: number };
  linkOverText: { minutes: number };
}>({
  tooMany: {
    id: 'account.tooMany',
    defaultMessage:
      'Too many attempts. Wait {minutes, plural, one {# minute} other {# minutes}} and try again.',
    description: 'Above an account form, also of the log-in, after too many requests',
  },
  forgotDoneText: {
    id: 'account.forgot.doneText',
    defaultMessage:
      'If there is an account with this email, we have sent a link to it. Look for it in your spam folder too. You can use it once; it expires in {minutes, plural, =60 {one hour} one {# minute} other {# minutes}}.',
    description: 'After the form for a forgotten password; must not tell whether there is an account',
  },
  linkOverText: {
    id: 'account.reset.linkOverText',
    defaultMessage:
      'You can use a link once; it expires in {minutes, plural, =60 {one hour} one {# minute} other {# minutes}}. Ask for a new one.',
    description: 'Under the heading for a mailed link that does not work',
  },
});
