/** The state of a message. */
export const OUTBOX_STATES = ['queued', 'retrying', 'sent', 'failed', 'handled'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** Categories of failures by what can be done about them. */
export const OUTBOX_PROBLEMS = [
  'addressRefused',
  'mailboxFull',
  'mailRefused',
  'senderRefused',
  'logInRefused',
  'laterPlease',
  'unreachable',
  'noAnswer',
  'numberRefused',
  'recipientStopped',
  'textAccountRefused',
  'textServiceBusy',
  'notStored',
  'notWritten',
  'interrupted',
  'restored',
  'other',
] as const;
export type OutboxProblem = (typeof OUTBOX_PROBLEMS)[number];
