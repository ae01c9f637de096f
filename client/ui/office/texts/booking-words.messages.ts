import { defineMessages } from 'react-intl';

const plain = defineMessages({
  paid: {
    id: 'admin.bookingWord.paid',
    defaultMessage: 'Paid',
    description: 'Beside a booking: it is paid for',
  },
  nothingDue: {
    id: 'admin.bookingWord.nothingDue',
    defaultMessage: 'Nothing due',
    description: 'Beside a booking: nothing is to be paid',
  },
  refundDue: {
    id: 'admin.bookingWord.refundDue',
    defaultMessage: 'Refund due',
    description: 'Beside a paid booking that is cancelled, or whose class is',
  },
  markPaid: {
    id: 'admin.bookingWord.markPaid',
    defaultMessage: 'Mark paid',
    description: 'Button at a booking',
  },
  markPending: {
    id: 'admin.bookingWord.markPending',
    defaultMessage: 'Mark payment pending',
    description: 'Button at a paid booking: its payment is pending again',
  },
  mailReceipt: {
    id: 'admin.bookingWord.mailReceipt',
    defaultMessage: 'Email the receipt',
    description: 'Button of a paid or refunded booking: sends the receipt by email',
  },
});

const filled = defineMessages<{
  markedPaid: { name: string };
  markedPending: { name: string };
  receiptsMailed: { count: number; name: string };
  cancelMany: { count: number };
}>({
  markedPaid: {
    id: 'admin.bookingWord.markedPaid',
    defaultMessage: 'The booking of {name} is marked paid.',
    description: 'Announced after a change',
  },
  markedPending: {
    id: 'admin.bookingWord.markedPending',
    defaultMessage: 'The payment of {name} is pending again.',
    description: 'Announced after a change',
  },
  receiptsMailed: {
    id: 'admin.bookingWord.receiptsMailed',
    defaultMessage:
      '{count, plural, one {The receipt for {name} is being emailed.} other {The receipts for # bookings are being emailed.}}',
    description: 'Announced after the receipts of bookings were requested; {name} is the attendee',
  },
  cancelMany: {
    id: 'admin.bookingWord.cancelMany',
    defaultMessage: 'Cancel {count, plural, one {# booking} other {# bookings}}?',
    description: 'Question before several bookings are cancelled',
  },
});

/** What several parts of the console say about a booking, and do with it. */
export const bookingWordMessages = { ...plain, ...filled };
