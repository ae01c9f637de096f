import { Field, ID, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../../platform/graphql/connection.js';
import { Shape } from '../../../platform/validation/shape.js';
import { ArchivableRecord } from '../archivable-records/archivable-record.type.js';

@ObjectType({ description: 'An instructor; for the office only.' })
export class Instructor extends ArchivableRecord {
  @Field(() => ID, { description: 'ID for `instructorId`.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Null if unknown.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'As entered; null if unknown.' })
  phone!: string | null;

  @Field(() => Boolean, {
    description: 'Whether they are mailed about the classes they teach, if they have an email.',
  })
  isNotified!: boolean;

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
}

export const InstructorConnection = ConnectionType(Instructor, 'InstructorConnection');
