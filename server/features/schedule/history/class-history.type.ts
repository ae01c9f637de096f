import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import {
  CLASS_EVENT_KINDS,
  CLASS_FIELDS,
  type ClassEventKind,
  type ClassField,
} from '../schedule.constants.js';

const ClassEventKindEnum = enumOf(CLASS_EVENT_KINDS);
registerEnumType(ClassEventKindEnum, {
  name: 'ClassEventKind',
  description: 'What happened to a class.',
  valuesConfig: {
    scheduled: { description: 'It was scheduled.' },
    madeAsCopy: { description: 'It was scheduled as a copy of another class.' },
    copied: { description: 'Other classes were scheduled as copies of it.' },
    changed: {
      description: 'It was edited without a change of status, or the changes were not recorded.',
    },
    cancelled: { description: 'It was cancelled.' },
    restored: { description: 'It was scheduled again after a cancellation.' },
    completed: { description: 'It was marked completed.' },
  },
});

const ClassFieldEnum = enumOf(CLASS_FIELDS);
registerEnumType(ClassFieldEnum, {
  name: 'ClassField',
  description: 'A field of a class that the office can change.',
  valuesConfig: {
    classType: { description: 'The class type; the values are its present names.' },
    days: {
      description:
        'Days, hours or time zone; the values are the start of the first day and the number of days, such as 2027-02-01T09:00/3. Older entries have no number.',
    },
    place: {
      description:
        'The venue or its address; the values are the present names of the venues, if records were chosen.',
    },
    language: { description: 'Language of instruction.' },
    status: { description: 'Scheduled, completed or cancelled.' },
    seats: { description: 'Total number of seats.' },
    price: { description: 'Values in US cents.' },
    instructor: {
      description:
        'The instructor; the values are the present names, if records were chosen, and empty if there was nobody.',
    },
    notes: { description: "The office's notes." },
  },
});

@ObjectType({ description: 'The change of one field of a class.' })
export class ClassFieldChange {
  @Field(() => ClassFieldEnum, { description: 'The changed field.' })
  field!: ClassField;

  @Field(() => String, {
    nullable: true,
    description: 'A code, a number, a local time or a name, depending on the field; null if not recorded.',
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The value after the edit, in the same form as `before`.',
  })
  after!: string | null;

  @Field(() => String, { nullable: true, description: 'If `before` is a name: in Spanish, if there is one.' })
  beforeEs!: string | null;

  @Field(() => String, { nullable: true, description: 'If `after` is a name: in Spanish, if there is one.' })
  afterEs!: string | null;
}

@ObjectType({ description: 'An event of a class from the audit log.' })
export class ClassEvent {
  @Field(() => ID, { description: 'Of the entry in the audit log.' })
  id!: string;

  @Field(() => ClassEventKindEnum, { description: 'What happened.' })
  kind!: ClassEventKind;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The admin who did it; null if unknown.',
  })
  actorName!: string | null;

  @Field(() => [ClassFieldChange], { description: 'The fields changed by an edit, except the status.' })
  changes!: ClassFieldChange[];

  @Field(() => Int, {
    nullable: true,
    description: 'Number of people notified; null if the change did not concern attendees.',
  })
  told!: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of copies made; null if none.' })
  copies!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The class it was copied from, which may have been deleted since; null if none.',
  })
  fromClassId!: string | null;
}
