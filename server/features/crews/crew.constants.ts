/** How many seats one contact books at once, named or not. */
export const MAX_CREW_SEATS = 12;

/** The name of the calendar file that the contact gets. */
export const CREW_FILE = 'crew.ics';

/** What happened to a crew, to one of its people, or with a mail to its contact. */
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
