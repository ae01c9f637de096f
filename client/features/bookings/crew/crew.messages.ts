import { defineMessages, type MessageTag, type MessageValue } from 'react-intl';

export const crewFieldMessages = defineMessages({
  purchaseOrder: {
    id: 'crew.field.purchaseOrder',
    defaultMessage: 'Purchase order number',
    description: 'Label of an optional field of the form for a crew',
  },
  language: {
    id: 'crew.field.language',
    defaultMessage: 'Language of the confirmation',
    description: 'Label of a choice for one person of a crew',
  },
  seats: {
    id: 'crew.field.seats',
    defaultMessage: 'Number of seats',
    description: 'Label of a choice of the form for a crew',
  },
  pasted: {
    id: 'crew.field.pasted',
    defaultMessage: 'Your list',
    description: 'Label of the field that a list of names is pasted into',
  },
});

/** Problems of the contact's fields; in Spanish those of the contact's own name differ from those of a seat's. */
export const crewProblems = defineMessages({
  firstNameRequired: {
    id: 'crew.error.firstNameRequired',
    defaultMessage: 'First name required',
    description: 'Error at the first name of the contact when it is empty; must not read as that of a seat',
  },
  lastNameRequired: {
    id: 'crew.error.lastNameRequired',
    defaultMessage: 'Last name required',
    description: 'Error at the last name of the contact when it is empty; must not read as that of a seat',
  },
  emailRequired: {
    id: 'crew.error.emailRequired',
    defaultMessage: 'Email required',
    description: 'Error at the email of the contact when it is empty',
  },
  phoneRequired: {
    id: 'crew.error.phoneRequired',
    defaultMessage: 'Phone required',
    description: 'Error at the phone of the contact when it is empty',
  },
  notAPurchaseOrder: {
    id: 'crew.error.notAPurchaseOrder',
    defaultMessage: 'Enter the purchase order number, such as PO-4711',
    description: 'Error at the purchase order when it has no digit, or is a sentence or a link',
  },
});

export const crewFormMessages = defineMessages({
  pageTitle: {
    id: 'crew.form.pageTitle',
    defaultMessage: 'Book for a crew',
    description: 'Title of the browser tab, and heading of the form for a crew',
  },
  back: {
    id: 'crew.form.back',
    defaultMessage: 'Back to booking one seat',
    description: 'Link above the form for a crew',
  },
  intro: {
    id: 'crew.form.intro',
    defaultMessage: 'You get all the seats or none.',
    description: 'Under the heading of the form for a crew',
  },
  namesFollow: {
    id: 'crew.form.namesFollow',
    defaultMessage: 'Names you do not know yet can follow later.',
    description: 'After the sentence under the heading of the form, while names can follow',
  },
  namesNow: {
    id: 'crew.form.namesNow',
    defaultMessage:
      'The class is near: please say now who takes each seat. If you are coming too, put your own name on one.',
    description: 'Above the fields of the people, when names cannot follow any more',
  },
  peopleGroup: {
    id: 'crew.form.peopleGroup',
    defaultMessage: 'Who is coming',
    description: 'Heading over the number of seats and the names',
  },
  more: {
    id: 'crew.form.more',
    defaultMessage: 'Email, phone, language',
    description: 'Opens the optional fields of one person',
  },
  moreHint: {
    id: 'crew.form.moreHint',
    defaultMessage: 'With an email, this person gets their own confirmation.',
    description: 'Hint at the email of one person of a crew',
  },
  emergency: {
    id: 'crew.form.emergency',
    defaultMessage: 'Own emergency contact',
    description: 'Opens the emergency contact of one person; without one, the contact of all is called',
  },
  emergencyOwnHint: {
    id: 'crew.form.emergencyOwnHint',
    defaultMessage: 'Only if it differs from the contact for the rest of the crew.',
    description: 'Hint at the emergency contact of one person',
  },
  sameLanguage: {
    id: 'crew.form.sameLanguage',
    defaultMessage: "The contact's language",
    description: 'Choice of the language of a person: the one of the contact',
  },
  contactGroup: {
    id: 'crew.form.contactGroup',
    defaultMessage: 'Your details',
    description: 'Heading over name, email, phone and company of who books for a crew',
  },
  contactHint: {
    id: 'crew.form.contactHint',
    defaultMessage: 'We send all names and numbers here.',
    description: 'Hint at the email of the contact',
  },
  emergencyHint: {
    id: 'crew.form.emergencyHint',
    defaultMessage: 'Who we call if somebody in the crew gets hurt.',
    description: 'Hint at the emergency contact of a crew',
  },
  booking: {
    id: 'crew.form.booking',
    defaultMessage: 'Booking…',
    description: 'Label of the button while the seats are being booked',
  },
  lost: {
    id: 'crew.form.lost',
    defaultMessage: 'The connection was lost. Press the button again: nothing is booked twice.',
    description: 'The seats could not be booked, and nobody knows whether they were',
  },
  closed: {
    id: 'crew.form.closed',
    defaultMessage: 'This class can no longer be booked.',
    description: 'The seats could not be booked',
  },
  lapsed: {
    id: 'crew.form.lapsed',
    defaultMessage: 'These seats are no longer held for you.',
    description: 'The seats of an offer could not be booked',
  },
  changed: {
    id: 'crew.form.changed',
    defaultMessage:
      'The dates, the place or the price of the class have changed. Nothing was booked yet. The page now shows the current details: check them, then press the button again.',
    description: 'The seats could not be booked, because the office has changed the class meanwhile',
  },
  processing: {
    id: 'crew.form.processing',
    defaultMessage: 'The seats could not be booked. What you typed is kept: please try again.',
    description: 'The seats could not be booked, for a fault of ours',
  },
});

export const crewCountMessages = defineMessages<{
  seat: { number: number };
  seatNamed: { number: number; name: string };
  problemOf: { whose: string; problem: string };
  seatBlank: { number: number };
  remove: { number: number; hidden: MessageTag };
  removed: { number: number };
  namesUntil: { deadline: string; zone: string };
  book: { count: number };
  total: { count: number; price: string; amount: MessageValue };
  full: { count: number };
  fewerThanHeld: { count: number; held: number; rest: number };
  maximum: { count: number };
  seatsLeft: { count: number };
}>({
  seat: {
    id: 'crew.form.seat',
    defaultMessage: 'Seat {number}',
    description: 'Heading over the fields of one person',
  },
  seatNamed: {
    id: 'crew.form.seatNamed',
    defaultMessage: 'Seat {number} ({name})',
    description: 'Whose field a line of the list of errors is about, once the name is typed',
  },
  problemOf: {
    id: 'crew.form.problemOf',
    defaultMessage: '{whose}: {problem}',
    description:
      'Line of the list of errors above the form; whose is Seat 3 or Your details, problem is what the field says',
  },
  seatBlank: {
    id: 'crew.form.seatBlank',
    defaultMessage: 'Seat {number} (name can follow)',
    description: 'Heading over the fields of one person while they are empty and the name can follow',
  },
  remove: {
    id: 'crew.form.remove',
    defaultMessage: 'Remove<hidden> seat {number}</hidden>',
    description: 'Button that takes one person off the form; what is hidden is for screen readers',
  },
  removed: {
    id: 'crew.form.removed',
    defaultMessage: 'Seat {number} was removed.',
    description: 'Said to screen readers after one person was taken off the form',
  },
  namesUntil: {
    id: 'crew.form.namesUntil',
    defaultMessage:
      'If you are coming too, put your own name on a seat. Leave a seat blank if you do not know yet who takes it. Names can follow until {deadline} ({zone}).',
    description: 'Above the fields of the people',
  },
  book: {
    id: 'crew.form.book',
    defaultMessage: 'Book {count, plural, one {# seat} other {# seats}}',
    description: 'Button that books the seats of a crew',
  },
  total: {
    id: 'crew.form.total',
    defaultMessage:
      '{count, plural, one {# seat} other {# seats}} at {price}: {amount} to pay before the class. You pay nothing today.',
    description: 'Above the button that books the seats of a crew',
  },
  full: {
    id: 'crew.form.full',
    defaultMessage:
      '{count, plural, =0 {No seat is left in this class.} one {Only one seat is left now. Ask for fewer, or choose another date.} other {Only # seats are left now. Ask for fewer, or choose another date.}}',
    description: 'The seats could not be booked because there are fewer',
  },
  fewerThanHeld: {
    id: 'crew.form.fewerThanHeld',
    defaultMessage:
      'You are booking {count} of the {held} seats held for you. {rest, plural, one {The other one goes} other {The other # go}} to the next person.',
    description: 'Above the button, when fewer seats are chosen than are held by an offer',
  },
  maximum: {
    id: 'crew.form.maximum',
    defaultMessage: 'Up to {count, plural, one {# seat} other {# seats}}. For more, please call us.',
    description: 'Hint at the number of seats',
  },
  seatsLeft: {
    id: 'crew.form.seatsLeft',
    defaultMessage: '{count, plural, one {# seat} other {# seats}} left in this class.',
    description: 'Hint at the number of seats, if the class has no more than can be booked at once',
  },
});
