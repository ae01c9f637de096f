import { defineMessages } from 'react-intl';

import type { CrewEventKind } from '../../../../schema/crew-event-kind.generated';
import { messageEventMessages } from '../message-event.messages';

const {
  noticeQueued,
  noticeSent,
  noticeFailed,
  messageQueued,
  messageSent,
  messageFailed,
  receiptQueued,
  receiptSent,
  receiptFailed,
} = messageEventMessages;
/** Shared with the history of a booking. */
const ofOfficeMessages = {
  noticeQueued,
  noticeSent,
  noticeFailed,
  messageQueued,
  messageSent,
  messageFailed,
  receiptQueued,
  receiptSent,
  receiptFailed,
};

type OwnKind = Exclude<CrewEventKind, keyof typeof ofOfficeMessages>;

const ownMessages = defineMessages<Record<OwnKind, { count: number; name: string }>>({
  booked: {
    id: 'admin.crew.event.booked',
    defaultMessage: '{count, plural, one {# seat booked} other {# seats booked}}',
    description: 'What happened to a crew; how many seats is put in',
  },
  named: {
    id: 'admin.crew.event.named',
    defaultMessage: '{count, plural, one {# name added} other {# names added}}',
    description: 'What happened to a crew; how many seats is put in',
  },
  seatsAdded: {
    id: 'admin.crew.event.seatsAdded',
    defaultMessage: '{count, plural, one {# seat added} other {# seats added}}',
    description: 'What happened to a crew; how many seats is put in',
  },
  seatsGivenBack: {
    id: 'admin.crew.event.seatsGivenBack',
    defaultMessage: '{count, plural, one {# seat given back} other {# seats given back}}',
    description: 'What happened to a crew; how many seats is put in',
  },
  moved: {
    id: 'admin.crew.event.moved',
    defaultMessage: 'Moved to another date with {count, plural, one {# seat} other {# seats}}',
    description: 'What happened to a crew; how many seats is put in',
  },
  contactUpdated: {
    id: 'admin.crew.event.contactUpdated',
    defaultMessage: 'Contact edited',
    description: 'What happened to a crew: the office or the contact corrected whom it was booked by',
  },
  personCancelled: {
    id: 'admin.crew.event.personCancelled',
    defaultMessage: '{name}: cancelled',
    description: 'What happened to a crew; the name of one of its people is put in',
  },
  personMoved: {
    id: 'admin.crew.event.personMoved',
    defaultMessage: '{name}: moved to another date',
    description: 'What happened to a crew; the name of one of its people is put in',
  },
  personRestored: {
    id: 'admin.crew.event.personRestored',
    defaultMessage: '{name}: restored',
    description: 'What happened to a crew; the name of one of its people is put in',
  },
  personChanged: {
    id: 'admin.crew.event.personChanged',
    defaultMessage: '{name}: attendee edited',
    description: 'What happened to a crew; the name of one of its people is put in',
  },
  confirmationQueued: {
    id: 'admin.crew.event.confirmationQueued',
    defaultMessage: 'Email with all seats is on its way',
    description: 'What happened to a crew; a mail to its contact',
  },
  confirmationSent: {
    id: 'admin.crew.event.confirmationSent',
    defaultMessage: 'All seats emailed',
    description: 'What happened to a crew; a mail to its contact',
  },
  confirmationFailed: {
    id: 'admin.crew.event.confirmationFailed',
    defaultMessage: 'Email with all seats could not be sent',
    description: 'What happened to a crew; a mail to its contact',
  },
  namesRequestQueued: {
    id: 'admin.crew.event.namesRequestQueued',
    defaultMessage: 'Email that asks for missing names is planned',
    description: 'What happened to a crew; a mail to its contact',
  },
  namesRequestSent: {
    id: 'admin.crew.event.namesRequestSent',
    defaultMessage: 'Asked for missing names',
    description: 'What happened to a crew; a mail to its contact',
  },
  namesRequestFailed: {
    id: 'admin.crew.event.namesRequestFailed',
    defaultMessage: 'Email that asks for missing names could not be sent',
    description: 'What happened to a crew; a mail to its contact',
  },
});

/** The events of a crew, and the messages to its contact. */
export const crewEventMessages = { ...ownMessages, ...ofOfficeMessages } satisfies Record<
  CrewEventKind,
  unknown
>;

export const crewHistoryMessages = defineMessages({
  none: {
    id: 'admin.crew.history.none',
    defaultMessage: 'There is no history of this crew yet.',
    description: 'In place of the history of a crew',
  },
  contact: {
    id: 'admin.crew.history.contact',
    defaultMessage: 'by the contact',
    description: 'History of a crew: who did it; a date and a dot stand before it',
  },
  contactByLink: {
    id: 'admin.crew.history.contactByLink',
    defaultMessage: 'by the contact, with the link',
    description: 'History of a crew: who did it, on the secret page of the crew',
  },
  tell: {
    id: 'admin.crew.tell',
    defaultMessage: 'Tell the contact of the crew when I cancel, restore or move this booking',
    description: 'Box to tick on the page of a booking of a crew',
  },
});
