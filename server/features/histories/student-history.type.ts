import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { MESSAGE_EVENT_DESCRIPTIONS } from './booking-history.type.js';
import { STUDENT_EVENT_KINDS, type StudentEventKind } from './history.constants.js';

const StudentEventKindEnum = enumOf(STUDENT_EVENT_KINDS);
registerEnumType(StudentEventKindEnum, {
  name: 'StudentEventKind',
  description: 'What happened to a student, or the state of a message to them.',
  valuesConfig: {
    added: { description: 'The student was added, by the office or by their first booking.' },
    changed: { description: "The student's data was changed." },
    deleted: { description: 'The student was deleted.' },
    restored: { description: 'The student was restored after deletion.' },
    merged: { description: 'Another student was merged into this one.' },
    mergeUndone: { description: 'A merge was undone.' },
    welcomeQueued: { description: 'The welcome email is queued.' },
    welcomeSent: { description: 'The welcome email was sent.' },
    welcomeFailed: { description: 'The welcome email could not be sent.' },
    ...MESSAGE_EVENT_DESCRIPTIONS,
  },
});

@ObjectType({ description: 'An event of a student, or a message to them.' })
export class StudentEvent {
  @Field(() => ID, { description: 'ID of the audit log entry or message.' })
  id!: string;

  @Field(() => StudentEventKindEnum, { description: 'What happened.' })
  kind!: StudentEventKind;

  @Field(() => Date, { description: 'When it happened; for an unsent message, when it is due.' })
  at!: Date;

  @Field(() => Boolean, { description: 'Whether it was done by a guest, by booking.' })
  isByGuest!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The admin who did it; null for a guest, for messages, and if unknown.',
  })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'For a message: the recipient.' })
  recipient!: string | null;
}
