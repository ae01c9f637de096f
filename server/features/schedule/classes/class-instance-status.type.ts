import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { CLASS_INSTANCE_STATUSES } from '../schedule.constants.js';

export const ClassInstanceStatusEnum = enumOf(CLASS_INSTANCE_STATUSES);
registerEnumType(ClassInstanceStatusEnum, {
  name: 'ClassInstanceStatus',
  description: 'Status of a class, set by the office.',
  valuesConfig: {
    scheduled: { description: 'Planned; only scheduled classes can be booked.' },
    completed: { description: 'It took place.' },
    cancelled: { description: 'It will not take place; its bookings stay unchanged.' },
  },
});
