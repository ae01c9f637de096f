import { defineMessages } from 'react-intl';

/** What was done to an account. */
export const accountActionMessages = defineMessages({
  accountCreated: {
    id: 'admin.users.action.accountCreated',
    defaultMessage: 'Account created',
    description: 'In the list of recent actions',
  },
  accountInvited: {
    id: 'admin.users.action.accountInvited',
    defaultMessage: 'Invited',
    description: 'In the list of recent actions',
  },
  accountInvitationRevoked: {
    id: 'admin.users.action.accountInvitationRevoked',
    defaultMessage: 'Invitation revoked',
    description: 'In the list of recent actions',
  },
  accountInvitationAccepted: {
    id: 'admin.users.action.accountInvitationAccepted',
    defaultMessage: 'Invitation accepted',
    description: 'In the list of recent actions',
  },
  accountDisabled: {
    id: 'admin.users.action.accountDisabled',
    defaultMessage: 'Account disabled',
    description: 'In the list of recent actions',
  },
  accountEnabled: {
    id: 'admin.users.action.accountEnabled',
    defaultMessage: 'Account enabled',
    description: 'In the list of recent actions',
  },
  accountSessionsEnded: {
    id: 'admin.users.action.accountSessionsEnded',
    defaultMessage: 'Sessions ended',
    description: 'In the list of recent actions',
  },
  accountRoleChanged: {
    id: 'admin.users.action.accountRoleChanged',
    defaultMessage: 'Made an administrator by the operator',
    description: 'In the list of recent actions: whoever runs the server did it',
  },
  accountConfirmed: {
    id: 'admin.users.action.accountConfirmed',
    defaultMessage: 'Email confirmed',
    description: 'In the list of recent actions',
  },
  accountRequestedAgain: {
    id: 'admin.users.action.accountRequestedAgain',
    defaultMessage: 'Somebody asked for an account with this email',
    description: 'In the list of recent actions',
  },
  accountPasswordReset: {
    id: 'admin.users.action.accountPasswordReset',
    defaultMessage: 'Password set by the emailed link',
    description: 'In the list of recent actions',
  },
  accountRenamed: {
    id: 'admin.users.action.accountRenamed',
    defaultMessage: 'Name changed',
    description: 'In the list of recent actions: of the account itself',
  },
  accountPasswordChanged: {
    id: 'admin.users.action.accountPasswordChanged',
    defaultMessage: 'Password changed',
    description: 'In the list of recent actions',
  },
  accountLoggedOut: {
    id: 'admin.users.action.accountLoggedOut',
    defaultMessage: 'Logged out everywhere',
    description: 'In the list of recent actions',
  },
  accountConfirmationRequested: {
    id: 'admin.users.action.accountConfirmationRequested',
    defaultMessage: 'Asked for another email that confirms an account',
    description: 'In the list of recent actions',
  },
  accountResetRequested: {
    id: 'admin.users.action.accountResetRequested',
    defaultMessage: 'Asked for a link to reset a password',
    description: 'In the list of recent actions',
  },
});
