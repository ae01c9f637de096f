import { ArgsType, Field, ID, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/graphql/enum-of.js';
import {
  SORT_DIRECTIONS,
  SortDirectionEnum,
  TwoWayPageArgs,
  type SortDirection,
} from '../../../platform/graphql/page-args.js';
import { OptionalId } from '../../../platform/graphql/id-field.js';
import { MAX_LINE_LENGTH } from '../../../platform/validation/lengths.js';
import {
  AtMost,
  AtMostItems,
  OneOfWords,
  Optional,
  SatisfiesWithin,
} from '../../../platform/validation/rules.js';
import { PaymentMethodEnum, PaymentStatusEnum, PaymentSummaryEnum } from '../../payments/payment.type.js';
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  PAYMENT_SUMMARIES,
  type PaymentMethod,
  type PaymentStatus,
  type PaymentSummary,
} from '../../payments/payment.constants.js';
import { CalendarDate } from '../../schedule/days/calendar-date.rules.js';
import { INSTRUCTION_LANGUAGES, type InstructionLanguage } from '../../schedule/schedule.constants.js';
import { InstructionLanguageEnum } from '../../schedule/classes/instruction-language.type.js';
import { BOOKING_STATUSES, type BookingStatus } from '../../schedule/seats/seat.rules.js';
import { ATTENDANCE_FILTERS, type AttendanceFilter } from '../attendance/attendance.constants.js';
import { AttendanceFilterEnum } from '../attendance/attendance.type.js';
import { BookingStatusEnum } from '../confirmation/booking-confirmation.type.js';
import type { BookingFilter, BookingOrder } from './booking-list.query.js';
import { BOOKING_SORTS, MAX_CHANGED_BOOKINGS, type BookingSort } from '../booking.constants.js';
import { NEEDS_EXPIRY_RANGE } from '../booking.texts.js';

const BookingSortEnum = enumOf(BOOKING_SORTS);
registerEnumType(BookingSortEnum, {
  name: 'BookingSort',
  description: 'Sort order of bookings.',
  valuesConfig: {
    booked: { description: 'Booking date, then time of booking.' },
    name: { description: 'Last name of the attendee, then first name.' },
    classDate: { description: 'Start of the class.' },
    certificateExpiry: {
      description: 'Last day on which the certificate is valid. Requires expiresFrom or expiresTo.',
    },
  },
});

@ArgsType()
export class BookingArgs extends TwoWayPageArgs implements BookingFilter, BookingOrder {
  @Field(() => String, {
    nullable: true,
    description:
      'Only bookings where every word occurs in the name, email, company or confirmation number, ignoring accents and case, or with this phone number or part of it in any format.',
  })
  @Optional()
  @AtMost(200)
  search?: string;

  @OptionalId('Only bookings of this class.')
  classInstanceId?: string;

  @OptionalId('Only bookings of this student.')
  studentId?: string;

  @OptionalId('Only bookings of this crew.')
  crewBookingId?: string;

  @Field(() => BookingStatusEnum, { nullable: true, description: 'Only bookings with this status.' })
  @Optional()
  @OneOfWords(BOOKING_STATUSES)
  bookingStatus?: BookingStatus;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: only those that take a seat, confirmed or completed. false: only cancelled ones. Default: all.',
  })
  takesSeat?: boolean;

  @Field(() => AttendanceFilterEnum, { nullable: true, description: 'Only bookings with this attendance.' })
  @Optional()
  @OneOfWords(ATTENDANCE_FILTERS)
  attendance?: AttendanceFilter;

  @Field(() => PaymentStatusEnum, { nullable: true, description: 'Only bookings with this payment status.' })
  @Optional()
  @OneOfWords(PAYMENT_STATUSES)
  paymentStatus?: PaymentStatus;

  @Field(() => PaymentSummaryEnum, {
    nullable: true,
    description:
      'Only bookings with this payment summary, which considers whether the booking or its class is cancelled.',
  })
  @Optional()
  @OneOfWords(PAYMENT_SUMMARIES)
  paymentSummary?: PaymentSummary;

  @Field(() => String, {
    nullable: true,
    description: 'Only bookings made on this date or later: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  bookedFrom?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only bookings made on this date or earlier: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  bookedTo?: string;

  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description: 'Only bookings paid in this way, including those refunded since.',
  })
  @Optional()
  @OneOfWords(PAYMENT_METHODS)
  paymentMethod?: PaymentMethod;

  @Field(() => String, {
    nullable: true,
    description: 'Only bookings paid on this date or later, including those refunded since: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  paidFrom?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only bookings paid on this date or earlier, including those refunded since: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  paidTo?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only bookings refunded on this date or later: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  refundedFrom?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only bookings refunded on this date or earlier: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  refundedTo?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Only attended bookings whose certificate expires on this date or later, unless the student has attended a class of the same type later: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  expiresFrom?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Only attended bookings whose certificate expires on this date or earlier, unless the student has attended a class of the same type later: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  expiresTo?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only bookings of classes that begin on this date at the venue or later: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  classFrom?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only bookings of classes that begin on this date at the venue or earlier: YYYY-MM-DD',
  })
  @Optional()
  @CalendarDate()
  classTo?: string;

  @OptionalId('Only bookings of classes of this type.')
  classTypeId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only bookings of classes in this city; full name, ignoring case.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  city?: string;

  @Field(() => InstructionLanguageEnum, {
    nullable: true,
    description: 'Only bookings of classes taught in this language.',
  })
  @Optional()
  @OneOfWords(INSTRUCTION_LANGUAGES)
  instructionLanguage?: InstructionLanguage;

  @Field(() => String, {
    nullable: true,
    description: 'Only attendees of this company; full name, ignoring case.',
  })
  @Optional()
  @AtMost(MAX_LINE_LENGTH)
  company?: string;

  @Field(() => [ID], { nullable: true, description: 'Only these bookings, at most 100.' })
  @Optional()
  @AtMostItems(MAX_CHANGED_BOOKINGS, { en: 'At most {most} bookings', es: 'Máximo {most} reservaciones' })
  ids?: string[];

  @Field(() => BookingSortEnum, {
    defaultValue: 'booked',
    description: 'Sort order. certificateExpiry requires a range of expiry dates.',
  })
  @OneOfWords(BOOKING_SORTS)
  @SatisfiesWithin(() => BookingArgs, 'hasRangeOfSort', hasRangeOfSort, NEEDS_EXPIRY_RANGE)
  sort: BookingSort = 'booked';

  @Field(() => SortDirectionEnum, {
    defaultValue: 'descending',
    description: 'Sort direction.',
  })
  @OneOfWords(SORT_DIRECTIONS)
  direction: SortDirection = 'descending';
}

function hasRangeOfSort(sort: unknown, { expiresFrom, expiresTo }: BookingArgs): boolean {
  return sort !== 'certificateExpiry' || Boolean(expiresFrom ?? expiresTo);
}
