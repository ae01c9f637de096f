import { defineMessages, type MessageTag } from 'react-intl';

type Deadline = { deadline: string; zone: string; strong: MessageTag };

const plain = defineMessages({
  plansHeading: {
    id: 'booking.confirmation.plansHeading',
    defaultMessage: 'If your plans change',
    description: 'Heading over refund deadline and phone',
  },
  findBooking: {
    id: 'booking.confirmation.findBooking',
    defaultMessage: 'Email me the link',
    description: 'Where a link opens no booking: leads to the page that mails the link again',
  },
  optionsHeading: {
    id: 'booking.confirmation.optionsHeading',
    defaultMessage: 'What you can do',
    description: 'Heading when the booking or the class is cancelled, or the class is over',
  },
  moveOff: {
    id: 'booking.confirmation.moveOff',
    defaultMessage: 'Move to another date of this course: it costs nothing. For a refund, call us.',
    description: 'When the office has cancelled the class, and the guest has paid for it',
  },
  moveOffUnpaid: {
    id: 'booking.confirmation.moveOffUnpaid',
    defaultMessage: 'Move to another date of this course, or call us.',
    description: 'When the office has cancelled the class, and the guest has paid nothing',
  },
  bookAgain: {
    id: 'booking.confirmation.bookAgain',
    defaultMessage: 'To take this course, book a seat on another date.',
    description: 'When the booking is cancelled',
  },
  begun: {
    id: 'booking.confirmation.begun',
    defaultMessage: 'Once a class has started, nothing can be changed here. Call us if something is wrong.',
    description: 'When the class has started or is over',
  },
  otherDates: {
    id: 'booking.confirmation.otherDates',
    defaultMessage: 'See other dates',
    description: 'Leads to the other dates of the same course',
  },
  move: {
    id: 'booking.confirmation.move',
    defaultMessage: 'Move to another date',
    description: 'Button that opens the other dates',
  },
  change: {
    id: 'booking.confirmation.change',
    defaultMessage: 'Correct or change name, email or phone',
    description: 'Button that opens a form: name, email, phone, emergency contact',
  },
  cancel: {
    id: 'booking.confirmation.cancel',
    defaultMessage: 'Cancel the booking',
    description: 'Button that opens the question',
  },
  tooLate: {
    id: 'booking.confirmation.tooLate',
    defaultMessage: 'The time for this is over, or the booking has changed. This is how it stands now.',
    description: 'After the server has refused a change by the terms of the booking',
  },
  unknown: {
    id: 'booking.confirmation.unknown',
    defaultMessage: 'We do not know yet whether your change was made. This page may be out of date.',
    description:
      'After the answer to a change was lost and its panel was closed; a button to try again follows',
  },
  checked: {
    id: 'booking.confirmation.checked',
    defaultMessage: 'We have checked: this is how your booking stands now.',
    description: 'After the booking was loaded again, because the answer to a change had been lost',
  },
  panelFailed: {
    id: 'booking.confirmation.panelFailed',
    defaultMessage:
      'This could not be loaded. Check your connection, then load the page again. Your booking has not changed.',
    description:
      'After a press on one of the buttons that open a panel; a button to load the page again follows',
  },
  questionsHeading: {
    id: 'booking.confirmation.questionsHeading',
    defaultMessage: 'Questions',
    description: 'Heading over the phone when the booking or the class is cancelled or over',
  },
});

const named = defineMessages<{
  cancelUntil: Deadline & { refund: 'yes' | 'no' };
  cancelOver: Deadline;
  cancelKept: Deadline;
  moved: { email: string; date: string };
  changed: { email: string };
  changedLink: { email: string };
}>({
  cancelUntil: {
    id: 'booking.confirmation.cancelUntil',
    defaultMessage:
      'You can cancel until <strong>{deadline}</strong> {zone}{refund, select, yes {, with a full refund} other {}}. After that, you can move to another date until the class starts.',
    description:
      'Until when a booking can be cancelled, with the time zone; refund is no when the guest pays nothing',
  },
  cancelOver: {
    id: 'booking.confirmation.cancelOver',
    defaultMessage:
      'The time to cancel ended on <strong>{deadline}</strong> {zone}. You can move to another date until the class starts.',
    description: 'Stands for the deadline when that moment has passed, with the time zone',
  },
  cancelKept: {
    id: 'booking.confirmation.cancelKept',
    defaultMessage:
      'You can no longer cancel, because the deadline of your earlier date, <strong>{deadline}</strong> {zone}, had passed when you moved. You can move to another date until the class starts.',
    description:
      'Stands for the deadline when a move from a near date does not bring it back, with the time zone',
  },
  moved: {
    id: 'booking.confirmation.moved',
    defaultMessage:
      'Done: your new date is {date}. We will send it to {email}, with a file for your calendar.',
    description: 'After a guest has moved the booking to another date',
  },
  changed: {
    id: 'booking.confirmation.changed',
    defaultMessage: 'Done: this is the booking as it is now. Messages go to {email}.',
    description: 'After a guest has changed who comes, or a phone',
  },
  changedLink: {
    id: 'booking.confirmation.changedLink',
    defaultMessage:
      'Done: messages go to {email} now. We will send a new link there, which opens this page; the one in earlier emails no longer does.',
    description: 'After a guest has corrected the email address of the booking',
  },
});

/** The possible changes to a booking and their deadlines. */
export const bookingOptionsMessages = { ...plain, ...named };
