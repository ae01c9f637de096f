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
    email: { description: 'The email address, ignoring case.' },
    phone: { description: 'The phone number in any format.' },
    name: { description: 'The name, ignoring accents, case and the order of given and family name.' },
  },
});

@ObjectType({ description: 'Two students who may be the same person.' })
export class StudentDuplicate {
  @Field(() => ID, { description: 'ID of the pair.' })
  id!: string;

  @Field(() => Student, { description: 'The student who was added first.' })
  one!: Student;

  @Field(() => Student, { description: 'The other student.' })
  other!: Student;

  @Field(() => [DuplicateReasonEnum], { description: 'What they have in common.' })
  reasons!: DuplicateReason[];
}

export const StudentDuplicateConnection = ConnectionType(StudentDuplicate, 'StudentDuplicateConnection');
