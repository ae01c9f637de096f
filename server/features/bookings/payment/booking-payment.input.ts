import { Field, InputType, Int } from 'type-graphql';
import { EditionInput } from '../../../platform/graphql/versioned-id.js';
import { Clearable } from '../../../platform/validation/clean.js';
import { AtMost, OneOf, OneOfWords, Optional, Price, Required } from '../../../platform/validation/rules.js';
import { PaymentStatusEnum, PaymentMethodEnum } from '../../payments/payment.type.js';
import {
  MAX_REFERENCE_LENGTH,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '../../payments/payment.constants.js';
import type { PaymentNote } from '../../payments/payment.rules.js';
import { CalendarDate } from '../../schedule/days/calendar-date.rules.js';
import { AMOUNT_RANGE, AMOUNT_REQUIRED, NO_STATUS } from '../office/office-booking.input.js';

@InputType({
  description:
    'Payment of a booking. Cancelling it keeps the seat. Omitted payment details stay unchanged; null removes them.',
})
export class SetBookingPaymentInput extends EditionInput implements PaymentNote {
  @Field(() => PaymentStatusEnum, { description: 'The new payment status.' })
  @OneOf(PAYMENT_STATUSES, NO_STATUS)
  paymentStatus!: PaymentStatus;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'How it was paid; only if paid.' })
  @Clearable()
  @Optional()
  @OneOfWords(PAYMENT_METHODS)
  paymentMethod?: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the date of payment; default: the stored date, otherwise today at the venue.',
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
}

@InputType({ description: 'A booking to mark as refunded.' })
export class RefundBookingInput extends EditionInput {
  @Field(() => String, {
    nullable: true,
    description:
      'YYYY-MM-DD: the date of the refund, also to correct that of one on record; default: today at the venue.',
  })
  @Optional()
  @CalendarDate()
  refundedOn?: string | null;
}

@InputType({ description: 'The amount of a booking. It is independent of the price of the class.' })
export class SetBookingAmountInput extends EditionInput {
  @Field(() => Int, { description: 'US cents, 0 to 10,000,000.' })
  @Required(AMOUNT_REQUIRED)
  @Price(AMOUNT_RANGE)
  amountCents!: number;
}
