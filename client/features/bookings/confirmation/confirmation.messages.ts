import { defineMessages } from 'react-intl';

import type { BookingPayment } from '../booking-payment';

const plainConfirmationMessages = defineMessages({
  yourBooking: {
    id: 'booking.confirmation.yourBooking',
    defaultMessage: 'Your booking',
    description: 'Heading of the confirmation while its details are being loaded',
  },
  number: {
    id: 'booking.confirmation.number',
    defaultMessage: 'Confirmation number',
    description: 'Label over the confirmation number',
  },
  onlyDay: {
    id: 'booking.confirmation.onlyDay',
    defaultMessage: 'Class time',
    description: 'Label of the start and end of a class of one day',
  },
  parking: {
    id: 'booking.confirmation.parking',
    defaultMessage: 'Parking',
    description: 'Label of a cell of the ticket: where to park',
  },
  entrance: {
    id: 'booking.confirmation.entrance',
    defaultMessage: 'Entrance',
    description: 'Label of a cell of the ticket: how to get in',
  },
  openInMaps: {
    id: 'booking.confirmation.openInMaps',
    defaultMessage: 'Open in maps',
    description: 'Link from the address to a map',
  },
  participant: {
    id: 'booking.confirmation.participant',
    defaultMessage: 'Attendee',
    description: 'Label of the name of the person who attends',
  },
  company: {
    id: 'booking.confirmation.company',
    defaultMessage: 'Company',
    description: 'Label of the company of the person who attends',
  },
  toPay: {
    id: 'booking.confirmation.toPay',
    defaultMessage: 'To pay',
    description: 'Label of the amount that is still to be paid',
  },
  nothingToPay: {
    id: 'booking.confirmation.nothingToPay',
    defaultMessage: 'Nothing',
    description: 'Stands for the amount to pay when nothing is to be paid',
  },
  payment: {
    id: 'booking.confirmation.payment',
    defaultMessage: 'Payment',
    description: 'Label over who pays, on the booking of a member of a crew',
  },
  contactPays: {
    id: 'booking.confirmation.contactPays',
    defaultMessage: 'Whoever booked for the crew pays',
    description: 'In place of the amount, on the booking of a member of a crew',
  },
  print: {
    id: 'booking.confirmation.print',
    defaultMessage: 'Print',
    description: 'Button that prints the confirmation',
  },
  bookAnother: {
    id: 'booking.confirmation.bookAnother',
    defaultMessage: 'Book another person',
    description: 'Link to the booking form for the same class',
  },
  backToHome: {
    id: 'booking.confirmation.backToHome',
    defaultMessage: 'Back to home',
    description: 'Button to the home page',
  },
  nextSteps: {
    id: 'booking.confirmation.nextSteps',
    defaultMessage: 'Next steps',
    description: 'Heading over what to do after booking',
  },
  payHeading: {
    id: 'booking.confirmation.payHeading',
    defaultMessage: 'Pay before class',
    description: 'One of the next steps',
  },
  pay: {
    id: 'booking.confirmation.pay',
    defaultMessage: 'To pay, call us or reply to the confirmation email. Your seat stays booked meanwhile.',
    description: 'One of the next steps',
  },
  accountHeading: {
    id: 'booking.confirmation.accountHeading',
    defaultMessage: 'Confirm your email',
    description: 'One of the next steps, where an account was asked for',
  },
  account: {
    id: 'booking.confirmation.account',
    defaultMessage:
      'We will send you a second email, about your account. Open its link; then you can log in.',
    description: 'One of the next steps; must not tell whether there was an account already',
  },
  arrive: {
    id: 'booking.confirmation.arrive',
    defaultMessage: 'Bring a photo ID and something to write with.',
    description: 'What to bring to class, when the office has set nothing for this type of class',
  },
  arriveReason: {
    id: 'booking.confirmation.arriveReason',
    defaultMessage: 'You sign in first, and class starts on time.',
    description: 'Why to arrive early, under the step that says so',
  },
  isMoved: {
    id: 'booking.confirmation.isMoved',
    defaultMessage: 'This booking was moved: this is its date now.',
    description: 'Under the heading of a booking that was for another class once',
  },
  notFoundBody: {
    id: 'booking.confirmation.notFoundBody',
    defaultMessage:
      'The link may be incomplete, or replaced by a newer one. Open the one in our latest email to you, or call us and we will look for your booking.',
    description:
      'Under the heading "Booking not found"; the link to "Email me the link" and the phone follow',
  },
  notLoadedBody: {
    id: 'booking.confirmation.notLoadedBody',
    defaultMessage: 'This does not affect your booking. Check your connection and try again, or call us.',
    description: 'Under the heading "Your booking could not be loaded"; Retry and the phone follow',
  },
  detailsMissing: {
    id: 'booking.confirmation.detailsMissing',
    defaultMessage: 'We could not load its details just now. They also come to you by email.',
    description:
      'Under the heading "Your seat is booked" when the details could not be loaded; Retry follows',
  },
  bringHeading: {
    id: 'booking.confirmation.bringHeading',
    defaultMessage: 'Before you come',
    description: 'One of the next steps; what the office says to an attendee follows',
  },
  reassigned: {
    id: 'booking.confirmation.passedOn',
    defaultMessage: 'You have passed this seat on',
    description: 'Heading in place of the booking, after its guest has given the seat to somebody else',
  },
  loading: {
    id: 'booking.confirmation.loading',
    defaultMessage: 'Loading your booking…',
    description: 'Announced while the details of the booking are being loaded',
  },
});

/** The values of a sentence under the heading; `paid` is yes if the guest has paid for the class. */
type Lead = { firstName: string; email: string; paid: 'yes' | 'no'; payment: BookingPayment; amount: string };

const namedConfirmationMessages = defineMessages<{
  pageTitle: { heading: string; number: string };
  earlierRequest: { button: string };
  sentTo: Lead;
  sentToCrew: Lead;
  passedOnLead: { name: string; email: string };
  cancelledLead: Lead;
  cancelledHere: Lead;
  classCancelledLead: Lead;
  completedLead: Lead;
  absentLead: Lead;
  overLead: Lead;
  lengthAndZone: { length: string; zone: string };
  onDate: { date: string };
  day: { number: number };
  arriveAt: { time: string };
  arriveHeading: { minutes: number };
}>({
  pageTitle: {
    id: 'booking.confirmation.pageTitle',
    defaultMessage: '{heading}, number {number}',
    description: 'Title of the browser tab; heading is the heading of the page',
  },
  earlierRequest: {
    id: 'booking.confirmation.earlierRequest',
    defaultMessage:
      'This booking has what you entered the first time: we repeated that request, so that your seat is not booked twice. To correct it, press “{button}” below.',
    description:
      'After the answer to a booking was lost, and the guest corrected something and sent it again; button is a label',
  },
  sentTo: {
    id: 'booking.confirmation.sentTo',
    defaultMessage: '{firstName}, we sent these details to {email}.',
    description: 'Under the heading of the confirmation',
  },
  sentToCrew: {
    id: 'booking.confirmation.sentToCrew',
    defaultMessage: 'We sent these details to {email}.',
    description:
      'Under the heading of the confirmation of a member of a crew; the address may be that of the contact of the crew',
  },
  passedOnLead: {
    id: 'booking.confirmation.passedOnLead',
    defaultMessage:
      '{name} has the seat now. We will send everything to {email}, with a new link. The link that you had no longer opens the booking.',
    description: 'Under the heading "You have passed this seat on": who comes now, and their address',
  },
  cancelledLead: {
    id: 'booking.confirmation.cancelledLead',
    defaultMessage:
      '{firstName}, this seat is no longer held for you. If that is a surprise, please call us.{paid, select, yes { You have paid {amount}, and we will pay all of it back.} other {}}',
    description:
      'Under the heading, when the booking was cancelled; paid is yes when the guest has paid for it and has no refund yet',
  },
  cancelledHere: {
    id: 'booking.confirmation.cancelledHere',
    defaultMessage:
      'Done: the booking is cancelled. We will send a confirmation to {email}.{payment, select, paid { You will get all of your {amount} back.} pending { You owe nothing.} other {}}',
    description:
      'Under the heading, right after the guest has cancelled; payment is paid, pending, or something else when the guest pays nothing',
  },
  classCancelledLead: {
    id: 'booking.confirmation.classCancelledLead',
    defaultMessage:
      '{firstName}, this class will not take place. {paid, select, yes {Choose another date, or call us about your payment.} other {Choose another date, or call us.}}',
    description:
      'Under the heading, when the office cancelled the class; paid is yes when the guest has paid for it',
  },
  completedLead: {
    id: 'booking.confirmation.completedLead',
    defaultMessage: '{firstName}, thank you for training with us.',
    description: 'Under the heading, when the person has attended the class',
  },
  absentLead: {
    id: 'booking.confirmation.absentLead',
    defaultMessage:
      '{firstName}, our records do not show that you attended. If this is not right, please call us.',
    description: 'Under the heading, after the class, when the office has recorded the person as absent',
  },
  overLead: {
    id: 'booking.confirmation.overLead',
    defaultMessage:
      '{firstName}, your certificate will be here once we have recorded your attendance. If you need it sooner, call us.',
    description: 'Under the heading, after the class, while nobody has recorded who attended',
  },
  lengthAndZone: {
    id: 'booking.confirmation.lengthAndZone',
    defaultMessage: '{length}, {zone}',
    description: 'Under the name of the class: its length, such as 10 hours, 2 days, and its time zone',
  },
  onDate: {
    id: 'booking.confirmation.onDate',
    defaultMessage: 'on {date}',
    description: 'Under an amount: the day on which it was paid or refunded, with the weekday',
  },
  day: {
    id: 'booking.confirmation.day',
    defaultMessage: 'Day {number}',
    description: 'Label of one day of a class of several days',
  },
  arriveAt: {
    id: 'booking.confirmation.arriveAt',
    defaultMessage: 'Arrive at {time}',
    description: 'Under the start and end of a class day',
  },
  arriveHeading: {
    id: 'booking.confirmation.arriveHeading',
    defaultMessage: 'Arrive {minutes} minutes early',
    description: 'One of the next steps',
  },
});

export const confirmationMessages = { ...plainConfirmationMessages, ...namedConfirmationMessages };
