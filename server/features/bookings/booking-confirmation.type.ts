import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { Shape } from '../../platform/validation/shape.js';
import { UpcomingClass } from '../schedule/upcoming-class.type.js';
import { BOOKING_STATUSES, type BookingStatus } from '../schedule/seat.rules.js';
import { BookingOptions } from './booking-options.type.js';
import { PAYMENT_STATUSES, type PaymentStatus } from './booking.constants.js';
import { CONFIRMATION_NUMBER_PATTERN } from './confirmation-number.rules.js';

export const BookingStatusEnum = enumOf(BOOKING_STATUSES);
registerEnumType(BookingStatusEnum, {
  name: 'BookingStatus',
  description: 'Whether the seat is held.',
  valuesConfig: {
    confirmed: { description: 'The seat is held.' },
    cancelled: { description: 'The booking was taken back; it takes no seat.' },
    completed: { description: 'The attendee has been to the class; it counts as a taken seat.' },
  },
});
export const PaymentStatusEnum = enumOf(PAYMENT_STATUSES);
registerEnumType(PaymentStatusEnum, {
  name: 'PaymentStatus',
  description: 'Whether the seat is paid.',
  valuesConfig: {
    pending: { description: 'Not paid yet.' },
    paid: { description: 'The office has the money.' },
    cancelled: { description: 'No payment is expected any more.' },
  },
});

@ObjectType({
  description:
    'What the holder of a booking’s secret link may see. It has no field for the emergency contact or notes.',
})
export class BookingConfirmation {
  @Field(() => ID, {
    description:
      'The secret of the link: whoever has it sees this booking. It changes when the email changes hands.',
  })
  id!: string;

  @Field(() => String, {
    description:
      'Eight letters and digits to read out over the phone, without 0, O, 1, I, L and U. It opens nothing.',
  })
  @Shape({ pattern: CONFIRMATION_NUMBER_PATTERN })
  confirmationNumber!: string;

  @Field(() => String, { description: 'Given name of who attends.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name of who attends.' })
  lastName!: string;

  @Field(() => String, { description: 'Where the confirmation went.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The last four digits of the phone; null when there is no number.',
  })
  phoneLast4!: string | null;

  @Field(() => String, { nullable: true, description: 'The employer; null when none was given.' })
  companyName!: string | null;

  @Field(() => Boolean, { description: 'An SMS reminder was asked for.' })
  textNotifications!: boolean;

  @Field(() => Int, { description: 'US cents: the price at the time of booking.' })
  amountCents!: number;

  @Field(() => BookingStatusEnum, { description: 'Whether the seat is held, whatever becomes of the class.' })
  bookingStatus!: BookingStatus;

  @Field(() => PaymentStatusEnum, { description: 'Whether the seat is paid for.' })
  paymentStatus!: PaymentStatus;

  @Field(() => LanguageEnum, { description: 'The language it was booked in.' })
  language!: Locale;

  @Field(() => Boolean, { description: 'Whether a contact booked and pays it together with other seats.' })
  isOfCrew!: boolean;

  @Field(() => Date, { description: 'When the seat was booked.' })
  createdAt!: Date;

  @Field(() => UpcomingClass, { description: 'The class, as it stands now.' })
  classInstance!: UpcomingClass;

  @Field(() => Boolean, { description: 'It was for another class once; `classInstance` is where it is now.' })
  isMoved!: boolean;

  @Field(() => BookingOptions, { description: 'What may be done with it now, and until when.' })
  options!: BookingOptions;

  @Field(() => Boolean, {
    description:
      'True only in the response to the change that passed the seat on to another person: `id` opens nothing any more, and the new link is mailed to that person.',
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
