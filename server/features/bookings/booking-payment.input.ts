import { Field, InputType } from 'type-graphql';
import { VersionedIdInput } from '../../platform/graphql/versioned-id.js';
import { Clearable } from '../../platform/validation/clean.js';
import { AtMost, OneOf, OneOfWords, Optional } from '../../platform/validation/rules.js';
import { CalendarDate } from '../schedule/calendar-date.rules.js';
import { PaymentStatusEnum } from './booking-confirmation.type.js';
import {
  MAX_REFERENCE_LENGTH,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from './booking.constants.js';
import { PaymentMethodEnum } from './booking.type.js';
import { NO_STATUS } from './office-booking.input.js';
import type { PaymentNote } from './payment.rules.js';

@InputType({
  description:
    'What has become of the payment. Cancelling it keeps the seat. What is left out of how it was paid stays as it is; null takes it away.',
})
export class SetBookingPaymentInput extends VersionedIdInput implements PaymentNote {
  @Field(() => PaymentStatusEnum, { description: 'What it is from now on.' })
  @OneOf(PAYMENT_STATUSES, NO_STATUS)
  paymentStatus!: PaymentStatus;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'How it was paid; only for what is paid.' })
  @Clearable()
  @Optional()
  @OneOfWords(PAYMENT_METHODS)
  paymentMethod?: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: when it was paid; today at the venue, unless it is said or known already.',
  })
  @Clearable()
  @Optional()
  @CalendarDate()
  paidOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the check, invoice or receipt, up to 100 characters.',
  })
  @Clearable()
  @Optional()
  @AtMost(MAX_REFERENCE_LENGTH)
  paymentReference?: string | null;
}

@InputType({ description: 'A payment that has been paid back.' })
export class RefundBookingInput extends VersionedIdInput {
  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: when the money was paid back; today at the venue when it is left out.',
  })
  @Optional()
  @CalendarDate()
  refundedOn?: string | null;
}
