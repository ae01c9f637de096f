import { defineMessages, type MessageTag } from 'react-intl';

/** The seat ledger of a class. */
export const seatLedgerMessages = defineMessages({
  heading: {
    id: 'admin.ledger.heading',
    defaultMessage: 'Seats',
    description: 'Heading over what takes the seats of a class',
  },
  capacity: {
    id: 'admin.ledger.capacity',
    defaultMessage: 'Capacity',
    description: 'Line of the seats of a class',
  },
  confirmed: {
    id: 'admin.ledger.confirmed',
    defaultMessage: 'Confirmed bookings',
    description: 'Line of the seats of a class',
  },
  completed: {
    id: 'admin.ledger.completed',
    defaultMessage: 'Attended',
    description: 'Line of the seats of a class: bookings whose attendees have attended it',
  },
  offered: {
    id: 'admin.ledger.offered',
    defaultMessage: 'Held by offers',
    description: 'Line of the seats of a class',
  },
  unnamed: {
    id: 'admin.ledger.unnamed',
    defaultMessage: 'Crew seats without names',
    description: 'Line of the seats of a class',
  },
  free: { id: 'admin.ledger.free', defaultMessage: 'Free', description: 'Line of the seats of a class' },
  changes: {
    id: 'admin.ledger.changes',
    defaultMessage: 'Capacity changes',
    description: 'Heading over the changes',
  },
  unchanged: {
    id: 'admin.ledger.unchanged',
    defaultMessage: 'The capacity was never changed.',
    description: 'Stands for the changes where there are none',
  },
});

export const filledSeatLedgerMessages = defineMessages<{
  taken: { taken: number; max: number };
  heldFor: { seats: number; name: string; until: string };
  change: { before: number; after: number; at: string; by: string; strong: MessageTag };
  changeBySomebody: { before: number; after: number; at: string; strong: MessageTag };
}>({
  taken: {
    id: 'admin.ledger.taken',
    defaultMessage: '{taken} of {max} seats taken',
    description: 'Opens what takes the seats of a class',
  },
  heldFor: {
    id: 'admin.ledger.heldFor',
    defaultMessage: '{seats} for {name}, until {until}',
    description: 'Seats that an open offer holds',
  },
  change: {
    id: 'admin.ledger.change',
    defaultMessage: '<strong>{before} to {after}</strong>, {by}, {at}',
    description: 'A change of the capacity, who made it and when',
  },
  changeBySomebody: {
    id: 'admin.ledger.changeBySomebody',
    defaultMessage: '<strong>{before} to {after}</strong>, {at}',
    description: 'A change of the capacity by an account that is not known',
  },
});
