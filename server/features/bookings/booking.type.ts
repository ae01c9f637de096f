import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionType } from '../../platform/graphql/connection.js';
import { LanguageEnum } from '../../platform/graphql/language.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { ClassInstanceStatus } from '../schedule/schedule-words.js';
import { ClassInstanceStatusEnum } from '../schedule/upcoming-class.type.js';
import { BookingStatusEnum, PaymentStatusEnum } from './booking-confirmation.type.js';
import type { BookingStatus, PaymentStatus } from './booking-words.js';

@ObjectType({ description: 'The class of a booking, in short.' })
export class BookedClass {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  classTypeId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  nameEs!: string | null;

  @Field(() => Date)
  startsAt!: Date;

  @Field(() => String, { description: 'IANA zone of the venue.' })
  timeZone!: string;

  @Field(() => String)
  locationName!: string;

  @Field(() => String)
  city!: string;

  @Field(() => ClassInstanceStatusEnum)
  status!: ClassInstanceStatus;
}

@ObjectType({ description: 'One seat of one attendee, as the office sees it.' })
export class Booking {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  confirmationNumber!: string;

  @Field(() => ID)
  studentId!: string;

  @Field(() => BookedClass)
  classInstance!: BookedClass;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true })
  companyName!: string | null;

  @Field(() => String)
  emergencyContactName!: string;

  @Field(() => String)
  emergencyContactPhone!: string;

  @Field(() => Boolean)
  textNotifications!: boolean;

  @Field(() => Int)
  amountCents!: number;

  @Field(() => BookingStatusEnum)
  bookingStatus!: BookingStatus;

  @Field(() => PaymentStatusEnum)
  paymentStatus!: PaymentStatus;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  bookingDate!: string;

  @Field(() => LanguageEnum)
  language!: Locale;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => Int, { description: 'Grows with every edit.' })
  version!: number;

  @Field(() => Date)
  createdAt!: Date;
}

export const BookingConnection = ConnectionType(Booking, 'BookingConnection');
