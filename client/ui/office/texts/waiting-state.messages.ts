import { defineMessages } from 'react-intl';

import type { WaitingState } from '../../../schema/waiting-state.generated';

/** What has become of an entry of a waiting list; withdrawn is PASSED because the office took the offer back. */
export const waitingStateMessages = defineMessages({
  WAITING: { id: 'admin.waiting.WAITING', defaultMessage: 'Waiting', description: 'State on a waiting list' },
  OFFERED: {
    id: 'admin.waiting.OFFERED',
    defaultMessage: 'Seat held',
    description: 'State on a waiting list',
  },
  PASSED: {
    id: 'admin.waiting.PASSED',
    defaultMessage: 'Let an offer pass',
    description: 'State on a waiting list',
  },
  LEFT: { id: 'admin.waiting.LEFT', defaultMessage: 'Left the list', description: 'State on a waiting list' },
  REMOVED: {
    id: 'admin.waiting.REMOVED',
    defaultMessage: 'Taken off',
    description: 'State on a waiting list',
  },
  SERVED: {
    id: 'admin.waiting.SERVED',
    defaultMessage: 'Has booked',
    description: 'State on a waiting list',
  },
  withdrawn: {
    id: 'admin.waiting.isWithdrawn',
    defaultMessage: 'Offer withdrawn',
    description: 'State on a waiting list: the office has taken back the last offer',
  },
} satisfies Record<WaitingState | 'withdrawn', object>);
