import { defineMessages } from 'react-intl';

const plainTermsMessages = defineMessages({
  open: {
    id: 'booking.terms.open',
    defaultMessage: 'Read the booking terms and the cancellation policy',
    description: 'Opens the terms above the box to tick',
  },
  seatHeading: {
    id: 'booking.terms.seatHeading',
    defaultMessage: 'Your seat',
    description: 'Heading in the terms',
  },
  seat: {
    id: 'booking.terms.seat',
    defaultMessage:
      'A booking holds one seat, for the person named on this form, in the class and on the dates shown.',
    description: 'Booking terms',
  },
  paymentHeading: {
    id: 'booking.terms.paymentHeading',
    defaultMessage: 'Payment',
    description: 'Heading in the terms',
  },
  payment: {
    id: 'booking.terms.payment',
    defaultMessage:
      'Nothing is charged when you book. The booking is confirmed with payment pending and payment instructions to be provided: to pay, call us or reply to the confirmation email before the class starts.',
    description: 'Booking terms',
  },
  cancellingHeading: {
    id: 'booking.terms.cancellingHeading',
    defaultMessage: 'Cancelling and rescheduling',
    description: 'Heading in the terms',
  },
  attendingHeading: {
    id: 'booking.terms.attendingHeading',
    defaultMessage: 'Coming to class',
    description: 'Heading in the terms',
  },
  changesHeading: {
    id: 'booking.terms.changesHeading',
    defaultMessage: 'If we change the class',
    description: 'Heading in the terms',
  },
  changes: {
    id: 'booking.terms.changes',
    defaultMessage:
      'If we have to move or cancel the class, we write to the email you gave us, so please type it with care.',
    description: 'Booking terms',
  },
});

const namedTermsMessages = defineMessages<{
  policy: { hours: number };
  howToCancel: { company: string };
  attending: { minutes: number };
}>({
  policy: {
    id: 'booking.terms.policy',
    defaultMessage:
      'Cancel {hours} or more hours before class for a full refund. Within {hours} hours you may reschedule to another class.',
    description: 'The cancellation policy, in the terms',
  },
  howToCancel: {
    id: 'booking.terms.howToCancel',
    defaultMessage: 'To cancel or reschedule, use the link in the confirmation email or call {company}.',
    description: 'Booking terms; company is the name of the training provider',
  },
  attending: {
    id: 'booking.terms.attending',
    defaultMessage: 'Arrive {minutes} minutes early and bring a photo ID.',
    description: 'Booking terms',
  },
});

/** The terms of a booking. They contain only what the office does and has configured. */
export const termsMessages = { ...plainTermsMessages, ...namedTermsMessages };
