import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { Shape } from '../../platform/validation/shape.js';

@ObjectType({ description: 'A person the office knows.' })
export class Student {
  @Field(() => ID, { description: 'What `studentId` of a booking refers to.' })
  id!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Where mail goes; several students may share one address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As it was entered; null when none was.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'The employer; null when none was entered.' })
  companyName!: string | null;

  @Field(() => String, { description: 'Whom to call when something happens in class.' })
  emergencyContactName!: string;

  @Field(() => String, { description: 'Where the emergency contact is reached, as it was entered.' })
  emergencyContactPhone!: string;

  @Field(() => Boolean, {
    description: 'Whether an SMS reminder is wanted; bookings the office makes take it over.',
  })
  textNotifications!: boolean;

  @Field(() => Int, { description: 'Grows with every edit; an edit sends back the one it has read.' })
  @Shape({ minimum: 1 })
  version!: number;

  @Field(() => Date, { description: 'When the student was added, by the office or by a first booking.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

export const StudentConnection = ConnectionType(Student, 'StudentConnection');
