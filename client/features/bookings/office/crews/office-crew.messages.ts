import { defineMessages, type MessageValue } from 'react-intl';

export const officeCrewMessages = defineMessages({
  crew: {
    id: 'admin.crewPage.crew',
    defaultMessage: 'Crew',
    description: 'Heading and title of the page of a crew until it is loaded',
  },
  back: {
    id: 'admin.crewPage.back',
    defaultMessage: 'Class',
    description:
      'Link from the page of a crew back to the page of its class; also from the form that books for a crew, until its class is loaded',
  },
  notFound: {
    id: 'admin.crewPage.notFound',
    defaultMessage: 'There is no such crew.',
    description: 'In place of a crew that does not exist',
  },
  people: {
    id: 'admin.crewPage.people',
    defaultMessage: 'People',
    description: 'Heading over the members of a crew',
  },
  nobody: {
    id: 'admin.crewPage.nobody',
    defaultMessage: 'No seat has a name yet.',
    description: 'In place of the members of a crew',
  },
  names: {
    id: 'admin.crewPage.names',
    defaultMessage: 'Add names',
    description: 'Heading over the form that gives names to the seats of a crew',
  },
  namesHint: {
    id: 'admin.crewPage.namesHint',
    defaultMessage: 'Leave a seat blank if you do not know yet who takes it.',
    description: 'Above the fields for the names of seats',
  },
  namesLate: {
    id: 'admin.crewPage.namesLate',
    defaultMessage: 'The class has begun: nobody is emailed about names that are added now.',
    description: 'Above the fields for the names of seats once the class has begun',
  },
  saveNames: {
    id: 'admin.crewPage.saveNames',
    defaultMessage: 'Save the names',
    description: 'Button of the form that gives names to seats',
  },
  nameMissing: {
    id: 'admin.crewPage.nameMissing',
    defaultMessage: 'Type at least one name',
    description: 'Error of the form that gives names to seats, if all fields are empty',
  },
  seatCount: {
    id: 'admin.crewPage.seatCount',
    defaultMessage: 'Number of seats',
    description: 'Heading over the choice of how many seats of a crew have no name',
  },
  unnamed: {
    id: 'admin.crewPage.unnamed',
    defaultMessage: 'Seats without a name',
    description: 'Label of the choice of how many seats of a crew have no name',
  },
  unnamedHint: {
    id: 'admin.crewPage.unnamedHint',
    defaultMessage: 'To give back a seat with a name, cancel its booking.',
    description: 'Hint at the choice of how many seats of a crew have no name',
  },
  saveCount: {
    id: 'admin.crewPage.saveCount',
    defaultMessage: 'Save the number',
    description: 'Button that changes how many seats of a crew have no name',
  },
  recordPayment: {
    id: 'admin.crewPage.recordPayment',
    defaultMessage: 'Record payment',
    description:
      'Button that opens the form of one payment for all seats of a crew that are to be paid, and its heading',
  },
  dueUnnamed: {
    id: 'admin.crewPage.dueUnnamed',
    defaultMessage: 'Seats without a name are not included; they can be marked paid once they have one.',
    description: 'After how much is to be paid for the seats of a crew with a name, if others have none',
  },
  move: {
    id: 'admin.crewPage.move',
    defaultMessage: 'Another date',
    description: 'Heading over the form that moves a crew to another date',
  },
  moveHint: {
    id: 'admin.crewPage.moveHint',
    defaultMessage:
      'All seats move together, at the same price. The contact is emailed the new date, and so is everybody with an email of their own.',
    description: 'Above the choice of another date for a crew',
  },
  agreeToTerms: {
    id: 'admin.crewPage.agreeToTerms',
    defaultMessage: 'The contact agrees to the terms.',
    description: 'Label of the checkbox of the form that books for a crew',
  },
  contactHint: {
    id: 'admin.crewPage.contactHint',
    defaultMessage: 'All names and numbers are sent to this email.',
    description: 'Hint at the email of the contact in the form that books for a crew',
  },
  keptUnnamed: {
    id: 'admin.crewPage.keptUnnamed',
    defaultMessage: 'What was typed here earlier has been kept.',
    description: 'Above the form that books for a crew, if it was left with values but without a contact',
  },
  keptUnanswered: {
    id: 'admin.crewPage.keptUnanswered',
    defaultMessage:
      'It is not known whether these seats were booked. Pressing Book sends the same request again.',
    description:
      'Above the form that books for a crew, after its contact, if it was left before the server responded',
  },
  startEmpty: {
    id: 'admin.crewPage.startEmpty',
    defaultMessage: 'Start empty',
    description: 'Button that removes what was kept in the form that books for a crew',
  },
  editContact: {
    id: 'admin.crewPage.editContact',
    defaultMessage: 'Edit the contact',
    description: 'Button, and heading of the form that corrects whom a crew was booked by',
  },
  contactEmailHint: {
    id: 'admin.crewPage.contactEmailHint',
    defaultMessage:
      'If it changes, the crew and its people get new links, and the former ones no longer work.',
    description: 'Hint at the email of the contact of a crew',
  },
  contactSharedHint: {
    id: 'admin.crewPage.contactSharedHint',
    defaultMessage: 'Members who have the email, company or emergency contact of the crew get the new one.',
    description: 'Hint at the emergency contact of a crew, in the form that corrects its contact',
  },
  contactDone: {
    id: 'admin.crewPage.contactDone',
    defaultMessage: 'The contact is saved.',
    description: 'After the contact of a crew was corrected',
  },
  changedElsewhere: {
    id: 'admin.crewPage.changedElsewhere',
    defaultMessage:
      'The crew was changed in the meantime. It is displayed as it is now; nothing more was changed.',
    description: 'After a change that was refused, because somebody else has changed the crew',
  },
  earlierRequest: {
    id: 'admin.crewPage.earlierRequest',
    defaultMessage:
      'This crew has what was entered the first time: that request was repeated, so that nothing is booked twice. Corrections made since then are not in it.',
    description: 'After the response to a crew booking was lost, and something was corrected and sent again',
  },
  notChanged: {
    id: 'admin.crewPage.notChanged',
    defaultMessage: 'The crew could not be changed. Please try again.',
    description: 'After a change of a crew that failed',
  },
  lost: {
    id: 'admin.crewPage.lost',
    defaultMessage: 'The connection was lost. Press the button again: nothing is done twice.',
    description: 'After a change of a crew that may or may not have been carried out',
  },
});

export const officeCrewValueMessages = defineMessages<{
  heading: { name: string };
  maximum: { count: number };
  total: { count: number; price: string; amount: MessageValue };
  kept: { name: string };
  named: { count: number };
  namedEarlier: { count: number };
  counted: { count: number };
  moveSeats: { count: number };
  noDates: { count: number };
  due: { count: number; amount: MessageValue };
  moved: { date: string };
}>({
  heading: {
    id: 'admin.crewPage.heading',
    defaultMessage: 'Crew: {name}',
    description: 'Heading and title of the page of a crew, with its company or its contact',
  },
  maximum: {
    id: 'admin.crewPage.maximum',
    defaultMessage: 'Up to {count, plural, one {# seat} other {# seats}}; book again for more.',
    description: 'Hint at the number of seats in the form that books for a crew',
  },
  total: {
    id: 'admin.crewPage.total',
    defaultMessage:
      '{count, plural, one {# seat} other {# seats}} at {price}: {amount} to pay before the class.',
    description: 'Above the button that books the seats of a crew',
  },
  kept: {
    id: 'admin.crewPage.kept',
    defaultMessage: 'You were booking for {name}.',
    description: 'Above the form that books for a crew, if it was left with values; the name of the contact',
  },
  named: {
    id: 'admin.crewPage.named',
    defaultMessage: '{count, plural, one {# name was added.} other {# names were added.}}',
    description: 'After names were given to seats of a crew',
  },
  namedEarlier: {
    id: 'admin.crewPage.namedEarlier',
    defaultMessage:
      '{count, plural, one {# name was added, as entered the first time. To correct it, open its booking.} other {# names were added, as entered the first time. To correct one, open its booking.}}',
    description: 'After the response to the names was lost, and something was corrected and sent again',
  },
  counted: {
    id: 'admin.crewPage.counted',
    defaultMessage:
      'The crew now has {count, plural, =0 {no seat without a name.} one {# seat without a name.} other {# seats without a name.}}',
    description: 'After the number of seats of a crew was changed',
  },
  moveSeats: {
    id: 'admin.crewPage.moveSeats',
    defaultMessage: '{count, plural, one {Move # seat} other {Move # seats}}',
    description: 'Button that moves a crew to another date',
  },
  noDates: {
    id: 'admin.crewPage.noDates',
    defaultMessage: 'No other date of this course has {count, plural, one {# seat} other {# seats}} left.',
    description: 'In place of the choice of another date for a crew',
  },
  due: {
    id: 'admin.crewPage.due',
    defaultMessage: '{count, plural, one {# seat is} other {# seats are}} still to be paid: {amount}.',
    description: 'Above the button that records a payment for the seats of a crew',
  },
  moved: {
    id: 'admin.crewPage.moved',
    defaultMessage: 'The crew was moved to {date}.',
    description: 'After a crew was moved to another date',
  },
});
