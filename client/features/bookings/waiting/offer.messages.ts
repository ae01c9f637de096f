import { defineMessages, type MessageTag } from 'react-intl';

/** An offer of seats to an entry of a waiting list. */
export const offerMessages = defineMessages({
  offerTitle: {
    id: 'waiting.offerTitle',
    defaultMessage: 'Held for you',
    description: 'Heading of the page of an offer while it is loaded',
  },
  declineYes: {
    id: 'waiting.declineYes',
    defaultMessage: 'Yes, decline',
    description: 'Button that declines a held seat',
  },
  offerTakenText: {
    id: 'waiting.offerTakenText',
    defaultMessage: 'The confirmation went to the email address that was entered in the form.',
    description: 'Of an offer that was taken',
  },
  offerOverText: {
    id: 'waiting.offerOverText',
    defaultMessage: 'This class can no longer be booked. Choose another date, or call us.',
    description: 'Page of an offer whose class is cancelled, or has started',
  },
  waitAgain: {
    id: 'waiting.waitAgain',
    defaultMessage: 'Join the waiting list again',
    description: 'Link to the form that joins the waiting list, from an offer that lapsed',
  },
});

export const filledOfferMessages = defineMessages<{
  heldHeading: { seats: number };
  heldUntil: { seats: number; deadline: string; zone: string; strong: MessageTag };
  severalSeats: { seats: number; link: MessageTag };
  book: { seats: number };
  decline: { seats: number };
  declineSure: { seats: number };
  declineNo: { seats: number };
  offerTAKEN: { seats: number };
  offerDECLINED: { seats: number };
  offerLAPSED: { seats: number };
  declinedText: { seats: number };
  lapsedText: { seats: number };
  withdrawnText: { seats: number };
  withdrawnEndedText: { seats: number };
}>({
  declinedText: {
    id: 'waiting.offerDeclinedText',
    defaultMessage:
      'Thank you. We will offer {seats, plural, one {it} other {them}} to the next person. These are the other dates of this course.',
    description: 'Of an offer that was declined',
  },
  lapsedText: {
    id: 'waiting.offerLapsedText',
    defaultMessage:
      'Somebody else may have {seats, plural, one {it} other {them}} by now. Choose another date, join the list again, or call us.',
    description: 'Of an offer that lapsed',
  },
  withdrawnText: {
    id: 'waiting.offerWithdrawnText',
    defaultMessage:
      'Our office could not keep {seats, plural, one {the seat} other {the seats}} for you. You stay on the waiting list, but we will not offer you another seat in this class automatically. If you still want one, call us, or choose another date.',
    description: 'Of an offer that the office has taken back, to somebody who is still on the waiting list',
  },
  withdrawnEndedText: {
    id: 'waiting.offerWithdrawnEndedText',
    defaultMessage:
      'Our office could not keep {seats, plural, one {the seat} other {the seats}} for you, and you are no longer on the waiting list. Choose another date, or call us.',
    description: 'Of an offer that the office has taken back, to somebody who waits no more',
  },
  heldHeading: {
    id: 'waiting.heldHeading',
    defaultMessage: '{seats, plural, one {A seat is held for you} other {# seats are held for you}}',
    description: 'Above the booking form of an offer',
  },
  heldUntil: {
    id: 'waiting.heldUntil',
    defaultMessage:
      'Book by <strong>{deadline}</strong> ({zone}). After that we offer {seats, plural, one {it} other {them}} to the next person.',
    description: 'Above the booking form of an offer',
  },
  severalSeats: {
    id: 'waiting.severalSeats',
    defaultMessage:
      'This form books one of the {seats} seats; the others go to the next person. <link>Book several seats</link>',
    description: 'Above the booking form of an offer of more than one seat',
  },
  book: {
    id: 'waiting.bookHeld',
    defaultMessage: '{seats, plural, one {Book this seat} other {Book one seat}}',
    description: 'Link to the booking form of an offer, which books one seat',
  },
  decline: {
    id: 'waiting.decline',
    defaultMessage: '{seats, plural, one {I do not need it} other {I do not need them}}',
    description: 'Button that begins to decline a held seat',
  },
  declineSure: {
    id: 'waiting.declineSure',
    defaultMessage:
      '{seats, plural, one {Give the seat} other {Give the # seats}} to the next person? This cannot be undone.',
    description: 'Asked before a held seat is declined',
  },
  declineNo: {
    id: 'waiting.declineNo',
    defaultMessage: '{seats, plural, one {No, keep it} other {No, keep them}}',
    description: 'Button that keeps a held seat after all',
  },
  offerTAKEN: {
    id: 'waiting.offerTaken',
    defaultMessage: '{seats, plural, one {This seat was booked} other {These seats were booked}}',
    description: 'Heading of an offer that was taken',
  },
  offerDECLINED: {
    id: 'waiting.offerDeclined',
    defaultMessage: '{seats, plural, one {You declined this seat} other {You declined these seats}}',
    description: 'Heading of an offer that was declined',
  },
  offerLAPSED: {
    id: 'waiting.offerLapsed',
    defaultMessage:
      '{seats, plural, one {This seat is no longer held for you} other {These seats are no longer held for you}}',
    description: 'Heading of an offer that lapsed',
  },
});
