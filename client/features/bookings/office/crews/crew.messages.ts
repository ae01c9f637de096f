import { defineMessages } from 'react-intl';

export const crewMessages = defineMessages({
  heading: {
    id: 'admin.crew.heading',
    defaultMessage: 'Booked for a crew',
    description: 'Heading of the part of a booking that tells of its crew',
  },
  ofClass: {
    id: 'admin.crew.ofClass',
    defaultMessage: 'Crews',
    description: 'Heading over the crews of a class',
  },
  purchaseOrder: {
    id: 'admin.crew.purchaseOrder',
    defaultMessage: 'Purchase order',
    description: 'Label: the number of the purchase order of a crew',
  },
  seats: {
    id: 'admin.crew.seats',
    defaultMessage: 'Seats',
    description: 'Label: how many seats a crew has',
  },
  all: {
    id: 'admin.crew.all',
    defaultMessage: 'All bookings of this crew',
    description: 'Link to the list of bookings of one crew',
  },
  page: {
    id: 'admin.crew.page',
    defaultMessage: "The contact's page",
    description:
      'Link to the page on which the contact of a crew names people and changes the number of seats',
  },
  open: {
    id: 'admin.crew.open',
    defaultMessage: 'Open the crew',
    description: 'Link to the page of a crew, where its names, seats and date are changed',
  },
  failed: {
    id: 'admin.crew.failed',
    defaultMessage: 'The crew could not be loaded.',
    description: 'In place of a crew',
  },
  only: {
    id: 'admin.crew.only',
    defaultMessage: 'Only the bookings of one crew',
    description: 'Above the list of bookings, when it is narrowed to a crew',
  },
});

export const crewSeatMessages = defineMessages<{ seats: { named: number; unnamed: number } }>({
  seats: {
    id: 'admin.crew.seatsText',
    defaultMessage:
      '{named, plural, one {# with a name} other {# with a name}}{unnamed, plural, =0 {} one {, # name to come} other {, # names to come}}',
    description: 'How many seats of a crew have a name, and how many do not',
  },
});
