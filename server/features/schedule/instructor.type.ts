import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { Shape } from '../../platform/validation/shape.js';

@ObjectType({ description: 'An instructor; for the office only.' })
export class Instructor {
  @Field(() => ID, { description: 'ID for `instructorId`.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Null if unknown.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'As entered; null if unknown.' })
  phone!: string | null;

  @Field(() => Boolean, { description: 'Whether they teach in English.' })
  teachesEnglish!: boolean;

  @Field(() => Boolean, { description: 'Whether they teach in Spanish.' })
  teachesSpanish!: boolean;

  @Field(() => String, { nullable: true, description: 'Kind of authorization.' })
  authorizationKind!: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the authorization.' })
  authorizationNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the last day of validity; null if it does not expire.',
  })
  @Shape({ format: 'date' })
  authorizationExpiresOn!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When they were archived, which hides them from new classes; null if not archived.',
  })
  archivedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether any class, past or future, refers to them. If so, they can only be archived, not deleted.',
  })
  isUsed!: boolean;

  @Field(() => Int, { description: 'Number of their scheduled classes that have not begun.' })
  comingClasses!: number;

  @Field(() => Int, { description: 'Increases with each edit; send back the version you read when editing.' })
  @Shape({ minimum: 1 })
  version!: number;

  @Field(() => Date, { description: 'When they were added.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When they were last changed.' })
  updatedAt!: Date;
}

export const InstructorConnection = ConnectionType(Instructor, 'InstructorConnection');
