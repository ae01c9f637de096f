import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { CREW_EVENT_KINDS, type CrewEventKind } from './crew.constants.js';

const CrewEventKindEnum = enumOf(CREW_EVENT_KINDS);
registerEnumType(CrewEventKindEnum, {
  name: 'CrewEventKind',
  description: 'What happened to a crew, or what became of a mail to its contact.',
  valuesConfig: {
    booked: { description: 'Its seats were booked.' },
    named: { description: 'Seats without a name were given one.' },
    seatsAdded: { description: 'Seats without a name were added.' },
    seatsGivenBack: { description: 'Seats without a name were given back.' },
    personCancelled: { description: 'The seat of one of its people was cancelled.' },
    personMoved: { description: 'One of its people went to another class.' },
    personRestored: { description: 'The cancellation of one of its people was taken back.' },
    personChanged: {
      description: 'Somebody else takes a seat, or the data of one of its people were changed.',
    },
    confirmationQueued: { description: 'The mail that lists all seats is on its way.' },
    confirmationSent: { description: 'The mail that lists all seats has left.' },
    confirmationFailed: { description: 'The mail that lists all seats could not be sent.' },
    namesRequestQueued: { description: 'The mail that asks for missing names is planned.' },
    namesRequestSent: { description: 'The mail that asks for missing names has left.' },
    namesRequestFailed: { description: 'The mail that asks for missing names could not be sent.' },
    noticeQueued: { description: 'The notice about a change of the class is on its way.' },
    noticeSent: { description: 'The notice about a change of the class has left.' },
    noticeFailed: { description: 'The notice about a change of the class could not be sent.' },
    messageQueued: { description: 'A message from the office is about to leave.' },
    messageSent: { description: 'A message from the office has left.' },
    messageFailed: { description: 'A message from the office could not be sent.' },
  },
});

@ObjectType({ description: 'Something that happened to a crew, or will.' })
export class CrewEvent {
  @Field(() => ID, { description: 'Of the entry of the audit log, or of the message.' })
  id!: string;

  @Field(() => CrewEventKindEnum, { description: 'What happened.' })
  kind!: CrewEventKind;

  @Field(() => Date, { description: 'When; of a message that has not left, when it is due.' })
  at!: Date;

  @Field(() => Boolean, {
    description: 'Whether a guest did it, by the link of the contact or of a booking.',
  })
  isByGuest!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who of the office did it; null for a guest, for messages, and where nobody knows.',
  })
  actorName!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many seats it is about; null for people and messages.',
  })
  seats!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of one of its people: who has the booking now; null where it is about no booking.',
  })
  attendeeName!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a message: where it goes.' })
  recipient!: string | null;
}
