import { TextMessageRefused } from '../sms/texter.js';

interface FailureReason {
  /** A code: what a mail server says may hold the address it was said of. */
  reason: string;
  /** Another attempt would fail as well. */
  isFinal: boolean;
}

export function failureReason(error: unknown): FailureReason {
  if (error instanceof TextMessageRefused) return { reason: `SMS ${error.code}`, isFinal: error.isFinal };
  if (!(error instanceof Error)) return { reason: typeof error, isFinal: false };
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const code = 'code' in error ? String(error.code) : error.name;
  const isOfSender = 'command' in error && error.command === 'MAIL FROM';
  const name = isOfSender ? 'ESENDER' : code;
  return {
    reason: status > 0 ? `${name} ${status}` : name,
    // 5xx about this address or this message; one about logging in or the sender is for the office to mend.
    isFinal: status >= 500 && code !== 'EAUTH' && !isOfSender,
  };
}
