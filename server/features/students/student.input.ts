import { Field, ID, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { RecordId } from '../../platform/graphql/versioned-id.js';
import { PersonInput } from './person.type.js';

/** The student form (specification, section 5). */
@InputType({ description: 'A student.' })
export class CreateStudentInput extends PersonInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Queues a welcome email when the student is added; ignored on edits.',
  })
  sendEmail: boolean = true;
}

@InputType({ description: 'Replaces a student; omitted fields take their defaults.' })
export class UpdateStudentInput extends CreateStudentInput implements VersionedId {
  @Field(() => ID, { description: 'ID of the student.' })
  @RecordId()
  id!: string;

  @Field(() => Int, { description: 'The version you read; CONFLICT if it has changed since.' })
  version!: number;
}
