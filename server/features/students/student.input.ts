import { Field, ID, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { RecordId } from '../../platform/graphql/versioned-id.js';
import { PersonInput } from './person.type.js';

/** The student form (specification, section 5). */
@InputType({ description: 'A person the office knows.' })
export class CreateStudentInput extends PersonInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Queues a welcome mail when the student is added; an edit sends none.',
  })
  sendEmail: boolean = true;
}

@InputType({ description: 'Replaces a student; what is left out takes its default.' })
export class UpdateStudentInput extends CreateStudentInput implements VersionedId {
  @Field(() => ID, { description: 'The student to replace.' })
  @RecordId()
  id!: string;

  @Field(() => Int, { description: 'The version that was edited; CONFLICT when somebody was faster.' })
  version!: number;
}
