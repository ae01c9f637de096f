import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';

@ObjectType({ description: 'A person the office knows.' })
export class Student {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true })
  companyName!: string | null;

  @Field(() => String)
  emergencyContactName!: string;

  @Field(() => String)
  emergencyContactPhone!: string;

  @Field(() => Boolean)
  textNotifications!: boolean;

  @Field(() => Int, { description: 'Grows with every edit.' })
  version!: number;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date)
  updatedAt!: Date;
}

export const StudentConnection = ConnectionType(Student, 'StudentConnection');
