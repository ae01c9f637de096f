import { defineMessages } from 'react-intl';

import type { PaymentMethod } from '../../../../schema/payment-method.generated';

export const paymentMethodMessages = defineMessages({
  cash: {
    id: 'admin.bookings.payment.cash',
    defaultMessage: 'Cash',
    description: 'How a booking was paid',
  },
  check: {
    id: 'admin.bookings.payment.check',
    defaultMessage: 'Check',
    description: 'How a booking was paid',
  },
  cardTerminal: {
    id: 'admin.bookings.payment.cardTerminal',
    defaultMessage: 'Card terminal',
    description: "How a booking was paid: by card, at the office's terminal",
  },
  invoice: {
    id: 'admin.bookings.payment.invoice',
    defaultMessage: 'Invoice',
    description: 'How a booking was paid: by transfer or check for an invoice',
  },
}) satisfies Record<PaymentMethod, unknown>;

const plain = defineMessages({
  method: {
    id: 'admin.bookings.payment.method',
    defaultMessage: 'Method',
    description: 'Label of a field: how a booking was paid',
  },
  unknown: {
    id: 'admin.bookings.payment.unknown',
    defaultMessage: 'Not noted',
    description: 'Choice of a field: nobody has noted how a booking was paid',
  },
  paidOn: {
    id: 'admin.bookings.payment.paidOn',
    defaultMessage: 'Paid on',
    description: 'Label of a field: the day a booking was paid',
  },
  reference: {
    id: 'admin.bookings.payment.reference',
    defaultMessage: 'Reference',
    description: 'Label of a field: the number of a check, an invoice or a receipt',
  },
  save: {
    id: 'admin.bookings.payment.save',
    defaultMessage: 'Save payment',
    description: 'Button: saves how and when a paid booking was paid',
  },
  markPaid: {
    id: 'admin.bookings.payment.markPaid',
    defaultMessage: 'Save and mark paid',
    description: 'Button: marks a booking paid and saves how and when it was paid',
  },
  amount: {
    id: 'admin.bookings.payment.amount',
    defaultMessage: 'Amount in dollars',
    description: 'Label of a field: what a booking costs',
  },
  refundedOn: {
    id: 'admin.bookings.payment.refundDate',
    defaultMessage: 'Refunded on',
    description: 'Label of a field: the day a payment was refunded',
  },
  markRefunded: {
    id: 'admin.bookings.payment.markRefunded',
    defaultMessage: 'Save and mark refunded',
    description: 'Button: records that the payment of a booking was refunded on the date of the field',
  },
  saveRefund: {
    id: 'admin.bookings.payment.saveRefund',
    defaultMessage: 'Save refund date',
    description: 'Button: corrects the date on which the payment of a booking was refunded',
  },
  saveAmount: {
    id: 'admin.bookings.payment.saveAmount',
    defaultMessage: 'Save amount',
    description: 'Button: changes what a booking costs, and nothing else',
  },
});

export const refundProblems = defineMessages({
  refundDateRequired: {
    id: 'admin.bookings.payment.refundDateRequired',
    defaultMessage: 'Enter the date of the refund',
    description: 'Error at the date of a refund when it is empty',
  },
});

const filled = defineMessages<{
  refunded: { date: string };
  wasPaid: { date: string };
  amountDone: { name: string; amount: string };
  amountChanged: { from: string; to: string };
  priceDiffers: { price: string; amount: string };
  priceDiffersForMany: { price: string; count: number };
}>({
  refunded: {
    id: 'admin.bookings.payment.refundedOn',
    defaultMessage: 'Refunded on {date}.',
    description: 'In the part of a booking about its payment',
  },
  amountDone: {
    id: 'admin.bookings.payment.amountDone',
    defaultMessage: 'The amount for {name} is now {amount}.',
    description: 'Announced after the amount of a booking was changed',
  },
  amountChanged: {
    id: 'admin.bookings.payment.amountChanged',
    defaultMessage: 'Amount changed from {from} to {to}',
    description: 'What happened to a booking',
  },
  priceDiffers: {
    id: 'admin.bookings.payment.priceDiffers',
    defaultMessage: 'The class costs {price}; the booking keeps its {amount}.',
    description: 'Before a booking is moved to a class with another price',
  },
  priceDiffersForMany: {
    id: 'admin.bookings.payment.priceDiffersForMany',
    defaultMessage:
      'The class costs {price}; {count, plural, one {# booking has another amount and keeps it} other {# bookings have another amount and keep it}}.',
    description: 'Before several bookings are moved to a class with another price than {count} of them have',
  },
  wasPaid: {
    id: 'admin.bookings.payment.wasPaid',
    defaultMessage: 'It was paid on {date}.',
    description: 'In the part of a booking about its payment, after it was refunded',
  },
});

export const paymentMessages = { ...plain, ...filled };
