import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { MESSAGE_EVENT_DESCRIPTIONS } from './booking-history.type.js';
import { STUDENT_EVENT_KINDS, type StudentEventKind } from './history.constants.js';
import { HistoryEvent, messageEventDescriptions } from './history-event.type.js';

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
    ...messageEventDescriptions({ welcome: 'The welcome email' }),
    ...MESSAGE_EVENT_DESCRIPTIONS,
  },
});

@ObjectType({ description: 'An event of a student, or a message to them.' })
export class StudentEvent extends HistoryEvent {
  @Field(() => StudentEventKindEnum, { description: 'What happened.' })
  kind!: StudentEventKind;

  @Field(() => Boolean, { description: 'Whether it was done by a guest, by booking.' })
  isByGuest!: boolean;
}
