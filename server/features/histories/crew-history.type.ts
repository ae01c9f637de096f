import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { CREW_EVENT_KINDS, type CrewEventKind } from './history.constants.js';
import {
  CLASS_NOTICE,
  HistoryEvent,
  messageEventDescriptions,
  OFFICE_MESSAGE,
  RECEIPT,
} from './history-event.type.js';

const CrewEventKindEnum = enumOf(CREW_EVENT_KINDS);
registerEnumType(CrewEventKindEnum, {
  name: 'CrewEventKind',
  description: 'What happened to a crew, or the state of an email to its contact.',
  valuesConfig: {
    booked: { description: 'Its seats were booked.' },
    named: { description: 'Unnamed seats were named.' },
    seatsAdded: { description: 'Unnamed seats were added.' },
    seatsGivenBack: { description: 'Unnamed seats were given back.' },
    moved: { description: 'The crew was moved to another class.' },
    contactUpdated: { description: 'The contact was corrected, by the office or by its link.' },
    personCancelled: { description: "A member's booking was cancelled." },
    personMoved: { description: "A member's booking was moved to another class." },
    personRestored: { description: "A member's booking was restored after a cancellation." },
    personChanged: {
      description: 'A member was replaced or corrected.',
    },
    ...messageEventDescriptions({
      confirmation: 'The email that lists all seats',
      namesRequest: 'The email that asks for missing names',
      notice: CLASS_NOTICE,
      message: OFFICE_MESSAGE,
      receipt: RECEIPT,
    }),
  },
});

@ObjectType({ description: 'A past or scheduled event of a crew.' })
export class CrewEvent extends HistoryEvent {
  @Field(() => CrewEventKindEnum, { description: 'What happened.' })
  kind!: CrewEventKind;

  @Field(() => Boolean, {
    description: "Whether it was done by a guest, through the contact's or a booking's link.",
  })
  isByGuest!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of seats concerned; null for people and messages.',
  })
  seats!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'For an event of a booking: the current attendee; otherwise null.',
  })
  attendeeName!: string | null;
}
