import { defineMessages } from 'react-intl';

/** The page with the security settings of an account. */
export const securityMessages = defineMessages({
  title: {
    id: 'account.security.title',
    defaultMessage: 'Your account',
    description: 'Title and heading of the page about the own account, and the link that leads to it',
  },
  nameHeading: {
    id: 'account.security.nameHeading',
    defaultMessage: 'Your name',
    description: 'Heading of a form',
  },
  saveName: {
    id: 'account.security.saveName',
    defaultMessage: 'Save name',
    description: 'Button of the form',
  },
  savingName: {
    id: 'account.security.savingName',
    defaultMessage: 'Saving…',
    description: 'Button of the form while it is at work',
  },
  nameSaved: {
    id: 'account.security.nameSaved',
    defaultMessage: 'Your name is saved.',
    description: 'After the name of the account was changed',
  },
  changeHeading: {
    id: 'account.security.changeHeading',
    defaultMessage: 'Change your password',
    description: 'Heading of a form',
  },
  current: {
    id: 'account.security.current',
    defaultMessage: 'Current password',
    description: 'Label of a field',
  },
  change: {
    id: 'account.security.change',
    defaultMessage: 'Change password',
    description: 'Button of the form',
  },
  changing: {
    id: 'account.security.changing',
    defaultMessage: 'Changing…',
    description: 'Button of the form while it is at work',
  },
  changed: {
    id: 'account.security.changed',
    defaultMessage: 'Your password is changed. You are logged out on every other device.',
    description: 'After the password was changed; the session on this device goes on',
  },
  everywhereHeading: {
    id: 'account.security.everywhereHeading',
    defaultMessage: 'Log out everywhere',
    description: 'Heading of a section',
  },
  everywhereText: {
    id: 'account.security.everywhereText',
    defaultMessage:
      'Ends every session of your account, including this one. Do this when you have lost a phone, or have left a computer logged in.',
    description: 'Above the button that ends all sessions',
  },
  everywhere: {
    id: 'account.security.everywhere',
    defaultMessage: 'Log out everywhere',
    description: 'Button: ends all sessions of the account',
  },
  everywhereBusy: {
    id: 'account.security.everywhereBusy',
    defaultMessage: 'Logging out…',
    description: 'Button that ends all sessions, while it is at work',
  },
});
