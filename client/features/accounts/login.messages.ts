import { defineMessages, type MessageTag } from 'react-intl';

export const loginMessages = defineMessages({
  title: {
    id: 'account.login.title',
    defaultMessage: 'Log in',
    description: 'Title and heading of the login page',
  },
  backHome: {
    id: 'account.login.backHome',
    defaultMessage: 'Back to home',
    description: 'Link above the heading of the login page',
  },
  email: {
    id: 'account.login.email',
    defaultMessage: 'Email',
    description: 'Label of a field of the login form',
  },
  password: {
    id: 'account.login.password',
    defaultMessage: 'Password',
    description: 'Label of a field of the login form',
  },
  toContinue: {
    id: 'account.login.toContinue',
    defaultMessage: 'Log in to continue. You will be taken back to where you were.',
    description:
      'Above the login form, for somebody who came to a page that needs a login or whose login has expired',
  },
  loggedOutEverywhere: {
    id: 'account.login.loggedOutEverywhere',
    defaultMessage: 'You are logged out on every device, including this one.',
    description: 'Above the login form, after all sessions of the account were ended on this device',
  },
  submit: { id: 'account.login.submit', defaultMessage: 'Log in', description: 'Button of the login form' },
  submitting: {
    id: 'account.login.submitting',
    defaultMessage: 'Logging in…',
    description: 'Label of the button of the login form while it is at work',
  },
  failed: {
    id: 'account.login.failed',
    defaultMessage: 'Invalid email or password. Please try again.',
    description: 'After a login that was refused; must not say whether the email or the password was wrong',
  },
  emailRequired: {
    id: 'account.login.emailRequired',
    defaultMessage: 'Email required',
    description: 'Error at the email when it is empty',
  },
  passwordRequired: {
    id: 'account.login.passwordRequired',
    defaultMessage: 'Password required',
    description: 'Error at the password when it is empty',
  },
  forgotPassword: {
    id: 'account.login.forgotPassword',
    defaultMessage: 'Forgot your password?',
    description: 'Link under the login form',
  },
  unconfirmed: {
    id: 'account.login.unconfirmed',
    defaultMessage: 'New account not confirmed yet? Send the link again',
    description:
      'Link under the login form, to the page that mails the link again that confirms an email; without it no login works',
  },
  findBooking: {
    id: 'account.login.findBooking',
    defaultMessage: 'Booked without an account? Find your booking',
    description: 'Link under the login form, to the page that mails the link of a booking',
  },
  register: {
    id: 'account.login.register',
    defaultMessage: 'Create an account',
    description: 'Link under the login form',
  },
  infoHeading: {
    id: 'account.login.infoHeading',
    defaultMessage: 'With an account you can',
    description: 'Heading of the list beside the login form; its items complete the sentence',
  },
  infoView: {
    id: 'account.login.infoView',
    defaultMessage: 'View booked classes',
    description: 'What an account is for; item of a list',
  },
  infoChange: {
    id: 'account.login.infoChange',
    defaultMessage: 'Cancel or reschedule',
    description: 'What an account is for; item of a list',
  },
  infoCertificates: {
    id: 'account.login.infoCertificates',
    defaultMessage: 'Access certificates',
    description: 'What an account is for; item of a list',
  },
  infoHistory: {
    id: 'account.login.infoHistory',
    defaultMessage: 'View course history',
    description: 'What an account is for; item of a list',
  },
  infoGuest: {
    id: 'account.login.infoGuest',
    defaultMessage: 'You do not need an account to book a seat.',
    description: 'Under the list of what an account is for',
  },
});

export const loginPauseMessages = defineMessages<{ tooMany: { minutes: number; link: MessageTag } }>({
  tooMany: {
    id: 'account.login.tooMany',
    defaultMessage:
      'Too many attempts. Wait {minutes, plural, one {# minute} other {# minutes}} and try again, or <link>choose a new password by email</link>.',
    description: 'After too many log-ins; the link leads to the page that mails a link for a new password',
  },
});
