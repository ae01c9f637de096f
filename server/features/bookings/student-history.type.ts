import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { MESSAGE_EVENT_DESCRIPTIONS } from './booking-history.type.js';
import { STUDENT_EVENT_KINDS, type StudentEventKind } from './booking.constants.js';

const StudentEventKindEnum = enumOf(STUDENT_EVENT_KINDS);
registerEnumType(StudentEventKindEnum, {
  name: 'StudentEventKind',
  description: 'What happened to a student, or what became of a message to them.',
  valuesConfig: {
    added: { description: 'The student was added, by the office or by a first booking.' },
    changed: { description: 'The data of the student were changed.' },
    deleted: { description: 'The student was deleted.' },
    restored: { description: 'The deletion was taken back.' },
    merged: { description: 'Another student was merged into this one.' },
    mergeUndone: { description: 'A merge was taken back.' },
    welcomeQueued: { description: 'The welcome mail is on its way.' },
    welcomeSent: { description: 'The welcome mail has left.' },
    welcomeFailed: { description: 'The welcome mail could not be sent.' },
    ...MESSAGE_EVENT_DESCRIPTIONS,
  },
});

@ObjectType({ description: 'Something that happened to a student, or a message to them.' })
export class StudentEvent {
  @Field(() => ID, { description: 'Of the entry of the audit log, or of the message.' })
  id!: string;

  @Field(() => StudentEventKindEnum, { description: 'What happened.' })
  kind!: StudentEventKind;

  @Field(() => Date, { description: 'When; of a message that has not left, when it is due.' })
  at!: Date;

  @Field(() => Boolean, { description: 'Whether a guest did it, by booking.' })
  isByGuest!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who of the office did it; null for a guest, for messages, and where nobody knows.',
  })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a message: where it goes.' })
  recipient!: string | null;
}
