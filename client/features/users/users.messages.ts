import { defineMessages } from 'react-intl';

import type { UserState } from '../../schema/user-state.generated';

/** The column Role, which only the list of administrators has. */
export const roleMessages = defineMessages({
  admin: { id: 'admin.users.role.admin', defaultMessage: 'Administrator', description: 'Role of an account' },
  invited: {
    id: 'admin.users.role.invited',
    defaultMessage: 'Invited as administrator',
    description: 'Role of an account that becomes an administrator by accepting the invitation',
  },
});

export const userStateMessages = defineMessages({
  active: { id: 'admin.users.state.active', defaultMessage: 'Active', description: 'State of an account' },
  invited: { id: 'admin.users.state.invited', defaultMessage: 'Invited', description: 'State of an account' },
  unconfirmed: {
    id: 'admin.users.state.unconfirmed',
    defaultMessage: 'Not confirmed',
    description: 'State of an account: its owner has not followed the mailed link yet',
  },
  disabled: {
    id: 'admin.users.state.disabled',
    defaultMessage: 'Disabled',
    description: 'State of an account',
  },
}) satisfies Record<UserState, unknown>;

const plain = defineMessages({
  intro: {
    id: 'admin.users.intro',
    defaultMessage:
      'Administrators see and change everything in this console. Clients see their own bookings.',
    description: 'Under the heading',
  },
  admins: {
    id: 'admin.users.admins',
    defaultMessage: 'Administrators',
    description: 'A list to choose: the accounts of the office',
  },
  clients: {
    id: 'admin.users.clients',
    defaultMessage: 'Clients',
    description: 'A list to choose: the accounts of customers',
  },
  search: {
    id: 'admin.users.search',
    defaultMessage: 'Name or email',
    description: 'Label of the search',
  },
  invite: {
    id: 'admin.users.invite',
    defaultMessage: 'Invite an administrator',
    description: 'Button that opens the form, and its heading',
  },
  send: {
    id: 'admin.users.send',
    defaultMessage: 'Send invitation',
    description: 'Button of the form',
  },
  loading: { id: 'admin.users.loading', defaultMessage: 'Loading users', description: 'Status' },
  loadFailed: {
    id: 'admin.users.loadFailed',
    defaultMessage: 'The users could not be loaded',
    description: 'Banner',
  },
  none: {
    id: 'admin.users.none',
    defaultMessage: 'No accounts match.',
    description: 'In place of the rows',
  },
  role: { id: 'admin.users.role', defaultMessage: 'Role', description: 'Head of a column' },
  confirmed: {
    id: 'admin.users.confirmed',
    defaultMessage: 'Email confirmed',
    description: 'Head of a column: whether the owner of the address has followed a mailed link',
  },
  lastLogin: {
    id: 'admin.users.lastLogin',
    defaultMessage: 'Last log-in',
    description: 'Head of a column',
  },
  never: {
    id: 'admin.users.never',
    defaultMessage: 'None noted',
    description: 'In the column Last log-in: never, or before it was written down',
  },
  you: { id: 'admin.users.you', defaultMessage: 'You', description: 'Beside the own name' },
  disable: { id: 'admin.users.disable', defaultMessage: 'Disable', description: 'Button at an account' },
  enable: { id: 'admin.users.enable', defaultMessage: 'Enable', description: 'Button at an account' },
  inviteAgain: {
    id: 'admin.users.inviteAgain',
    defaultMessage: 'Invite again',
    description: 'Button at an account: sends another invitation',
  },
  revoke: {
    id: 'admin.users.revoke',
    defaultMessage: 'Revoke the invitation',
    description: 'Button at an account, and of the question',
  },
  endSessions: {
    id: 'admin.users.endSessions',
    defaultMessage: 'End all sessions',
    description: 'Button at an account, and of the question',
  },
  hide: {
    id: 'admin.users.hide',
    defaultMessage: 'Hide details',
    description: 'Button at an account whose details are open',
  },
  ownAccount: {
    id: 'admin.users.ownAccount',
    defaultMessage: 'Your own password, name and sessions are under Account.',
    description: 'In the details of the own account; a link',
  },
  history: {
    id: 'admin.users.history',
    defaultMessage: 'Recent actions',
    description: 'Heading above what an account did and what was done to it',
  },
  historyLoading: {
    id: 'admin.users.historyLoading',
    defaultMessage: 'Loading recent actions',
    description: 'Status',
  },
  historyFailed: {
    id: 'admin.users.historyFailed',
    defaultMessage: 'The recent actions could not be loaded.',
    description: 'In place of what an account did',
  },
  historyNone: {
    id: 'admin.users.historyNone',
    defaultMessage: 'Nothing yet.',
    description: 'In place of what an account did',
  },
  keep: {
    id: 'admin.users.keep',
    defaultMessage: 'Leave as it is',
    description: 'Button of a question: changes nothing',
  },
  working: {
    id: 'admin.users.working',
    defaultMessage: 'One moment…',
    description: 'Button while it is at work',
  },
  endText: {
    id: 'admin.users.endText',
    defaultMessage:
      'They are logged out on every device at once and have to log in again. This cannot be undone.',
    description: 'Question before the sessions of an account end',
  },
  revokeText: {
    id: 'admin.users.revokeText',
    defaultMessage: 'The link in the email stops working. A client stays a client.',
    description: 'Question before an invitation is taken back',
  },
  promoteText: {
    id: 'admin.users.promoteText',
    defaultMessage:
      'This email has a client’s account. When the invitation is accepted, that account becomes an administrator’s: it sees and changes everything. Until then nothing changes.',
    description: 'Question before a customer is invited to the office',
  },
  promote: {
    id: 'admin.users.promote',
    defaultMessage: 'Invite the client',
    description: 'Button of the question',
  },
  conflict: {
    id: 'admin.users.conflict',
    defaultMessage: 'Somebody else changed this account in the meantime. The list shows it as it is now.',
    description: 'Said when a change was refused',
  },
});

const filled = defineMessages<{
  count: { count: number };
  countOrMore: { count: number };
  invitedUntil: { when: string };
  invitationOver: { when: string };
  disabledSince: { when: string };
  invited: { email: string };
  disabled: { name: string };
  enabled: { name: string };
  sessionsEnded: { name: string };
  revoked: { email: string };
  endHeading: { name: string };
  revokeHeading: { email: string };
  promoteHeading: { email: string };
  byActor: { action: string; name: string };
}>({
  count: {
    id: 'admin.users.count',
    defaultMessage: '{count, plural, one {# account} other {# accounts}}',
    description: 'How many accounts are in the list',
  },
  countOrMore: {
    id: 'admin.users.countOrMore',
    defaultMessage: 'More than {count, number} accounts',
    description: 'How many accounts are in the list, when they were not all counted',
  },
  invitedUntil: {
    id: 'admin.users.invitedUntil',
    defaultMessage: 'can accept until {when}',
    description: 'Under the state Invited; a date and a time are put in',
  },
  invitationOver: {
    id: 'admin.users.invitationOver',
    defaultMessage: 'expired on {when}',
    description: 'Under the state Invited: the link in the mail works no longer',
  },
  disabledSince: {
    id: 'admin.users.disabledSince',
    defaultMessage: 'since {when}',
    description: 'Under the state Disabled',
  },
  invited: {
    id: 'admin.users.invited',
    defaultMessage: 'The invitation to {email} is on its way.',
    description: 'Said after sending',
  },
  disabled: {
    id: 'admin.users.disabled',
    defaultMessage: '{name} can no longer log in.',
    description: 'Said after a change that can be undone',
  },
  enabled: {
    id: 'admin.users.enabled',
    defaultMessage: '{name} can log in again.',
    description: 'Said after a change that can be undone',
  },
  sessionsEnded: {
    id: 'admin.users.sessionsEnded',
    defaultMessage: '{name} is logged out everywhere.',
    description: 'Said after the sessions of an account have ended',
  },
  revoked: {
    id: 'admin.users.revoked',
    defaultMessage: 'The invitation to {email} is revoked.',
    description: 'Said after the change',
  },
  endHeading: {
    id: 'admin.users.endHeading',
    defaultMessage: 'End all sessions of {name}?',
    description: 'Heading of the question',
  },
  revokeHeading: {
    id: 'admin.users.revokeHeading',
    defaultMessage: 'Revoke the invitation to {email}?',
    description: 'Heading of the question',
  },
  promoteHeading: {
    id: 'admin.users.promoteHeading',
    defaultMessage: 'Make the client {email} an administrator?',
    description: 'Heading of the question',
  },
  byActor: {
    id: 'admin.users.byActor',
    defaultMessage: '{action}, by {name}',
    description: 'Something that was done to an account, and who did it: Disabled, by Rosa Ibarra',
  },
});

export const usersMessages = { ...plain, ...filled };
