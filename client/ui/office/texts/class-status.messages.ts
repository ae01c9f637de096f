import { defineMessages } from 'react-intl';

import type { ClassInstanceStatus } from '../../../schema/class-instance-status.generated';

export const classStatusMessages = defineMessages({
  scheduled: {
    id: 'admin.classStatus.scheduled',
    defaultMessage: 'Scheduled',
    description: 'Status of a class that takes place',
  },
  completed: {
    id: 'admin.classStatus.completed',
    defaultMessage: 'Completed',
    description: 'Status of a class that has taken place',
  },
  cancelled: {
    id: 'admin.classStatus.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Status of a class that does not take place',
  },
}) satisfies Record<ClassInstanceStatus, unknown>;
