import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import { VersionField } from '../../platform/graphql/versioned-id.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Shape } from '../../platform/validation/shape.js';
import { PaymentMethodEnum, PaymentStatusEnum, PaymentSummaryEnum } from '../payments/payment.type.js';
import type { PaymentMethod, PaymentStatus, PaymentSummary } from '../payments/payment.constants.js';
import { LocatedClassOverview } from '../schedule/classes/class-overview.type.js';
import type { ClassInstanceStatus } from '../schedule/schedule.constants.js';
import { ClassInstanceStatusEnum } from '../schedule/classes/class-instance-status.type.js';
import type { BookingStatus } from '../schedule/seats/seat.rules.js';
import type { Attendance } from './attendance/attendance.constants.js';
import { AttendanceEnum } from './attendance/attendance.type.js';
import { BookingStatusEnum } from './confirmation/booking-confirmation.type.js';
import { CONFIRMATION_NUMBER_PATTERN } from './confirmation-number.rules.js';

@ObjectType({ description: "Summary of a booking's class." })
export class BookedClass extends LocatedClassOverview {
  @Field(() => ID, { description: 'ID for `classInstance`.' })
  id!: string;

  @Field(() => ID, { description: 'ID of its class type.' })
  classTypeId!: string;

  @Field(() => ClassInstanceStatusEnum, {
    description: 'The status set by the office; it does not affect the booking.',
  })
  status!: ClassInstanceStatus;

  @Field(() => Date, {
    description: 'Start of the last day, from which attendees can have attended the class.',
  })
  lastDayStartsAt!: Date;
}

@ObjectType({ description: 'A booking of one seat for one attendee (office view).' })
export class Booking {
  @Field(() => ID, { description: "ID for the office's calls." })
  id!: string;

  @Field(() => ID, {
    description:
      "Secret ID of the guest's link, which gives access to the confirmation. Replaced when the email address changes.",
  })
  linkId!: string;

  @Field(() => String, {
    description: 'Eight letters and digits that can be read over the phone, without 0, O, 1, I, L and U.',
  })
  @Shape({ pattern: CONFIRMATION_NUMBER_PATTERN })
  confirmationNumber!: string;

  @Field(() => ID, { description: 'The student, who may have been deleted since.' })
  studentId!: string;

  @Field(() => BookedClass, { description: 'The class of the seat.' })
  classInstance!: BookedClass;

  @Field(() => String, { description: "The attendee's given name, stored separately from the student's." })
  firstName!: string;

  @Field(() => String, { description: "The attendee's family name, stored separately from the student's." })
  lastName!: string;

  @Field(() => String, { description: 'Receives messages about the booking.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As entered; null if none.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Employer; null if none was given.' })
  companyName!: string | null;

  @Field(() => String, { description: 'Whom to call in an emergency.' })
  emergencyContactName!: string;

  @Field(() => String, { description: 'Phone number of the emergency contact, as entered.' })
  emergencyContactPhone!: string;

  @Field(() => Boolean, { description: 'Whether an SMS reminder was requested.' })
  textNotifications!: boolean;

  @Field(() => Int, {
    description: 'US cents: the price at the time of booking, or the amount entered by the office.',
  })
  amountCents!: number;

  @Field(() => BookingStatusEnum, {
    description: 'Whether the seat is held; cancelling the class does not change it.',
  })
  bookingStatus!: BookingStatus;

  @Field(() => AttendanceEnum, {
    nullable: true,
    description: 'Whether the attendee came to the class; null if not recorded.',
  })
  attendance!: Attendance | null;

  @Field(() => String, {
    nullable: true,
    description:
      'YYYY-MM-DD: the last date on which the certificate is valid; null if there is none or it does not expire.',
  })
  certificateExpiresOn!: string | null;

  @Field(() => PaymentStatusEnum, {
    description: 'Payment status; cancelling the payment does not free the seat.',
  })
  paymentStatus!: PaymentStatus;

  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description: 'How it was paid; null if not paid or unknown.',
  })
  paymentMethod!: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the date of payment; null if not paid or unknown.',
  })
  paidOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the check, invoice or receipt; null if none.',
  })
  paymentReference!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the date of the refund; null if not refunded.',
  })
  refundedOn!: string | null;

  @Field(() => PaymentSummaryEnum, {
    description: 'The payment status, considering whether the booking or its class is cancelled.',
  })
  paymentSummary!: PaymentSummary;

  @Field(() => String, {
    description: 'YYYY-MM-DD: the date of booking at the venue, or the date entered by the office.',
  })
  bookingDate!: string;

  @Field(() => LanguageEnum, { description: 'Language of messages to the attendee.' })
  language!: Locale;

  @Field(() => String, {
    nullable: true,
    description: 'Notes for the office, never shown to the attendee; null if none.',
  })
  notes!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The crew that the seat was booked for; null if none.',
  })
  crewBookingId!: string | null;

  @VersionField()
  version!: number;

  @Field(() => Date, { description: 'When the booking was created.' })
  createdAt!: Date;
}

export const BookingConnection = ConnectionType(Booking, 'BookingConnection');
