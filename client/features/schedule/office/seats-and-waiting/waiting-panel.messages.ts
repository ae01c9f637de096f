import { defineMessages } from 'react-intl';

/** The waiting list of a class in the console. */
export const waitingPanelMessages = defineMessages({
  heading: {
    id: 'admin.waiting.heading',
    defaultMessage: 'Waiting list',
    description: 'Heading over those who wait for a seat in a class',
  },
  nobody: {
    id: 'admin.waiting.nobody',
    defaultMessage: 'Nobody is waiting. Guests can join when the class is full.',
    description: 'Stands for the waiting list when it is empty',
  },
  nobodyWaited: {
    id: 'admin.waiting.nobodyWaited',
    defaultMessage: 'Nobody was waiting.',
    description: 'Stands for the empty waiting list of a class that is cancelled, has begun or is over',
  },
  addCaller: {
    id: 'admin.waiting.addCaller',
    defaultMessage: 'Add a caller',
    description:
      'Link under the waiting list of a full class: to the page where guests join it, in a new tab',
  },
  failed: {
    id: 'admin.waiting.failed',
    defaultMessage: 'This could not be loaded.',
    description: 'Where the waiting list or the seats of a class could not be loaded',
  },
  wants: {
    id: 'admin.waiting.wants',
    defaultMessage: 'Wants',
    description: 'Column of the waiting list: seats',
  },
  since: { id: 'admin.waiting.since', defaultMessage: 'Since', description: 'Column of the waiting list' },
  offer: {
    id: 'admin.waiting.offer',
    defaultMessage: 'Offer a seat',
    description: 'Button: offers a free seat to this person, whoever was there before',
  },
  notOffered: {
    id: 'admin.waiting.notOffered',
    defaultMessage: 'No longer bookable',
    description: 'In place of the button "Offer a seat": the class is cancelled, has begun or is over',
  },
  offerNotSent: {
    id: 'admin.waiting.offerNotSent',
    defaultMessage: 'The last offer could not be sent',
    description: 'Under the state of a person: their last offer expired before its email could be sent',
  },
  remove: {
    id: 'admin.waiting.remove',
    defaultMessage: 'Take off',
    description: 'Button: takes this person off the waiting list',
  },
  withdraw: {
    id: 'admin.waiting.withdraw',
    defaultMessage: 'Withdraw offer',
    description: 'Button: takes back the seat that is held for this person, who stays on the list',
  },
  withdrawText: {
    id: 'admin.waiting.withdrawText',
    defaultMessage:
      'They are told, and stay on the list, but only you can offer them a seat again. The seat is offered to the next person. If nobody else on the list wants it, it is open to everyone.',
    description: 'Asked before an offer is withdrawn',
  },
  keepOffer: {
    id: 'admin.waiting.keepOffer',
    defaultMessage: 'Keep the offer',
    description: 'Closes the question whether an offer shall be withdrawn',
  },
  whose: {
    id: 'admin.waiting.whose',
    defaultMessage: 'Which offer is withdrawn?',
    description: 'Over a choice of people for whom seats are held',
  },
  removeText: {
    id: 'admin.waiting.removeText',
    defaultMessage:
      'If a seat is held for this person, it goes to the next one, and this person is told. This cannot be undone.',
    description: 'Asked before somebody is taken off the waiting list',
  },
  keep: { id: 'admin.waiting.keep', defaultMessage: 'Keep', description: 'Closes the question' },
  actionFailed: {
    id: 'admin.waiting.actionFailed',
    defaultMessage: 'That did not work. Try again.',
    description: 'News after an action on the waiting list failed without a reason',
  },
});

export const filledWaitingPanelMessages = defineMessages<{
  wantsSeats: { seats: number; fewer: 'yes' | 'no' };
  heldUntil: { seats: number; until: string };
  offerTo: { name: string };
  tooFew: { free: number };
  removeNamed: { name: string };
  removeHeading: { name: string };
  offered: { name: string };
  removed: { name: string };
  withdrawFrom: { name: string };
  withdrawHeading: { name: string; seats: number };
  withdrawn: { name: string };
  heldFor: { seats: number; name: string; until: string };
  insteadHeading: { name: string; seats: number; free: number };
  insteadConfirm: { name: string };
  insteadText: { name: string };
}>({
  wantsSeats: {
    id: 'admin.waiting.wantsSeats',
    defaultMessage: '{seats}{fewer, select, yes {{seats, plural, one {} other { or fewer}}} other {}}',
    description: 'How many seats somebody waits for',
  },
  heldUntil: {
    id: 'admin.waiting.heldUntil',
    defaultMessage: '{seats, plural, one {# held until {until}} other {# held until {until}}}',
    description: 'Seats that an open offer holds',
  },
  offerTo: {
    id: 'admin.waiting.offerTo',
    defaultMessage: 'Offer a seat: {name}',
    description: 'Full name of the button "Offer a seat"; must begin with those words',
  },
  tooFew: {
    id: 'admin.waiting.tooFew',
    defaultMessage:
      '{free, plural, =0 {No seat is free} one {Only # seat is free} other {Only # seats are free}}',
    description: 'In place of the button "Offer a seat": fewer seats are free than this person wants',
  },
  removeNamed: {
    id: 'admin.waiting.removeNamed',
    defaultMessage: 'Take off: {name}',
    description: 'Full name of the button "Take off"; must begin with those words',
  },
  removeHeading: {
    id: 'admin.waiting.removeHeading',
    defaultMessage: 'Take {name} off the waiting list?',
    description: 'Heading of the question',
  },
  offered: {
    id: 'admin.waiting.offered',
    defaultMessage: 'A seat is held for {name}. We will write to them.',
    description: 'News after a seat was offered',
  },
  removed: {
    id: 'admin.waiting.removed',
    defaultMessage: '{name} is off the waiting list.',
    description: 'News after somebody was taken off the waiting list',
  },
  withdrawFrom: {
    id: 'admin.waiting.withdrawFrom',
    defaultMessage: 'Withdraw offer: {name}',
    description: 'Full name of the button "Withdraw offer"; must begin with those words',
  },
  withdrawHeading: {
    id: 'admin.waiting.withdrawHeading',
    defaultMessage: 'Withdraw the {seats, plural, one {seat} other {# seats}} offered to {name}?',
    description: 'Heading of the question',
  },
  withdrawn: {
    id: 'admin.waiting.withdrawn',
    defaultMessage: 'The offer to {name} is withdrawn.',
    description: 'News after an offer was withdrawn',
  },
  heldFor: {
    id: 'admin.waiting.heldFor',
    defaultMessage: '{seats, plural, one {# seat is} other {# seats are}} held for {name} until {until}.',
    description: 'Why no seat is free: an open offer to somebody else',
  },
  insteadHeading: {
    id: 'admin.waiting.insteadHeading',
    defaultMessage:
      '{free, plural, =0 {No seat is free for {name}} one {{name} wants {seats, number} seats, and # is free} other {{name} wants {seats, number} seats, and # are free}}',
    description:
      'Heading of the question whether somebody is offered what is held for another one; if {free} is not 0, {seats} is more than that',
  },
  insteadConfirm: {
    id: 'admin.waiting.insteadConfirm',
    defaultMessage: 'Offer to {name} instead',
    description: 'Button: withdraws the offer to another person, and offers the seat to this one',
  },
  insteadText: {
    id: 'admin.waiting.insteadText',
    defaultMessage:
      '{name} is told that the offer is withdrawn, and stays on the list, but only you can offer them a seat again.',
    description: 'What follows for the person whose offer is withdrawn',
  },
});
