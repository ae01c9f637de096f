/** Kinds of messages in the history of a booking. */
const HISTORY_MESSAGES = [
  'confirmation',
  'reminder',
  'notice',
  'message',
  'cancellation',
  'move',
  'change',
  'link',
  'crewConfirmation',
  'waiting',
  'offer',
  'certificate',
  'receipt',
] as const;
export type HistoryMessage = (typeof HISTORY_MESSAGES)[number];

const MESSAGE_OUTCOMES = ['Queued', 'Sent', 'Failed'] as const;
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number];

/** The events of messages: each message is queued, and sent or failed. */
export type MessageEventKindOf<Message extends string> = `${Message}${MessageOutcome}`;
export type MessageEventKind = MessageEventKindOf<HistoryMessage>;

const eventKindsOf = <Message extends string>(...messages: readonly Message[]) =>
  messages.flatMap((message) =>
    MESSAGE_OUTCOMES.map((outcome): MessageEventKindOf<Message> => `${message}${outcome}`),
  );
const MESSAGE_EVENT_KINDS = eventKindsOf(...HISTORY_MESSAGES);

export const BOOKING_EVENT_KINDS = [
  'booked',
  'paid',
  'unpaid',
  'paymentCancelled',
  'refunded',
  'amountChanged',
  'notesChanged',
  'moved',
  'attendeeChanged',
  'cancelled',
  'restored',
  'attended',
  'absent',
  'attendanceCleared',
  ...MESSAGE_EVENT_KINDS,
] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

export const STUDENT_EVENT_KINDS = [
  'added',
  'changed',
  'deleted',
  'restored',
  'merged',
  'mergeUndone',
  ...eventKindsOf('welcome'),
  ...MESSAGE_EVENT_KINDS,
] as const;
export type StudentEventKind = (typeof STUDENT_EVENT_KINDS)[number];

/** The history of a student includes the messages of this many bookings, newest first. */
export const MAX_HISTORY_BOOKINGS = 100;

/** Events of a crew, its attendees, and mails to its contact. */
export const CREW_EVENT_KINDS = [
  'booked',
  'named',
  'seatsAdded',
  'seatsGivenBack',
  'moved',
  'contactUpdated',
  'personCancelled',
  'personMoved',
  'personRestored',
  'personChanged',
  ...eventKindsOf('confirmation', 'namesRequest', 'notice', 'message', 'receipt'),
] as const;
export type CrewEventKind = (typeof CREW_EVENT_KINDS)[number];
