import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Shape } from '../../platform/validation/shape.js';
import { ClassOverview } from '../schedule/class-overview.type.js';
import type { ClassInstanceStatus } from '../schedule/schedule.constants.js';
import { ClassInstanceStatusEnum } from '../schedule/upcoming-class.type.js';
import type { BookingStatus } from '../schedule/seat.rules.js';
import { BookingStatusEnum, PaymentStatusEnum } from './booking-confirmation.type.js';
import { PAYMENT_METHODS, type PaymentMethod, type PaymentStatus } from './booking.constants.js';
import { CONFIRMATION_NUMBER_PATTERN } from './confirmation-number.rules.js';

export const PaymentMethodEnum = enumOf(PAYMENT_METHODS);
registerEnumType(PaymentMethodEnum, {
  name: 'PaymentMethod',
  description: 'How a booking was paid.',
  valuesConfig: {
    cash: { description: 'Bills and coins.' },
    check: { description: 'A check; its number is the reference.' },
    cardTerminal: { description: 'A card, at the terminal of the office.' },
    invoice: { description: 'A transfer or check for an invoice.' },
  },
});

@ObjectType({ description: 'The class of a booking, in short.' })
export class BookedClass extends ClassOverview {
  @Field(() => ID, { description: 'What `classInstance` takes.' })
  id!: string;

  @Field(() => ID, { description: 'The course of the catalogue it is a run of.' })
  classTypeId!: string;

  @Field(() => String, { description: 'The venue, as people call it.' })
  locationName!: string;

  @Field(() => String, { description: 'Where the venue is.' })
  city!: string;

  @Field(() => ClassInstanceStatusEnum, {
    description: 'What the office says of the class; it does not change the booking.',
  })
  status!: ClassInstanceStatus;
}

@ObjectType({ description: 'One seat of one attendee, as the office sees it.' })
export class Booking {
  @Field(() => ID, { description: 'What every call of the office takes.' })
  id!: string;

  @Field(() => ID, {
    description:
      "The secret of the guest's link: whoever has it sees the confirmation. Another one each time the email changes hands.",
  })
  linkId!: string;

  @Field(() => String, {
    description: 'Eight letters and digits to read out over the phone, without 0, O, 1, I, L and U.',
  })
  @Shape({ pattern: CONFIRMATION_NUMBER_PATTERN })
  confirmationNumber!: string;

  @Field(() => ID, { description: 'The student it belongs to, who may have been deleted since.' })
  studentId!: string;

  @Field(() => BookedClass, { description: 'The class the seat is in.' })
  classInstance!: BookedClass;

  @Field(() => String, { description: 'Given name of who attends: a copy of its own, not the student’s.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name of who attends: a copy of its own, not the student’s.' })
  lastName!: string;

  @Field(() => String, { description: 'Where messages about the booking go.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As it was entered; null when none was.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'The employer; null when none was given.' })
  companyName!: string | null;

  @Field(() => String, { description: 'Whom to call when something happens in class.' })
  emergencyContactName!: string;

  @Field(() => String, { description: 'Where the emergency contact is reached, as it was entered.' })
  emergencyContactPhone!: string;

  @Field(() => Boolean, { description: 'Whether an SMS reminder was asked for.' })
  textNotifications!: boolean;

  @Field(() => Int, {
    description: 'US cents: the price at the time of booking, or what the office entered.',
  })
  amountCents!: number;

  @Field(() => BookingStatusEnum, {
    description: 'Whether the seat is held; a class that is cancelled does not change it.',
  })
  bookingStatus!: BookingStatus;

  @Field(() => PaymentStatusEnum, {
    description: 'Whether the seat is paid for. Cancelling the payment does not free the seat.',
  })
  paymentStatus!: PaymentStatus;

  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description: 'How it was paid; null while it is not, and where nobody has said it.',
  })
  paymentMethod!: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the day it was paid; null while it is not, and where nobody knows.',
  })
  paidOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the check, invoice or receipt; null when there is none.',
  })
  paymentReference!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the day the money was paid back; null when it was not.',
  })
  refundedOn!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether somebody has paid for what does not take place: the booking or its class is cancelled.',
  })
  isRefundDue!: boolean;

  @Field(() => String, {
    description: 'YYYY-MM-DD: the day of booking at the venue, or what the office entered.',
  })
  bookingDate!: string;

  @Field(() => LanguageEnum, { description: 'What messages to the attendee are written in.' })
  language!: Locale;

  @Field(() => String, {
    nullable: true,
    description: 'What the office notes; the attendee never sees it. Null when there is nothing.',
  })
  notes!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The crew that its seat was booked for; null for a seat that was booked by itself.',
  })
  crewBookingId!: string | null;

  @Field(() => Int, { description: 'Grows with every edit; an edit sends back the one it has read.' })
  @Shape({ minimum: 1 })
  version!: number;

  @Field(() => Date, { description: 'When the booking was entered.' })
  createdAt!: Date;
}

export const BookingConnection = ConnectionType(Booking, 'BookingConnection');
