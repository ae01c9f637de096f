import { defineMessages, type MessageTag } from 'react-intl';

const plainClassSummaryMessages = defineMessages({
  label: {
    id: 'booking.class.label',
    defaultMessage: 'Your class',
    description: 'Name, for screen readers, of the box that shows the class being booked',
  },
  taughtIn: {
    id: 'booking.class.taughtIn',
    defaultMessage: 'Taught in',
    description: 'Label of the language a class is taught in; three words at most',
  },
  price: {
    id: 'booking.class.price',
    defaultMessage: 'Price, 1 seat',
    description: 'Label of the price of one seat',
  },
  place: { id: 'booking.class.place', defaultMessage: 'Place', description: 'Label of where the class is' },
  cancelling: {
    id: 'booking.class.cancelling',
    defaultMessage: 'Cancellation policy',
    description: 'Label of the refund deadline',
  },
  freeOfCharge: {
    id: 'booking.class.freeOfCharge',
    defaultMessage: 'This class is free of charge.',
    description: 'Stands where it would be said how to pay, when the class costs nothing',
  },
  beforeYouBook: {
    id: 'booking.class.beforeYouBook',
    defaultMessage: 'Before you book',
    description: 'Heading over what an attendee must be, have or bring',
  },
  readOn: {
    id: 'booking.class.readOn',
    defaultMessage: 'Read the rest',
    description: 'Opens the rest of a long text',
  },
});

const namedClassSummaryMessages = defineMessages<{
  time: { zone: string };
  more: { free: 'yes' | 'no' };
  cancelBy: { deadline: string; zone: string; hours: number; strong: MessageTag };
  refundOver: { hours: number };
}>({
  time: {
    id: 'booking.class.time',
    defaultMessage: 'Time, {zone}',
    description: 'Label of the dates and times of a class; zone is the name of its time zone',
  },
  more: {
    id: 'booking.class.more',
    defaultMessage: '{free, select, yes {Address} other {Address and refund deadline}}',
    description:
      'Opens the rest of what is said about the class, on a phone; free is yes when it costs nothing',
  },
  cancelBy: {
    id: 'booking.class.cancelBy',
    defaultMessage:
      'Cancel by <strong>{deadline}</strong> {zone} ({hours} hours before class) for a full refund. After that you may reschedule to another class.',
    description: 'Refund deadline as a date with its time; zone is the name of the time zone',
  },
  refundOver: {
    id: 'booking.class.refundOver',
    defaultMessage:
      'Class starts in less than {hours} hours, so the time for a full refund is over. You may still reschedule to another class.',
    description: 'Stands for the refund deadline when that moment has passed',
  },
});

/** The class that is being booked; the confirmation uses some of the messages too. */
export const classSummaryMessages = { ...plainClassSummaryMessages, ...namedClassSummaryMessages };
