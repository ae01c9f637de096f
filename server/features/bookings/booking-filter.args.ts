import { ArgsType, Field, ID, registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { PageArgs } from '../../platform/graphql/page-args.js';
import { Optional, Satisfies } from '../../platform/validation/rules.js';
import { isCalendarDate } from '../schedule/class-days.rules.js';
import { BookingStatusEnum, PaymentStatusEnum } from './booking-confirmation.type.js';
import type { BookingFilter } from './booking-list.query.js';
import { BOOKING_SORTS, type BookingSort, type BookingStatus, type PaymentStatus } from './booking-words.js';

const BookingSortEnum = enumOf(BOOKING_SORTS);
registerEnumType(BookingSortEnum, { name: 'BookingSort', description: 'The order of a list of bookings.' });

const isDate = (value: unknown): boolean => typeof value === 'string' && isCalendarDate(value);
const NO_DATE = { en: 'Must be a date: YYYY-MM-DD', es: 'Debe ser una fecha: AAAA-MM-DD' };

@ArgsType()
export class BookingArgs extends PageArgs implements BookingFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of name, email, company or the confirmation number; accents do not matter.',
  })
  search?: string;

  @Field(() => ID, { nullable: true })
  classInstanceId?: string;

  @Field(() => BookingStatusEnum, { nullable: true })
  bookingStatus?: BookingStatus;

  @Field(() => PaymentStatusEnum, { nullable: true })
  paymentStatus?: PaymentStatus;

  @Field(() => String, { nullable: true, description: 'First booking date: YYYY-MM-DD' })
  @Optional()
  @Satisfies('isDate', isDate, NO_DATE)
  bookedFrom?: string;

  @Field(() => String, { nullable: true, description: 'Last booking date: YYYY-MM-DD' })
  @Optional()
  @Satisfies('isDate', isDate, NO_DATE)
  bookedTo?: string;

  @Field(() => BookingSortEnum, { defaultValue: 'newest' })
  sort: BookingSort = 'newest';
}
