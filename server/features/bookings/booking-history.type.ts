import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import {
  BOOKING_EVENT_KINDS,
  type BookingEventKind,
  type MessageEventKind,
  type PaymentMethod,
} from './booking.constants.js';
import { BookedClass, PaymentMethodEnum } from './booking.type.js';

/** What became of a message, as the schema says it. */
export const MESSAGE_EVENT_DESCRIPTIONS: Record<MessageEventKind, { description: string }> = {
  confirmationQueued: { description: 'The confirmation mail is on its way.' },
  confirmationSent: { description: 'The confirmation mail has left.' },
  confirmationFailed: { description: 'The confirmation mail could not be sent.' },
  reminderQueued: { description: 'The reminder by SMS is planned.' },
  reminderSent: { description: 'The reminder by SMS has left.' },
  reminderFailed: { description: 'The reminder by SMS could not be sent.' },
  noticeQueued: { description: 'The notice about a change of the class is on its way.' },
  noticeSent: { description: 'The notice about a change of the class has left.' },
  noticeFailed: { description: 'The notice about a change of the class could not be sent.' },
  messageQueued: { description: 'A message from the office is about to leave.' },
  messageSent: { description: 'A message from the office has left.' },
  messageFailed: { description: 'A message from the office could not be sent.' },
};

const BookingEventKindEnum = enumOf(BOOKING_EVENT_KINDS);
registerEnumType(BookingEventKindEnum, {
  name: 'BookingEventKind',
  description: 'What happened to a booking.',
  valuesConfig: {
    booked: { description: 'It was made.' },
    paid: { description: 'It was marked paid, or how it was paid was changed.' },
    unpaid: { description: 'Its payment is pending again.' },
    paymentCancelled: { description: 'Nothing is to be paid any more.' },
    refunded: { description: 'What was paid has been paid back.' },
    moved: { description: 'It went to another class.' },
    attendeeChanged: { description: 'Somebody else attends, or the data of the attendee were changed.' },
    cancelled: { description: 'It was cancelled.' },
    restored: { description: 'The cancellation was taken back.' },
    ...MESSAGE_EVENT_DESCRIPTIONS,
  },
});

@ObjectType({ description: 'Something that happened to a booking, or will.' })
export class BookingEvent {
  @Field(() => ID, { description: 'Of the entry of the audit log, or of the message.' })
  id!: string;

  @Field(() => BookingEventKindEnum, { description: 'What happened.' })
  kind!: BookingEventKind;

  @Field(() => Date, { description: 'When; of a message that has not left, when it is due.' })
  at!: Date;

  @Field(() => Boolean, { description: 'Whether a guest did it.' })
  isByGuest!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who of the office did it; null for a guest, for messages, and where nobody knows.',
  })
  actorName!: string | null;

  @Field(() => BookedClass, { nullable: true, description: 'Of what was moved: where it was before.' })
  fromClass!: BookedClass | null;

  @Field(() => BookedClass, { nullable: true, description: 'Of what was moved: where it went.' })
  toClass!: BookedClass | null;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'Of what was paid: how.' })
  paymentMethod!: PaymentMethod | null;

  @Field(() => String, { nullable: true, description: 'Of what was paid or refunded: the day, YYYY-MM-DD.' })
  paymentDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a message: where it goes.' })
  recipient!: string | null;
}
