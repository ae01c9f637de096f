import { MINUTE_MS } from '../../../platform/context/durations.js';
import { QUIET, VOID } from '../../../platform/outbox/limits.js';
import { NUMBER_REFUSED, STOPPED } from '../../../platform/sms/twilio-codes.js';
import type { OutboxProblem, OutboxState } from './outbox-message.constants.js';

interface Progress {
  sentAt: Date | null;
  failedAt: Date | null;
  retryAt: Date | null;
  handledAt: Date | null;
}

export function outboxStateOf({ sentAt, failedAt, retryAt, handledAt }: Progress): OutboxState {
  if (sentAt) return 'sent';
  if (failedAt) return handledAt ? 'handled' : 'failed';
  return retryAt ? 'retrying' : 'queued';
}

/** A message that is due sooner is on its way, such as the notice of a changed class, which waits for a minute. */
const ON_ITS_WAY_MS = 5 * MINUTE_MS;

/** Messages that are due after this instant are scheduled. */
export function scheduledFrom(now: Date): Date {
  return new Date(now.getTime() + ON_ITS_WAY_MS);
}

/** Whether a message is due later and no attempt was made yet, such as a reminder. */
export function isScheduled(message: Progress & { dueAt: Date }, now: Date): boolean {
  return outboxStateOf(message) === 'queued' && message.dueAt > scheduledFrom(now);
}

function twilioCode(...codes: readonly number[]): RegExp {
  return new RegExp(`^SMS \\d+ (?:${codes.join('|')})$`);
}

const PROBLEMS: readonly (readonly [pattern: RegExp, problem: OutboxProblem])[] = [
  [/^INTERRUPTED$/, 'interrupted'],
  [/^RESTORED$/, 'restored'],
  [twilioCode(STOPPED), 'recipientStopped'],
  [twilioCode(...NUMBER_REFUSED), 'numberRefused'],
  [/^SMS 4(?!08|29)/, 'textAccountRefused'],
  [/^SMS /, 'textServiceBusy'],
  [/^(EAUTH|ENOAUTH|EOAUTH2)\b/, 'logInRefused'],
  [/^ESENDER 5/, 'senderRefused'],
  [/^EENVELOPE 5/, 'addressRefused'],
  [/^EMAILBOX /, 'mailboxFull'],
  [/ 5\d\d$/, 'mailRefused'],
  [/ 4\d\d$/, 'laterPlease'],
  [/^(ETIMEDOUT|TimeoutError)$/, 'noAnswer'],
  [
    /^(ECONNECTION|ECONNREFUSED|ECONNRESET|EDNS|ENOTFOUND|ESOCKET|ETLS|EHOSTUNREACH|ENETUNREACH)$/,
    'unreachable',
  ],
  [/^(ENOSPC|EACCES|EROFS|EDQUOT)$/, 'notStored'],
  [/^(Error|TypeError|SyntaxError|QueryFailedError)$/, 'notWritten'],
];

/** @param lastError the code stored by the delivery, such as EENVELOPE 550 */
export function outboxProblemOf(lastError: string | null): OutboxProblem | null {
  // A message that is void, or that its writer lets wait, has not failed.
  if (lastError === null || lastError === VOID || lastError === QUIET) return null;
  return PROBLEMS.find(([pattern]) => pattern.test(lastError))?.[1] ?? 'other';
}
