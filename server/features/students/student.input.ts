import { Field, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { CreationKey } from '../../platform/graphql/idempotency-key.js';
import { RequiredId } from '../../platform/graphql/id-field.js';
import { PersonInput } from './person.type.js';

const A_STUDENT = { description: 'A student.' };

/** The student form. */
@InputType(A_STUDENT)
export class StudentInput extends PersonInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Queues a welcome email when the student is added; ignored on edits.',
  })
  sendEmail: boolean = true;
}

@InputType(A_STUDENT)
export class CreateStudentInput extends StudentInput {
  @CreationKey()
  idempotencyKey?: string;
}

@InputType({ description: 'Replaces a student; omitted fields take their defaults.' })
export class UpdateStudentInput extends StudentInput implements VersionedId {
  @RequiredId('ID of the student.')
  id!: string;

  @Field(() => Int, { description: 'The version you read; CONFLICT if it has changed since.' })
  version!: number;
}
