import { defineMessages, type MessageTag } from 'react-intl';

/** The page of a crew, for its contact. */
export const crewLinkMessages = defineMessages({
  heading: {
    id: 'crew.link.heading',
    defaultMessage: 'Your crew',
    description: 'Heading of the page with all seats of a crew',
  },
  booked: {
    id: 'crew.link.booked',
    defaultMessage: 'Your crew has its seats',
    description: 'Heading of the same page right after the seats were booked',
  },
  notFound: {
    id: 'crew.link.notFound',
    defaultMessage: 'Crew not found',
    description: 'Heading when there is no crew with this link',
  },
  notLoaded: {
    id: 'crew.link.notLoaded',
    defaultMessage: 'The crew could not be loaded',
    description: 'Heading when the crew could not be looked up',
  },
  classCancelled: {
    id: 'crew.link.classCancelled',
    defaultMessage: 'This class was cancelled. Please call us about another date.',
    description: 'Under the heading, when the class does not take place',
  },
  earlierRequest: {
    id: 'crew.link.earlierRequest',
    defaultMessage:
      'This crew has what you entered the first time: we repeated that request, so that nothing is booked twice. You can correct the names, the number of seats and your details below; for anything else, call us.',
    description:
      'After the response to a crew booking was lost, and the contact corrected something and sent it again',
  },
  mailHeading: {
    id: 'crew.link.mailHeading',
    defaultMessage: 'Keep our email',
    description: 'One of the next steps on the page of a crew',
  },
  mail: {
    id: 'crew.link.mail',
    defaultMessage:
      'We sent you the link to this page. Everybody whose email you gave also gets a confirmation of their own.',
    description: 'One of the next steps on the page of a crew',
  },
  pay: {
    id: 'crew.link.pay',
    defaultMessage: 'To pay, call us or reply to the confirmation email. Your seats stay booked meanwhile.',
    description: 'One of the next steps on the page of a crew',
  },
  people: {
    id: 'crew.link.people',
    defaultMessage: 'Who is coming',
    description: 'Heading over the list of seats',
  },
  formerPeople: {
    id: 'crew.link.formerPeople',
    defaultMessage: 'People',
    description:
      'Heading over the list of seats when nobody is expected: the class is over or cancelled, or all seats are',
  },
  cancelled: {
    id: 'crew.link.cancelled',
    defaultMessage: 'Cancelled',
    description: 'At a person whose booking was cancelled',
  },
  refundDue: {
    id: 'crew.link.refundDue',
    defaultMessage: 'To be refunded',
    description: 'Label of the amount that was paid for cancelled seats',
  },
  copied: {
    id: 'crew.link.copied',
    defaultMessage: 'Copied',
    description: 'Said after the text with the link of a person was copied, to be pasted into a message',
  },
  addName: {
    id: 'crew.link.addName',
    defaultMessage: 'Add the name',
    description: 'Button at a seat that has no name yet',
  },
  saveName: {
    id: 'crew.link.saveName',
    defaultMessage: 'Save the name',
    description: 'Button that gives a seat its name',
  },
  saving: {
    id: 'crew.link.saving',
    defaultMessage: 'Saving…',
    description: 'Label of the button while the name is being saved',
  },
  notNow: {
    id: 'crew.link.notNow',
    defaultMessage: 'Not now',
    description: 'Button that closes the fields of a seat without saving',
  },
  countHeading: {
    id: 'crew.link.countHeading',
    defaultMessage: 'More or fewer people?',
    description: 'Heading over the buttons that add a seat or give one back',
  },
  countOver: {
    id: 'crew.link.countOver',
    defaultMessage: 'To change the number of seats, please call us.',
    description: 'In place of the buttons, when no seat can be added or given back by this page',
  },
  addByPhone: {
    id: 'crew.link.addByPhone',
    defaultMessage: 'To add seats, please call us.',
    description: 'In place of the button that adds a seat, when seats can only be given back',
  },
  add: {
    id: 'crew.link.add',
    defaultMessage: 'Add a seat',
    description: 'Button that books one seat more for the crew, in a free class',
  },
  giveBack: {
    id: 'crew.link.giveBack',
    defaultMessage: 'Give back a seat without a name',
    description: 'Button that gives back one seat that has no name yet',
  },
  giveBackNamed: {
    id: 'crew.link.giveBackNamed',
    defaultMessage: "To give back a seat with a name, open that person's booking and cancel it.",
    description: 'Above the buttons that add a seat or give one back, while a named seat can be cancelled',
  },
  added: {
    id: 'crew.link.added',
    defaultMessage: 'One seat was added.',
    description: 'Said after a seat was added',
  },
  returned: {
    id: 'crew.link.returned',
    defaultMessage: 'One seat was given back.',
    description: 'Said after a seat was given back',
  },
  lost: {
    id: 'crew.link.lost',
    defaultMessage:
      'The connection was lost, so we do not know whether that was done. Press the button again: nothing is done twice.',
    description: 'A change was sent, and nobody knows whether it was made',
  },
  notChanged: {
    id: 'crew.link.notChanged',
    defaultMessage: 'That did not work. Please try again.',
    description: 'A change failed, for a fault of ours',
  },
});

export const crewLinkCountMessages = defineMessages<{
  lead: { count: number; missing: number };
  allCancelled: { paid: 'yes' | 'no'; amount: string };
  toCome: { number: number };
  open: { name: string; hidden: MessageTag };
  share: { name: string; hidden: MessageTag };
  shareText: { name: string; className: string; start: string; days: number; place: string };
  otherDate: { moment: string };
  namesUntil: { deadline: string; zone: string };
  namesOver: { deadline: string; zone: string };
  returnUntil: { deadline: string; zone: string };
  count: { count: number };
  addPriced: { price: string };
  named: { name: string };
  namedEarlier: { name: string };
  changedElsewhere: { count: number; missing: number };
}>({
  lead: {
    id: 'crew.link.lead',
    defaultMessage:
      '{count, plural, one {# seat is booked} other {# seats are booked}}{missing, plural, =0 {, {count, plural, one {} other {each }}with a name.} one {, {count, plural, one {} other {one }}without a name yet.} other {, # without a name yet.}}',
    description: 'Under the heading: how many seats, and how many of them have no name',
  },
  allCancelled: {
    id: 'crew.link.allCancelled',
    defaultMessage:
      'All seats were cancelled. If that is a surprise, please call us.{paid, select, yes { We will pay {amount} back.} other {}}',
    description:
      'Under the heading, when the crew has no seat any more; paid is yes when something was paid that has not been refunded',
  },
  toCome: {
    id: 'crew.link.toCome',
    defaultMessage: 'Seat {number}: name to come',
    description: 'A seat that has no name yet',
  },
  open: {
    id: 'crew.link.open',
    defaultMessage: 'Open the booking<hidden> of {name}</hidden>',
    description: 'Link to the page of one person; what is hidden is for screen readers',
  },
  share: {
    id: 'crew.link.share',
    defaultMessage: 'Send by WhatsApp or text<hidden> to {name}</hidden>',
    description: 'Button that sends a person the link of their booking; what is hidden is for screen readers',
  },
  shareText: {
    id: 'crew.link.shareText',
    defaultMessage:
      '{name}, you have a seat in {className}: {start}{days, plural, one {} other { (# days)}}, {place}. Your booking:',
    description: 'Text sent to a person of a crew; the link of the booking follows',
  },
  otherDate: {
    id: 'crew.link.otherDate',
    defaultMessage: 'Moved to {moment}',
    description: 'At a person whose booking was moved to another date',
  },
  namesUntil: {
    id: 'crew.link.namesUntil',
    defaultMessage: 'You can add names until {deadline} ({zone}).',
    description: 'Under the list of seats',
  },
  namesOver: {
    id: 'crew.link.namesOver',
    defaultMessage: 'The time to add names ended on {deadline} ({zone}). Please call us.',
    description: 'Under the list of seats, when the time is over',
  },
  returnUntil: {
    id: 'crew.link.returnUntil',
    defaultMessage:
      'You can change the number until {deadline} ({zone}): seats given back by then cost nothing.',
    description: 'Above the buttons that add a seat or give one back',
  },
  count: {
    id: 'crew.link.count',
    defaultMessage: 'You have {count, plural, one {# seat} other {# seats}}.',
    description: 'Above the buttons that add a seat or give one back',
  },
  addPriced: {
    id: 'crew.link.addPriced',
    defaultMessage: 'Add a seat ({price})',
    description: 'Button that books one seat more for the crew',
  },
  named: {
    id: 'crew.link.named',
    defaultMessage: '{name} was added.',
    description: 'Said after a seat was given its name',
  },
  namedEarlier: {
    id: 'crew.link.namedEarlier',
    defaultMessage:
      '{name} was added, as you entered it the first time. To correct the name, open the booking.',
    description:
      'After the response to a name was lost, and the contact corrected it and sent it again: the first one is used',
  },
  changedElsewhere: {
    id: 'crew.link.changedElsewhere',
    defaultMessage:
      'The seats were changed in another window in the meantime: you have {count, plural, one {# seat} other {# seats}} now, {missing} without a name. Nothing more was changed.',
    description:
      'Said when a seat was to be named, added or given back, and the seats had changed since the page was loaded',
  },
});
