import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { PAYMENT_METHODS, PAYMENT_STATUSES, PAYMENT_SUMMARIES } from './payment.constants.js';

export const PaymentStatusEnum = enumOf(PAYMENT_STATUSES);
registerEnumType(PaymentStatusEnum, {
  name: 'PaymentStatus',
  description: 'Payment status of a seat.',
  valuesConfig: {
    pending: { description: 'Not paid yet.' },
    paid: { description: 'The office has received the payment.' },
    cancelled: { description: 'No payment is expected.' },
  },
});

export const PaymentMethodEnum = enumOf(PAYMENT_METHODS);
registerEnumType(PaymentMethodEnum, {
  name: 'PaymentMethod',
  description: 'How a booking was paid.',
  valuesConfig: {
    cash: { description: 'Cash.' },
    check: { description: 'A check; its number is the reference.' },
    cardTerminal: { description: "A card, at the office's terminal." },
    invoice: { description: 'A transfer or check in payment of an invoice.' },
  },
});

export const PaymentSummaryEnum = enumOf(PAYMENT_SUMMARIES);
registerEnumType(PaymentSummaryEnum, {
  name: 'PaymentSummary',
  description: 'What is to be paid or refunded for a booking.',
  valuesConfig: {
    pending: { description: 'Not paid yet.' },
    paid: { description: 'Paid.' },
    nothingDue: { description: 'No payment is expected, or the unpaid booking or its class is cancelled.' },
    refundDue: { description: 'Paid, but the booking or its class is cancelled.' },
    refunded: { description: 'The payment was refunded.' },
  },
});
