import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { VersionedId } from '../../platform/database/versioned.js';
import { RecordId, VersionedIdInput } from '../../platform/graphql/versioned-id.js';
import { MultiLine } from '../../platform/validation/clean.js';
import { MAX_TEXT_LENGTH } from '../../platform/validation/lengths.js';
import { AtMost, OneOf, Optional, Price, Required } from '../../platform/validation/rules.js';
import { CalendarDate } from '../schedule/calendar-date.rules.js';
import { PersonInput } from '../students/person.type.js';
import { PaymentStatusEnum } from './booking-confirmation.type.js';
import { PAYMENT_STATUSES, type PaymentStatus } from './booking.constants.js';

export const NO_STATUS = {
  en: 'Payment status must be pending, paid or cancelled',
  es: 'El estado del pago debe ser pending, paid o cancelled',
};

const TELLS_ATTENDEE =
  'Whether the attendee is told by a mail, which leaves a minute later: taken back before that, nothing is sent.';

const TELLS_RESTORED =
  'Whether the attendee is told by a mail, which leaves at once; nothing is sent if the mail about the cancellation has not left yet.';

const TELLS_CONTACT =
  'Whether the contact of the crew is told, by the mail that lists all its seats; without meaning for other bookings.';

/** Fields common to both booking forms of the office. */
@InputType()
abstract class OfficeBookingInput {
  @Field(() => ID, { description: 'The class: one that has not begun and has a seat left.' })
  @Required({ en: 'Class required', es: 'Elija una clase' })
  @AtMost(36)
  classInstanceId!: string;

  @Field(() => String, { description: 'YYYY-MM-DD: the day the booking counts for in lists and reports.' })
  @Required({ en: 'Booking date required', es: 'Escriba la fecha de la reservación' })
  @CalendarDate({
    en: 'Booking date must be a date: YYYY-MM-DD',
    es: 'Escriba una fecha de reservación válida: AAAA-MM-DD',
  })
  bookingDate!: string;

  @Field(() => PaymentStatusEnum, {
    defaultValue: 'pending',
    description: 'With cancelled, the booking is cancelled too and takes no seat.',
  })
  @OneOf(PAYMENT_STATUSES, NO_STATUS)
  paymentStatus: PaymentStatus = 'pending';

  @Field(() => Int, { description: 'US cents, 0 to 10,000,000; the price of the class is not taken over.' })
  @Required({ en: 'Amount required', es: 'Escriba el monto' })
  @Price({
    en: 'Amount must be from 0 to {dollars, number} dollars',
    es: 'El monto debe ser de 0 a {dollars, number} dólares',
  })
  amountCents!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What the office notes, up to 5,000 characters; the attendee never sees it.',
  })
  @MultiLine()
  @Optional()
  @AtMost(MAX_TEXT_LENGTH)
  notes?: string;

  @Field(() => String, {
    nullable: true,
    description: 'One per filled form: for 24 hours, the same key and form give the same booking again.',
  })
  @Optional()
  @AtMost(200)
  idempotencyKey?: string;
}

/** The admin booking form (specification, section 5). */
@InputType({ description: 'A seat for a student, booked by the office.' })
export class CreateBookingInput extends OfficeBookingInput {
  @Field(() => ID, { description: 'Who attends; the booking gets a copy of the person.' })
  @Required({ en: 'Student required', es: 'Elija al participante' })
  @AtMost(36)
  studentId!: string;
}

@InputType({ description: 'A seat for somebody whom the office has not on record yet, such as a caller.' })
export class BookNewStudentInput extends OfficeBookingInput {
  @Field(() => PersonInput, {
    description:
      'Who attends. A student with the same email and name is taken instead of a second one, and stays as it is.',
  })
  @Required({ en: 'Student required', es: 'Escriba los datos del participante' })
  @ValidateNested()
  student!: PersonInput;
}

@InputType()
abstract class NotifyInput extends VersionedIdInput {
  @Field(() => Boolean, { defaultValue: false, description: TELLS_CONTACT })
  notifyContact?: boolean;
}

@InputType({ description: 'A booking that the office cancels.' })
export class CancelBookingInput extends NotifyInput {
  @Field(() => Boolean, { defaultValue: false, description: TELLS_ATTENDEE })
  notifyAttendee?: boolean;
}

@InputType({ description: 'A cancelled booking that the office restores.' })
export class RestoreBookingInput extends NotifyInput {
  @Field(() => Boolean, { defaultValue: false, description: TELLS_RESTORED })
  notifyAttendee?: boolean;
}

@InputType({ description: 'Another class of the same type for a booking.' })
export class MoveBookingInput extends CancelBookingInput {
  @Field(() => ID, { description: 'Where the booking goes: a class of the same type with a seat left.' })
  @Required({ en: 'Class required', es: 'Elija una clase' })
  @AtMost(36)
  classInstanceId!: string;
}

@InputType({ description: 'The attendee of one booking; the student stays as it is.' })
export class UpdateBookingAttendeeInput extends PersonInput implements VersionedId {
  @Field(() => ID, { description: 'The booking whose attendee changes.' })
  @RecordId()
  id!: string;

  @Field(() => Int, { description: 'The version that was edited; CONFLICT when somebody was faster.' })
  version!: number;
}
