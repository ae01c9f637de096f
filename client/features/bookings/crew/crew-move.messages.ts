import { defineMessages, type MessageTag } from 'react-intl';

const plain = defineMessages({
  heading: {
    id: 'crew.move.heading',
    defaultMessage: 'Another date for all?',
    description: 'Heading over the button that moves all seats of a crew',
  },
  panelHeading: {
    id: 'crew.move.panelHeading',
    defaultMessage: 'Move the crew to another date',
    description: 'Heading of the panel with the other dates',
  },
  together: {
    id: 'crew.move.together',
    defaultMessage:
      'All seats move together, or none. Whoever has an email of their own is told the new date; please tell the others.',
    description: 'In the panel to move, after the deadline',
  },
  move: { id: 'crew.move.move', defaultMessage: 'Move the crew', description: 'Button that moves all seats' },
  tooLate: {
    id: 'crew.move.tooLate',
    defaultMessage: 'The crew can no longer be moved on this page. Please call us.',
    description: 'Said when the deadline to move has passed meanwhile',
  },
  checked: {
    id: 'crew.move.checked',
    defaultMessage: "We have checked: this is your crew's date now.",
    description: 'After the crew was loaded again, because the response to a move had been lost',
  },
});

const filled = defineMessages<{
  open: { count: number };
  noDates: { count: number };
  elsewhere: { names: string; count: number };
  classCancelled: { a: MessageTag };
  moved: { date: string };
}>({
  open: {
    id: 'crew.move.open',
    defaultMessage: '{count, plural, one {Move # seat} other {Move # seats}}',
    description: 'Button that opens the panel with the other dates',
  },
  noDates: {
    id: 'crew.move.noDates',
    defaultMessage:
      'At the moment no other date has {count, plural, one {# seat} other {# seats}} left. Call us, and we will look for one with you.',
    description: 'In the panel to move',
  },
  classCancelled: {
    id: 'crew.move.classCancelled',
    defaultMessage: 'This class was cancelled. <a>Choose another date for your crew</a>, or call us.',
    description: 'Under the heading, when the class does not take place and its seats can be moved',
  },
  elsewhere: {
    id: 'crew.move.elsewhere',
    defaultMessage:
      '{names} {count, plural, one {has another date and keeps it.} other {have other dates and keep them.}}',
    description: 'Above the button that moves the crew: members who have moved by themselves',
  },
  moved: {
    id: 'crew.move.moved',
    defaultMessage: "Your crew's new date is {date}. We will email you the details in a few minutes.",
    description: 'Said after a move; the first day is put in: Monday, February 8, 2027',
  },
});

export const crewMoveMessages = { ...plain, ...filled };
