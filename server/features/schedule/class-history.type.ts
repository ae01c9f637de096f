import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import {
  CLASS_EVENT_KINDS,
  CLASS_FIELDS,
  type ClassEventKind,
  type ClassField,
} from './schedule.constants.js';

const ClassEventKindEnum = enumOf(CLASS_EVENT_KINDS);
registerEnumType(ClassEventKindEnum, {
  name: 'ClassEventKind',
  description: 'What happened to a class.',
  valuesConfig: {
    scheduled: { description: 'It was scheduled.' },
    madeAsCopy: { description: 'It was scheduled as a copy of another class.' },
    copied: { description: 'Other classes were scheduled as copies of it.' },
    changed: {
      description: 'It was edited, and its status stayed, or nobody has written down what changed.',
    },
    cancelled: { description: 'It was cancelled.' },
    restored: { description: 'It takes place after all.' },
    completed: { description: 'It was marked completed.' },
  },
});

const ClassFieldEnum = enumOf(CLASS_FIELDS);
registerEnumType(ClassFieldEnum, {
  name: 'ClassField',
  description: 'What of a class the office can change.',
  valuesConfig: {
    classType: { description: 'The course of the catalogue.' },
    days: { description: 'Days, hours or time zone; its values are the first start: YYYY-MM-DDTHH:MM' },
    place: { description: 'The venue or its address.' },
    language: { description: 'Language of instruction.' },
    status: { description: 'Whether it is scheduled, completed or cancelled.' },
    seats: { description: 'Seats in all.' },
    price: { description: 'Its values are US cents.' },
    instructor: { description: 'Who teaches.' },
    notes: { description: 'Notes of the office.' },
  },
});

@ObjectType({ description: 'What an edit made of one field of a class.' })
export class ClassFieldChange {
  @Field(() => ClassFieldEnum, { description: 'Which field.' })
  field!: ClassField;

  @Field(() => String, {
    nullable: true,
    description: 'A code, a number or a wall time, as the field has it; null where the audit log keeps none.',
  })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'As `before`, after the edit.' })
  after!: string | null;
}

@ObjectType({ description: 'Something that happened to a class, as the audit log has it.' })
export class ClassEvent {
  @Field(() => ID, { description: 'Of the entry in the audit log.' })
  id!: string;

  @Field(() => ClassEventKindEnum, { description: 'What happened.' })
  kind!: ClassEventKind;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who of the office did it; null where nobody knows.',
  })
  actorName!: string | null;

  @Field(() => [ClassFieldChange], { description: 'What an edit changed beside the status.' })
  changes!: ClassFieldChange[];

  @Field(() => Int, {
    nullable: true,
    description: 'How many people are told of it; null where it concerned nobody who had a seat.',
  })
  told!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many copies were made; null unless some were.' })
  copies!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The class it is a copy of, which may have been deleted since; null when it is none.',
  })
  fromClassId!: string | null;
}
