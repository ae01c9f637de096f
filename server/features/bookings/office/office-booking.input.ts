import { ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../../platform/database/versioned.js';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key.js';
import { OptionalLanguage } from '../../../platform/graphql/language.js';
import { RequiredId } from '../../../platform/graphql/id-field.js';
import { EditionInput } from '../../../platform/graphql/versioned-id.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { MultiLine } from '../../../platform/validation/clean.js';
import { MAX_TEXT_LENGTH } from '../../../platform/validation/lengths.js';
import { AtMost, OneOf, OneOfWords, Optional, Price, Required } from '../../../platform/validation/rules.js';
import { PaymentMethodEnum, PaymentStatusEnum } from '../../payments/payment.type.js';
import {
  MAX_REFERENCE_LENGTH,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '../../payments/payment.constants.js';
import { CalendarDate } from '../../schedule/days/calendar-date.rules.js';
import { ClassId } from '../../schedule/classes/class-id.type.js';
import { PersonInput } from '../../students/person.type.js';

export const NO_STATUS = {
  en: 'Payment status must be pending, paid or cancelled',
  es: 'El estado del pago debe ser pending, paid o cancelled',
};

export const AMOUNT_REQUIRED = { en: 'Amount required', es: 'Escriba el monto' };
export const AMOUNT_RANGE = {
  en: 'Amount must be from 0 to {dollars, number} dollars',
  es: 'El monto debe ser de 0 a {dollars, number} dólares',
};

const TELLS_ATTENDEE =
  'Whether to email the attendee, one minute later; undoing the change before then stops the email.';

const TELLS_RESTORED =
  'Whether to email the attendee at once; nothing is sent if the cancellation email has not been sent yet.';

const TELLS_CONTACT =
  'Whether to email the contact of the crew a list of all its seats; ignored for other bookings.';

/** Fields common to both booking forms of the office. */
@InputType()
abstract class OfficeBookingInput {
  @ClassId('A class that has seats left and, unless `isWalkIn` is set, has not begun.')
  classInstanceId!: string;

  @Field(() => String, { description: 'YYYY-MM-DD: the booking date in lists and reports.' })
  @Required({ en: 'Booking date required', es: 'Escriba la fecha de la reservación' })
  @CalendarDate({
    en: 'Booking date must be a date: YYYY-MM-DD',
    es: 'Escriba una fecha de reservación válida: AAAA-MM-DD',
  })
  bookingDate!: string;

  @Field(() => PaymentStatusEnum, {
    defaultValue: 'pending',
    description: 'If cancelled, the booking is cancelled too and takes no seat.',
  })
  @OneOf(PAYMENT_STATUSES, NO_STATUS)
  paymentStatus: PaymentStatus = 'pending';

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'How it was paid; ignored unless paid.' })
  @Optional()
  @OneOfWords(PAYMENT_METHODS)
  paymentMethod?: PaymentMethod;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the check, invoice or receipt, up to 100 characters; ignored unless paid.',
  })
  @Optional()
  @AtMost(MAX_REFERENCE_LENGTH)
  paymentReference?: string;

  @Field(() => Int, { description: 'US cents, 0 to 10,000,000; not derived from the price of the class.' })
  @Required(AMOUNT_REQUIRED)
  @Price(AMOUNT_RANGE)
  amountCents!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Notes for the office, up to 5,000 characters; never shown to the attendee.',
  })
  @MultiLine()
  @Optional()
  @AtMost(MAX_TEXT_LENGTH)
  notes?: string;

  @OptionalLanguage(
    "Language of messages to the attendee; default: that of the attendee's latest booking, else of the class if it has one language, else of the request.",
  )
  language?: Locale;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to also book a class that has begun or is over, unless it is cancelled; no confirmation or reminder is then sent.',
  })
  isWalkIn?: boolean;

  @IdempotencyKey(
    'Unique per submitted form. A repeated request with this key within 24 hours returns the same booking.',
  )
  idempotencyKey?: string;
}

/** The admin booking form. */
@InputType({ description: 'Books a seat for a student, by the office.' })
export class CreateBookingInput extends OfficeBookingInput {
  @RequiredId('The student; the booking stores a copy of their data.', {
    en: 'Student required',
    es: 'Elija al participante',
  })
  studentId!: string;
}

@InputType({ description: 'Books a seat for a person who is not on record yet, such as a caller.' })
export class BookNewStudentInput extends OfficeBookingInput {
  @Field(() => PersonInput, {
    description:
      'The attendee. An existing student with the same email and name is used, unchanged: see `recordDifferences`.',
  })
  @Required({ en: 'Student required', es: 'Escriba los datos del participante' })
  @ValidateNested()
  student!: PersonInput;
}

@InputType()
abstract class NotifyInput extends EditionInput {
  @Field(() => Boolean, { defaultValue: false, description: TELLS_CONTACT })
  notifyContact?: boolean;
}

@InputType({ description: 'A booking to cancel.' })
export class CancelBookingInput extends NotifyInput {
  @Field(() => Boolean, { defaultValue: false, description: TELLS_ATTENDEE })
  notifyAttendee?: boolean;
}

@InputType({ description: 'A cancelled booking to restore.' })
export class RestoreBookingInput extends NotifyInput {
  @Field(() => Boolean, { defaultValue: false, description: TELLS_RESTORED })
  notifyAttendee?: boolean;
}

@InputType({ description: 'A booking to move to another class of the same type.' })
export class MoveBookingInput extends CancelBookingInput {
  @ClassId('The new class: of the same type, with seats left.')
  classInstanceId!: string;
}

@InputType({ description: 'The attendee of a booking; the student is not changed.' })
export class UpdateBookingAttendeeInput extends PersonInput implements VersionedId {
  @RequiredId('ID of the booking.')
  id!: string;

  @Field(() => Int, { description: 'The version you read; CONFLICT if it has changed since.' })
  version!: number;

  @OptionalLanguage('Language of messages to the attendee; default: unchanged.')
  language?: Locale;
}
