import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { EditionInput } from '../../platform/graphql/versioned-id.js';
import { Clearable } from '../../platform/validation/clean.js';
import { AtMost, AtMostItems, OneOfWords, Optional, Required } from '../../platform/validation/rules.js';
import { ATTENDANCES, type Attendance } from '../bookings/attendance/attendance.constants.js';
import { AttendanceEnum } from '../bookings/attendance/attendance.type.js';
import { MAX_CHANGED_BOOKINGS } from '../bookings/booking.constants.js';
import { MAX_REFERENCE_LENGTH, PAYMENT_METHODS, type PaymentMethod } from '../payments/payment.constants.js';
import { PaymentMethodEnum } from '../payments/payment.type.js';
import type { PaymentNote } from '../payments/payment.rules.js';
import { CalendarDate } from '../schedule/days/calendar-date.rules.js';
import { ClassId } from '../schedule/classes/class-id.type.js';

@InputType({ description: 'Up to 100 bookings, changed in this order.' })
export class BookingsInput {
  @Field(() => [EditionInput], {
    description: 'Each with the version you read. A booking that has changed since is skipped and reported.',
  })
  @Required({ en: 'Bookings required', es: 'Faltan las reservaciones' })
  @AtMostItems(MAX_CHANGED_BOOKINGS, { en: 'At most {most} bookings', es: 'Máximo {most} reservaciones' })
  @ValidateNested()
  bookings!: EditionInput[];
}

@InputType({ description: 'Bookings to cancel or restore.' })
export class ChangeBookingsInput extends BookingsInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether to email each crew's contact a list of all its seats; ignored for other bookings.",
  })
  notifyContact?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to email the attendees: about a cancellation or move one minute later, unless it is undone before then; about a restored booking at once.',
  })
  notifyAttendees?: boolean;
}

@InputType({
  description: 'Bookings to mark as paid. Omitted payment details stay unchanged; null removes them.',
})
export class MarkBookingsPaidInput extends BookingsInput implements PaymentNote {
  @Field(() => PaymentMethodEnum, { nullable: true, description: 'How they were paid.' })
  @Clearable()
  @Optional()
  @OneOfWords(PAYMENT_METHODS)
  paymentMethod?: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the date of payment; default: today at the venue.',
  })
  @Clearable()
  @Optional()
  @CalendarDate()
  paidOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the check, invoice or receipt, up to 100 characters.',
  })
  @Clearable()
  @Optional()
  @AtMost(MAX_REFERENCE_LENGTH)
  paymentReference?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to mark refunded bookings as paid again, which keeps their payment details.',
  })
  includeRefunded?: boolean;
}

@InputType({ description: 'Bookings whose attendance to record.' })
export class RecordAttendanceInput extends BookingsInput {
  @Field(() => AttendanceEnum, {
    nullable: true,
    description: 'Whether the attendees came; null clears what is recorded.',
  })
  @Optional()
  @OneOfWords(ATTENDANCES)
  attendance?: Attendance | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to email the certificate to those who attended, one minute later, unless it is undone before then.',
  })
  notifyAttendees?: boolean;
}

@InputType({ description: 'Bookings to move to another class of the same type.' })
export class MoveBookingsInput extends ChangeBookingsInput {
  @ClassId('The new class. Its seats are assigned in the order of the bookings.')
  classInstanceId!: string;
}
