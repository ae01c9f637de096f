import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { VersionedIdInput } from '../../platform/graphql/versioned-id.js';
import { AtMost, AtMostItems, OneOfWords, Optional, Required } from '../../platform/validation/rules.js';
import { CalendarDate } from '../schedule/calendar-date.rules.js';
import {
  MAX_CHANGED_BOOKINGS,
  MAX_REFERENCE_LENGTH,
  PAYMENT_METHODS,
  type PaymentMethod,
} from './booking.constants.js';
import { PaymentMethodEnum } from './booking.type.js';
import type { PaymentNote } from './payment.rules.js';

@InputType({ description: 'Several bookings, 100 at most, in the order in which they are changed.' })
export class BookingsInput {
  @Field(() => [VersionedIdInput], {
    description:
      'Each with the version that was seen. One that has changed since is left as it is, and told.',
  })
  @Required({ en: 'Bookings required', es: 'Faltan las reservaciones' })
  @AtMostItems(MAX_CHANGED_BOOKINGS, { en: 'At most {most} bookings', es: 'Máximo {most} reservaciones' })
  @ValidateNested()
  bookings!: VersionedIdInput[];
}

@InputType({ description: 'Several bookings that the office cancels or restores.' })
export class ChangeBookingsInput extends BookingsInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the contacts of crews are told, each by one mail that lists all their seats; without meaning for other bookings.',
  })
  notifyContact?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the attendees are told, each by a mail. About a cancellation or a move it leaves a minute later: taken back before that, nothing is sent. About a restored booking it leaves at once.',
  })
  notifyAttendees?: boolean;
}

@InputType({ description: 'Several bookings that are paid.' })
export class MarkBookingsPaidInput extends BookingsInput implements PaymentNote {
  @Field(() => PaymentMethodEnum, { nullable: true, description: 'How all of them were paid.' })
  @Optional()
  @OneOfWords(PAYMENT_METHODS)
  paymentMethod?: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: when all of them were paid; today at the venue when it is left out.',
  })
  @Optional()
  @CalendarDate()
  paidOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the check, invoice or receipt, up to 100 characters.',
  })
  @Optional()
  @AtMost(MAX_REFERENCE_LENGTH)
  paymentReference?: string | null;
}

@InputType({ description: 'Another class of the same type for several bookings.' })
export class MoveBookingsInput extends ChangeBookingsInput {
  @Field(() => ID, { description: 'Where they go. Its seats are given in the order of the bookings.' })
  @Required({ en: 'Class required', es: 'Elija una clase' })
  @AtMost(36)
  classInstanceId!: string;
}
