import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { ATTENDANCE_FILTERS, ATTENDANCES } from './attendance.constants.js';

export const AttendanceEnum = enumOf(ATTENDANCES);
registerEnumType(AttendanceEnum, {
  name: 'Attendance',
  description: 'Whether the attendee came to the class, as recorded by the office.',
  valuesConfig: {
    attended: { description: 'The attendee has attended the class.' },
    absent: { description: 'The attendee did not come, or not to all of it.' },
  },
});

export const AttendanceFilterEnum = enumOf(ATTENDANCE_FILTERS);
registerEnumType(AttendanceFilterEnum, {
  name: 'AttendanceFilter',
  description: 'Which attendance bookings have.',
  valuesConfig: {
    attended: { description: 'The attendee has attended the class.' },
    absent: { description: 'The attendee did not come, or not to all of it.' },
    notRecorded: {
      description:
        'Confirmed, of a class that is not cancelled and whose last day has begun, and nothing is recorded.',
    },
  },
});
