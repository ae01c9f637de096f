import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import { UpcomingClass } from '../schedule/upcoming-class.type.js';
import {
  BOOKING_STATUSES,
  PAYMENT_STATUSES,
  type BookingStatus,
  type PaymentStatus,
} from './booking-words.js';

export const BookingStatusEnum = enumOf(BOOKING_STATUSES);
registerEnumType(BookingStatusEnum, { name: 'BookingStatus', description: 'Whether the seat is held.' });
export const PaymentStatusEnum = enumOf(PAYMENT_STATUSES);
registerEnumType(PaymentStatusEnum, { name: 'PaymentStatus', description: 'Whether the seat is paid.' });

@ObjectType({
  description:
    'What the holder of a booking’s secret link may see. It has no field for the emergency contact or notes.',
})
export class BookingConfirmation {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  confirmationNumber!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true, description: 'The last four digits.' })
  phoneLast4!: string | null;

  @Field(() => String, { nullable: true })
  companyName!: string | null;

  @Field(() => Boolean, { description: 'An SMS reminder was asked for.' })
  textNotifications!: boolean;

  @Field(() => Int)
  amountCents!: number;

  @Field(() => BookingStatusEnum)
  bookingStatus!: BookingStatus;

  @Field(() => PaymentStatusEnum)
  paymentStatus!: PaymentStatus;

  @Field(() => LanguageEnum, { description: 'The language it was booked in.' })
  language!: Locale;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => UpcomingClass)
  classInstance!: UpcomingClass;
}
