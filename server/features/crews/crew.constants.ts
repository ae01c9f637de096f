/** Maximum number of seats that one contact books, named or not. */
export const MAX_CREW_SEATS = 12;

/** Name of the calendar file for the contact. */
export const CREW_FILE = 'crew.ics';

/** Events of a crew, its attendees, and mails to its contact. */
export const CREW_EVENT_KINDS = [
  'booked',
  'named',
  'seatsAdded',
  'seatsGivenBack',
  'personCancelled',
  'personMoved',
  'personRestored',
  'personChanged',
  'confirmationQueued',
  'confirmationSent',
  'confirmationFailed',
  'namesRequestQueued',
  'namesRequestSent',
  'namesRequestFailed',
  'noticeQueued',
  'noticeSent',
  'noticeFailed',
  'messageQueued',
  'messageSent',
  'messageFailed',
] as const;
export type CrewEventKind = (typeof CREW_EVENT_KINDS)[number];
