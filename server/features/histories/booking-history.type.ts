import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { BookedClass } from '../bookings/booking.type.js';
import type { PaymentMethod } from '../payments/payment.constants.js';
import { PaymentMethodEnum } from '../payments/payment.type.js';
import { BOOKING_EVENT_KINDS, type BookingEventKind, type MessageEventKind } from './history.constants.js';
import { HistoryEvent } from './history-event.type.js';

/** Schema descriptions of message events. */
export const MESSAGE_EVENT_DESCRIPTIONS: Record<MessageEventKind, { description: string }> = {
  confirmationQueued: { description: 'The confirmation email is queued.' },
  confirmationSent: { description: 'The confirmation email was sent.' },
  confirmationFailed: { description: 'The confirmation email could not be sent.' },
  reminderQueued: { description: 'The reminder before the class is scheduled.' },
  reminderSent: { description: 'The reminder before the class was sent.' },
  reminderFailed: { description: 'The reminder before the class could not be sent.' },
  noticeQueued: { description: 'The notice about a change of the class is queued.' },
  noticeSent: { description: 'The notice about a change of the class was sent.' },
  noticeFailed: { description: 'The notice about a change of the class could not be sent.' },
  messageQueued: { description: 'A message from the office is queued.' },
  messageSent: { description: 'A message from the office was sent.' },
  messageFailed: { description: 'A message from the office could not be sent.' },
  cancellationQueued: {
    description: "The email that confirms the guest's cancellation is queued.",
  },
  cancellationSent: { description: "The email that confirms the guest's cancellation was sent." },
  cancellationFailed: {
    description: "The email that confirms the guest's cancellation could not be sent.",
  },
  moveQueued: { description: "The email that confirms the guest's move to another class is queued." },
  moveSent: { description: "The email that confirms the guest's move to another class was sent." },
  moveFailed: { description: "The email that confirms the guest's move to another class could not be sent." },
  changeQueued: {
    description: "The email that confirms the guest's change of the attendee is queued.",
  },
  changeSent: {
    description: "The email that confirms the guest's change of the attendee was sent.",
  },
  changeFailed: {
    description: "The email that confirms the guest's change of the attendee could not be sent.",
  },
  linkQueued: {
    description: 'The email with the requested link to the booking is queued.',
  },
  linkSent: { description: 'The email with the requested link to the booking was sent.' },
  linkFailed: {
    description: 'The email with the requested link to the booking could not be sent.',
  },
  crewConfirmationQueued: {
    description: "The crew's confirmation email to its contact is queued.",
  },
  crewConfirmationSent: { description: "The crew's confirmation email to its contact was sent." },
  crewConfirmationFailed: {
    description: "The crew's confirmation email to its contact could not be sent.",
  },
  waitingQueued: {
    description: 'The email that confirms joining the waiting list is queued.',
  },
  waitingSent: {
    description: 'The email that confirms joining the waiting list was sent.',
  },
  waitingFailed: {
    description: 'The email that confirms joining the waiting list could not be sent.',
  },
  offerQueued: { description: 'The offer of the seat to the guest on the waiting list is queued.' },
  offerSent: { description: 'The offer of the seat to the guest on the waiting list was sent.' },
  offerFailed: { description: 'The offer of the seat to the guest on the waiting list could not be sent.' },
  certificateQueued: { description: 'The email with the certificate is queued.' },
  certificateSent: { description: 'The email with the certificate was sent.' },
  certificateFailed: { description: 'The email with the certificate could not be sent.' },
};

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

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'For a payment: the method.' })
  paymentMethod!: PaymentMethod | null;

  @Field(() => String, { nullable: true, description: 'For a payment or refund: the date, YYYY-MM-DD.' })
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
