import { QUIET, VOID } from '../../platform/outbox/limits.js';
import type { OutboxProblem, OutboxState } from './outbox-message.constants.js';

interface Progress {
  sentAt: Date | null;
  failedAt: Date | null;
  retryAt: Date | null;
}

export function outboxStateOf({ sentAt, failedAt, retryAt }: Progress): OutboxState {
  if (sentAt) return 'sent';
  if (failedAt) return 'failed';
  return retryAt ? 'retrying' : 'queued';
}

const PROBLEMS: readonly (readonly [pattern: RegExp, problem: OutboxProblem])[] = [
  [/^INTERRUPTED$/, 'interrupted'],
  [/^RESTORED$/, 'restored'],
  [/^SMS 400 21610$/, 'recipientStopped'],
  [/^SMS 40[13]\b/, 'textAccountRefused'],
  [/^SMS 4(?!29)/, 'numberRefused'],
  [/^SMS /, 'textServiceBusy'],
  [/^(EAUTH|ENOAUTH|EOAUTH2)\b/, 'logInRefused'],
  [/^ESENDER 5/, 'senderRefused'],
  [/^EENVELOPE 5/, 'addressRefused'],
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

/** @param lastError as the delivery notes it: EENVELOPE 550 */
export function outboxProblemOf(lastError: string | null): OutboxProblem | null {
  // A message that is void, or waits for the morning, has failed at nothing.
  if (lastError === null || lastError === VOID || lastError === QUIET) return null;
  return PROBLEMS.find(([pattern]) => pattern.test(lastError))?.[1] ?? 'other';
}
