import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { BookedClass } from '../bookings/booking.type.js';
import type { PaymentMethod } from '../payments/payment.constants.js';
import { PaymentMethodEnum } from '../payments/payment.type.js';
import { BOOKING_EVENT_KINDS, type BookingEventKind, type HistoryMessage } from './history.constants.js';
import {
  CLASS_NOTICE,
  HistoryEvent,
  messageEventDescriptions,
  OFFICE_MESSAGE,
  RECEIPT,
} from './history-event.type.js';

/** Schema descriptions of message events. */
export const MESSAGE_EVENT_DESCRIPTIONS = messageEventDescriptions<HistoryMessage>({
  confirmation: 'The confirmation email',
  reminder: 'The reminder before the class',
  notice: CLASS_NOTICE,
  message: OFFICE_MESSAGE,
  cancellation: "The email that confirms the guest's cancellation",
  move: "The email that confirms the guest's move to another class",
  change: "The email that confirms the guest's change of the attendee",
  link: 'The email with the requested link to the booking',
  crewConfirmation: "The crew's confirmation email to its contact",
  waiting: 'The email that confirms joining the waiting list',
  offer: 'The offer of the seat to the guest on the waiting list',
  certificate: 'The email with the certificate',
  receipt: RECEIPT,
});

const BookingEventKindEnum = enumOf(BOOKING_EVENT_KINDS);
registerEnumType(BookingEventKindEnum, {
  name: 'BookingEventKind',
  description: 'What happened to a booking.',
  valuesConfig: {
    booked: { description: 'It was booked.' },
    paid: { description: 'It was marked paid, or its payment details were changed.' },
    unpaid: { description: 'Its payment is pending again.' },
    paymentCancelled: { description: 'Its payment was cancelled.' },
    refunded: { description: 'Its payment was refunded.' },
    amountChanged: { description: 'Its amount was changed.' },
    notesChanged: { description: 'The notes of the office were changed.' },
    moved: { description: 'It was moved to another class.' },
    attendeeChanged: { description: 'Its attendee was replaced or corrected.' },
    cancelled: { description: 'It was cancelled.' },
    restored: { description: 'It was restored after a cancellation.' },
    attended: { description: 'It was recorded that the attendee attended the class.' },
    absent: { description: 'It was recorded that the attendee was absent.' },
    attendanceCleared: { description: 'The recorded attendance was cleared.' },
    ...MESSAGE_EVENT_DESCRIPTIONS,
  },
});

@ObjectType({ description: 'A past or scheduled event of a booking.' })
export class BookingEvent extends HistoryEvent {
  @Field(() => BookingEventKindEnum, { description: 'What happened.' })
  kind!: BookingEventKind;

  @Field(() => Boolean, { description: 'Whether it was done by a guest.' })
  isByGuest!: boolean;

  @Field(() => BookedClass, { nullable: true, description: 'For a move: the previous class.' })
  fromClass!: BookedClass | null;

  @Field(() => BookedClass, { nullable: true, description: 'For a move: the new class.' })
  toClass!: BookedClass | null;

  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description: 'For a payment, also with the booking: the method.',
  })
  paymentMethod!: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'For a payment, also with the booking, or a refund: the date, YYYY-MM-DD.',
  })
  paymentDate!: string | null;

  @Field(() => Int, { nullable: true, description: 'For a changed amount: the previous one, in US cents.' })
  fromAmountCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'For a changed amount: the new one, in US cents.' })
  toAmountCents!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'For a cancellation: whether the attendee was to be notified of it; null if that is unknown.',
  })
  isAttendeeNotified!: boolean | null;
}
