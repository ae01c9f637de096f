import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { Booking } from '../booking.type.js';
import { RECORD_FIELDS, type RecordField } from './record-differences.constants.js';

const RecordFieldEnum = enumOf(RECORD_FIELDS);
registerEnumType(RecordFieldEnum, {
  name: 'RecordField',
  description: "A field of a student's record, apart from name and email.",
  valuesConfig: {
    phone: { description: 'Phone number.' },
    companyName: { description: 'Employer.' },
    emergencyContactName: { description: 'Whom to call in an emergency.' },
    emergencyContactPhone: { description: 'Phone number of the emergency contact.' },
    textNotifications: { description: 'Whether to send SMS reminders.' },
  },
});

@ObjectType({ description: 'A booking for a person whom the office has entered.' })
export class NewStudentBooking {
  @Field(() => Booking, { description: 'The booking, with the data as entered.' })
  booking!: Booking;

  @Field(() => [RecordFieldEnum], {
    description:
      'Entered fields with other values than an existing record of the student, which keeps its own; none for a new student.',
  })
  recordDifferences!: RecordField[];
}
