import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import {
  BOOKING_EVENT_KINDS,
  type BookingEventKind,
  type MessageEventKind,
  type PaymentMethod,
} from './booking.constants.js';
import { BookedClass, PaymentMethodEnum } from './booking.type.js';

/** Schema descriptions of message events. */
export const MESSAGE_EVENT_DESCRIPTIONS: Record<MessageEventKind, { description: string }> = {
  confirmationQueued: { description: 'The confirmation mail is about to leave.' },
  confirmationSent: { description: 'The confirmation mail has left.' },
  confirmationFailed: { description: 'The confirmation mail could not be sent.' },
  reminderQueued: { description: 'The reminder before the class is planned.' },
  reminderSent: { description: 'The reminder before the class has left.' },
  reminderFailed: { description: 'The reminder before the class could not be sent.' },
  noticeQueued: { description: 'The notice about a change of the class is about to leave.' },
  noticeSent: { description: 'The notice about a change of the class has left.' },
  noticeFailed: { description: 'The notice about a change of the class could not be sent.' },
  messageQueued: { description: 'A message from the office is about to leave.' },
  messageSent: { description: 'A message from the office has left.' },
  messageFailed: { description: 'A message from the office could not be sent.' },
  cancellationQueued: {
    description: 'The mail that confirms what the guest has cancelled is about to leave.',
  },
  cancellationSent: { description: 'The mail that confirms what the guest has cancelled has left.' },
  cancellationFailed: {
    description: 'The mail that confirms what the guest has cancelled could not be sent.',
  },
  moveQueued: { description: 'The mail with the date that the guest has moved to is about to leave.' },
  moveSent: { description: 'The mail with the date that the guest has moved to has left.' },
  moveFailed: { description: 'The mail with the date that the guest has moved to could not be sent.' },
  changeQueued: {
    description:
      'The mail about who comes, or how they are reached, as the guest has changed it is about to leave.',
  },
  changeSent: {
    description: 'The mail about who comes, or how they are reached, as the guest has changed it has left.',
  },
  changeFailed: {
    description:
      'The mail about who comes, or how they are reached, as the guest has changed it could not be sent.',
  },
  linkQueued: {
    description: 'The mail with the link to the booking, which the guest had lost is about to leave.',
  },
  linkSent: { description: 'The mail with the link to the booking, which the guest had lost has left.' },
  linkFailed: {
    description: 'The mail with the link to the booking, which the guest had lost could not be sent.',
  },
  crewConfirmationQueued: {
    description: 'The mail with all seats of the crew, to its contact, is about to leave.',
  },
  crewConfirmationSent: { description: 'The mail with all seats of the crew, to its contact, has left.' },
  crewConfirmationFailed: {
    description: 'The mail with all seats of the crew, to its contact, could not be sent.',
  },
  waitingQueued: {
    description:
      'The mail that confirms the place on the waiting list which led to the booking is about to leave.',
  },
  waitingSent: {
    description: 'The mail that confirms the place on the waiting list which led to the booking has left.',
  },
  waitingFailed: {
    description:
      'The mail that confirms the place on the waiting list which led to the booking could not be sent.',
  },
  offerQueued: { description: 'The offer of the seat to somebody on the waiting list is about to leave.' },
  offerSent: { description: 'The offer of the seat to somebody on the waiting list has left.' },
  offerFailed: { description: 'The offer of the seat to somebody on the waiting list could not be sent.' },
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
