import { TextMessageRefused } from '../sms/texter.js';

interface FailureReason {
  /** A code, because the server's message may contain the recipient's address. */
  reason: string;
  /** A retry would fail too. */
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
    // A 5xx about the recipient or the message is final. One about the login or the sender can be fixed in the settings.
    isFinal: status >= 500 && code !== 'EAUTH' && !isOfSender,
  };
}
