import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { DUPLICATE_REASONS, type DuplicateReason } from './student.constants.js';
import { Student } from './student.type.js';

const DuplicateReasonEnum = enumOf(DUPLICATE_REASONS);
registerEnumType(DuplicateReasonEnum, {
  name: 'DuplicateReason',
  description: 'What two students have in common.',
  valuesConfig: {
    email: { description: 'The email; capitals make no difference.' },
    phone: { description: 'The phone number, however it was written.' },
    name: { description: 'The name; accents, capitals and which of the two comes first make no difference.' },
  },
});

@ObjectType({ description: 'Two students who may be one person.' })
export class StudentDuplicate {
  @Field(() => ID, { description: 'Of the pair.' })
  id!: string;

  @Field(() => Student, { description: 'One of them, who was added first.' })
  one!: Student;

  @Field(() => Student, { description: 'The other one.' })
  other!: Student;

  @Field(() => [DuplicateReasonEnum], { description: 'What they have in common.' })
  reasons!: DuplicateReason[];
}

export const StudentDuplicateConnection = ConnectionType(StudentDuplicate, 'StudentDuplicateConnection');
