import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { Shape } from '../../platform/validation/shape.js';

@ObjectType({ description: 'Somebody who teaches classes; for the office only.' })
export class Instructor {
  @Field(() => ID, { description: 'What `instructorId` refers to.' })
  id!: string;

  @Field(() => String, { description: 'Given and family name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where mail goes; null when it is not known.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'As it was written; null when it is not known.' })
  phone!: string | null;

  @Field(() => Boolean, { description: 'Whether classes are taught in English.' })
  teachesEnglish!: boolean;

  @Field(() => Boolean, { description: 'Whether classes are taught in Spanish.' })
  teachesSpanish!: boolean;

  @Field(() => String, { nullable: true, description: 'What the authorization is for.' })
  authorizationKind!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the authorization.' })
  authorizationNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the last day it holds; null where it does not end.',
  })
  @Shape({ format: 'date' })
  authorizationExpiresOn!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when they are no longer offered for new classes; null while they are.',
  })
  archivedAt!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether any class refers to them, also a past one: then they can be archived, not deleted.',
  })
  isUsed!: boolean;

  @Field(() => Int, { description: 'Scheduled classes of theirs that are still to begin.' })
  comingClasses!: number;

  @Field(() => Int, { description: 'Grows with every edit; an edit sends back the one it has read.' })
  @Shape({ minimum: 1 })
  version!: number;

  @Field(() => Date, { description: 'When they were added.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When they were last changed.' })
  updatedAt!: Date;
}

export const InstructorConnection = ConnectionType(Instructor, 'InstructorConnection');
