import type { MessageDescriptor } from 'react-intl';

import { usersMessages as messages } from './users.messages';

/** The actions for an account. */
export type UserTask = 'disable' | 'enable' | 'endSessions' | 'inviteAgain' | 'revoke';

export const taskMessages = {
  disable: messages.disable,
  enable: messages.enable,
  endSessions: messages.endSessions,
  inviteAgain: messages.inviteAgain,
  revoke: messages.revoke,
} as const satisfies Record<UserTask, MessageDescriptor>;
