import type {
  RefundBookingInput,
  SetBookingAmountInput,
  SetBookingPaymentInput,
} from '../../../../graphql/schema.generated';
import { paymentMethodValues } from '../../../../schema/payment-method.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../../ui/forms/define-form';
import { optionalText, text } from '../../../../ui/forms/form-fields';
import { money } from '../../../../ui/office/forms/number-fields';
import { optionalChoice } from '../../../../ui/office/forms/optional-choice';
import { newBookingProblems } from '../create/new-booking.messages';
import { paymentMessages, paymentMethodMessages, refundProblems } from './payment.messages';

/** The details of a payment; empty fields are unknown. */
export const paymentForm = defineForm({
  fields: {
    paymentMethod: optionalChoice({ values: paymentMethodValues, labels: paymentMethodMessages }),
    paidOn: optionalText({ type: 'date' }),
    paymentReference: optionalText({ maxLength: 100 }),
  } satisfies FieldsFor<Pick<SetBookingPaymentInput, 'paymentMethod' | 'paidOn' | 'paymentReference'>>,
  labels: {
    paymentMethod: paymentMessages.method,
    paidOn: paymentMessages.paidOn,
    paymentReference: paymentMessages.reference,
  },
  problems: {},
});

const { amountRequired, amountInvalid } = newBookingProblems;

/** What a booking costs. */
export const amountForm = defineForm({
  fields: {
    amountCents: money({ required: 'amountRequired', invalid: 'amountInvalid' }),
  } satisfies FieldsFor<Pick<SetBookingAmountInput, 'amountCents'>>,
  labels: { amountCents: paymentMessages.amount },
  problems: { amountRequired, amountInvalid },
});

/** When the payment was refunded. */
export const refundForm = defineForm({
  fields: {
    refundedOn: text({ type: 'date', required: 'refundDateRequired' }),
  } satisfies FieldsFor<Required<Pick<RefundBookingInput, 'refundedOn'>>>,
  labels: { refundedOn: paymentMessages.refundedOn },
  problems: refundProblems,
});

export type PaymentValues = ValuesOf<typeof paymentForm.fields>;
