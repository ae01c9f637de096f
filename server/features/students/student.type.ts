import { Field, ID, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { VersionField } from '../../platform/graphql/versioned-id.js';

@ObjectType({ description: 'A student.' })
export class Student {
  @Field(() => ID, { description: 'ID for `studentId`.' })
  id!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Receives emails; several students may share an address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As entered; null if none.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Employer; null if none.' })
  companyName!: string | null;

  @Field(() => String, { description: 'Whom to call in an emergency.' })
  emergencyContactName!: string;

  @Field(() => String, { description: 'Phone number of the emergency contact, as entered.' })
  emergencyContactPhone!: string;

  @Field(() => Boolean, {
    description: 'Whether to send SMS reminders; copied to bookings made by the office.',
  })
  textNotifications!: boolean;

  @VersionField()
  version!: number;

  @Field(() => Date, { description: 'When the student was added, by the office or by their first booking.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

export const StudentConnection = ConnectionType(Student, 'StudentConnection');
