import { defineMessages } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'admin.bookings.notes.heading',
    defaultMessage: 'Office notes',
    description: 'Heading of the part of a booking with the notes of the office',
  },
  hint: {
    id: 'admin.bookings.notes.hint',
    defaultMessage: 'Only the office sees them.',
    description: 'Under the label of the notes on a booking',
  },
  save: {
    id: 'admin.bookings.notes.save',
    defaultMessage: 'Save notes',
    description: 'Button: saves the notes on a booking',
  },
  tooLong: {
    id: 'admin.bookings.notes.tooLong',
    defaultMessage: 'At most 5,000 characters',
    description: 'Error at the notes on a booking',
  },
});

const filled = defineMessages<{ done: { name: string } }>({
  done: {
    id: 'admin.bookings.notes.done',
    defaultMessage: 'The notes on the booking of {name} are saved.',
    description: 'Announced after a change',
  },
});

export const bookingNotesMessages = { ...plain, ...filled };
