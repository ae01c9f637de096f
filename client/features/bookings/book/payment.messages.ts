import { defineMessages, type MessageTag, type MessageValue } from 'react-intl';

const plainPaymentMessages = defineMessages({
  answers: {
    id: 'booking.payment.answers',
    defaultMessage: 'Your information',
    description: 'Heading over the list of what was typed in the first step',
  },
  noPhone: {
    id: 'booking.payment.noPhone',
    defaultMessage: 'Not given',
    description: 'Answer to Phone when it was left empty',
  },
  noCompany: {
    id: 'booking.payment.noCompany',
    defaultMessage: 'Not given',
    description: 'Answer to Company when it was left empty',
  },
  smsReminder: {
    id: 'booking.payment.smsReminder',
    defaultMessage: 'SMS reminder',
    description: 'Label of an answer: whether a text message is wanted',
  },
  smsReminderNo: {
    id: 'booking.payment.smsReminderNo',
    defaultMessage: 'No',
    description: 'Answer to SMS reminder',
  },
  accountYes: {
    id: 'booking.payment.accountYes',
    defaultMessage: 'Create one with this email',
    description: 'Answer to Account',
  },
  accountNo: {
    id: 'booking.payment.accountNo',
    defaultMessage: 'No account',
    description: 'Answer to Account',
  },
  paymentGroup: {
    id: 'booking.payment.paymentGroup',
    defaultMessage: 'Payment',
    description: 'Heading over the note on how to pay',
  },
  nothingCharged: {
    id: 'booking.payment.nothingCharged',
    defaultMessage: 'You pay nothing today.',
    description: 'First sentence of the note on how to pay',
  },
  confirm: {
    id: 'booking.payment.confirm',
    defaultMessage: 'Confirm booking',
    description: 'Button that books the seat',
  },
  confirming: {
    id: 'booking.payment.confirming',
    defaultMessage: 'Confirming…',
    description: 'Label of the button while the seat is being booked; also announced',
  },
  back: {
    id: 'booking.payment.back',
    defaultMessage: 'Back',
    description: 'Button beside Confirm booking, to the first step',
  },
});

const namedPaymentMessages = defineMessages<{
  change: { field: string; hidden: MessageTag };
  smsReminderYes: { hours: number };
  howToPay: { email: string; em: MessageTag };
  amountDue: { amount: string; strong: MessageTag };
}>({
  change: {
    id: 'booking.payment.change',
    defaultMessage: 'Change <hidden>{field}</hidden>',
    description:
      'Link beside an answer; the part in hidden is only read out, field is the label of the answer',
  },
  smsReminderYes: {
    id: 'booking.payment.smsReminderYes',
    defaultMessage: 'Yes, {hours} hours before class',
    description: 'Answer to SMS reminder',
  },
  howToPay: {
    id: 'booking.payment.howToPay',
    defaultMessage:
      'Paying by card comes later. When you confirm, your seat is held and the booking is marked <em>payment pending</em>. Payment instructions: to pay, call us or reply to the email we send to {email}.',
    description: 'How payment works for now; card payment does not exist yet',
  },
  amountDue: {
    id: 'booking.payment.amountDue',
    defaultMessage: 'To pay before class: <strong>{amount}</strong>',
    description: 'Amount that stays to be paid; amount is formatted money',
  },
});

/** The Payment step. */
export const paymentMessages = { ...plainPaymentMessages, ...namedPaymentMessages };

const plainFailureMessages = defineMessages({
  processing: {
    id: 'booking.failure.processing',
    defaultMessage: 'Error processing booking. Please try again.',
    description: 'The booking failed for a reason the visitor can do nothing about',
  },
  kept: {
    id: 'booking.failure.kept',
    defaultMessage: 'What you typed is kept, and trying again cannot book twice.',
    description: 'Last sentence after a failure: the seat may have been booked',
  },
  lostHeading: {
    id: 'booking.failure.lostHeading',
    defaultMessage: 'The connection was lost',
    description: 'Heading: the booking request got no answer',
  },
  lostBody: {
    id: 'booking.failure.lostBody',
    defaultMessage: 'We do not know whether your seat was booked.',
    description: 'Second sentence after the connection was lost while booking',
  },
  changedHeading: {
    id: 'booking.failure.changedHeading',
    defaultMessage: 'The class has changed',
    description: 'Heading: the office has changed price, days or venue since the page was opened',
  },
  changedBody: {
    id: 'booking.failure.changedBody',
    defaultMessage:
      'Nothing was booked yet. The page now shows the current dates, place and price: check them, then confirm again.',
    description: 'After the class has changed while the visitor was filling in the form',
  },
  rateLimitedHeading: {
    id: 'booking.failure.rateLimitedHeading',
    defaultMessage: 'Too many bookings in a short time',
    description: 'Heading: the server refuses for a while',
  },
});

const namedFailureMessages = defineMessages<{
  rateLimitedBody: { phone: MessageValue };
  alreadyBookedHeading: { name: string };
  alreadyBookedBody: { email: string; find: MessageTag; change: MessageTag; phone: MessageValue };
}>({
  rateLimitedBody: {
    id: 'booking.failure.rateLimitedBody',
    defaultMessage:
      'Nothing was booked, and what you typed is kept. Call us at {phone} and we will book the seat for you, or confirm again in an hour.',
    description: 'After the server refused because too many seats were booked in a short time',
  },
  alreadyBookedHeading: {
    id: 'booking.failure.alreadyBookedHeading',
    defaultMessage: '{name} already has a seat in this class',
    description: 'Heading: the same person cannot be booked twice into one class',
  },
  alreadyBookedBody: {
    id: 'booking.failure.alreadyBookedBody',
    defaultMessage:
      'There is a booking with this name and {email}, so no second seat was booked. To see or change it, <find>ask for its link</find>. To book somebody else, <change>change the name</change>. Questions? Call {phone}.',
    description: 'What to do when this person is already booked; the phone number is put in',
  },
});

/** Failures of a booking request. */
export const failureMessages = { ...plainFailureMessages, ...namedFailureMessages };
