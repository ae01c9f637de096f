import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../../platform/graphql/connection.js';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../../platform/graphql/language.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { Shape } from '../../../platform/validation/shape.js';
import type { PaymentStatus } from '../../payments/payment.constants.js';
import { PaymentStatusEnum } from '../../payments/payment.type.js';
import { UpcomingClass } from '../../schedule/upcoming/upcoming-class.type.js';
import { BOOKING_STATUSES, type BookingStatus } from '../../schedule/seats/seat.rules.js';
import type { Attendance } from '../attendance/attendance.constants.js';
import { AttendanceEnum } from '../attendance/attendance.type.js';
import { BookingOptions } from './booking-options.type.js';
import { CONFIRMATION_NUMBER_PATTERN } from '../confirmation-number.rules.js';

export const BookingStatusEnum = enumOf(BOOKING_STATUSES);
registerEnumType(BookingStatusEnum, {
  name: 'BookingStatus',
  description: 'Whether the seat is held.',
  valuesConfig: {
    confirmed: { description: 'The seat is held.' },
    cancelled: { description: 'The booking was cancelled; it takes no seat.' },
    completed: {
      description: 'The attendee has attended the class; the booking still counts as a taken seat.',
    },
  },
});

@ObjectType({
  description:
    'A booking as visible to the holder of its secret link. It has no field for the emergency contact or notes.',
})
export class BookingConfirmation {
  @Field(() => ID, {
    description:
      'Secret ID of the link: anyone who has it can see this booking. Replaced when the email address changes.',
  })
  id!: string;

  @Field(() => String, {
    description:
      'Eight letters and digits that can be read over the phone, without 0, O, 1, I, L and U. Grants no access.',
  })
  @Shape({ pattern: CONFIRMATION_NUMBER_PATTERN })
  confirmationNumber!: string;

  @Field(() => String, { description: "The attendee's given name." })
  firstName!: string;

  @Field(() => String, { description: "The attendee's family name." })
  lastName!: string;

  @Field(() => String, { description: 'The address that the confirmation was sent to.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Last four digits of the phone number; null if none.',
  })
  phoneLast4!: string | null;

  @Field(() => String, { nullable: true, description: 'Employer; null if none was given.' })
  companyName!: string | null;

  @Field(() => Boolean, { description: 'Whether an SMS reminder was requested.' })
  textNotifications!: boolean;

  @Field(() => Int, { description: 'US cents: the price at the time of booking.' })
  amountCents!: number;

  @Field(() => BookingStatusEnum, {
    description: 'Whether the seat is held, regardless of the status of the class.',
  })
  bookingStatus!: BookingStatus;

  @Field(() => AttendanceEnum, {
    nullable: true,
    description: 'Whether the attendee came to the class; null if not recorded.',
  })
  attendance!: Attendance | null;

  @Field(() => PaymentStatusEnum, { description: 'Payment status.' })
  paymentStatus!: PaymentStatus;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the date of payment; null if not paid or unknown.',
  })
  paidOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'YYYY-MM-DD: the date on which the payment was refunded; null if it was not. `paymentStatus` is then cancelled.',
  })
  refundedOn!: string | null;

  @Field(() => LanguageEnum, { description: 'Language of the messages about the booking.' })
  language!: Locale;

  @Field(() => Boolean, {
    description: 'Whether a contact booked it, and pays for it, together with other seats.',
  })
  isOfCrew!: boolean;

  @Field(() => Date, { description: 'When the seat was booked.' })
  createdAt!: Date;

  @Field(() => UpcomingClass, { description: 'The class in its current state.' })
  classInstance!: UpcomingClass;

  @Field(() => Boolean, {
    description: 'Whether it was moved from another class; `classInstance` is the current one.',
  })
  isMoved!: boolean;

  @Field(() => BookingOptions, { description: 'The changes that the guest may make now, and until when.' })
  options!: BookingOptions;

  @Field(() => Boolean, {
    description:
      'True only in the response to the change that passed the seat to another person: `id` no longer works, and the new link is emailed to that person.',
  })
  isPassedOn!: boolean;

  /** The id of the row, for messages, calendars and the audit log. It grants no access once the booking has another link. */
  bookingId!: string;

  /** For text messages only; the holder of the link sees its last digits. */
  phone!: string | null;

  /** For calendars, which keep the latest version. */
  changedAt!: Date;

  /** For calendars: the number of days that they may contain from classes the booking was moved from. */
  calendarDays!: number | null;
}

export const BookingConfirmationConnection = ConnectionType(
  BookingConfirmation,
  'BookingConfirmationConnection',
);
