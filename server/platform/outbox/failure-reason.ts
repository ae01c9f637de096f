import { TextNotAccepted } from '../sms/texter.js';

interface FailureReason {
  /** A code, because the server's message may contain the recipient's address. */
  reason: string;
  /** A retry would fail too. */
  isFinal: boolean;
}

export function failureReason(error: unknown): FailureReason {
  if (error instanceof TextNotAccepted) return { reason: `SMS ${error.code}`, isFinal: error.isFinal };
  if (!(error instanceof Error)) return { reason: typeof error, isFinal: false };
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const code = 'code' in error ? String(error.code) : error.name;
  const command = 'command' in error ? error.command : undefined;
  const response = 'response' in error ? String(error.response) : '';
  const isOfRecipient = command === 'RCPT TO' && refusesRecipient(status, response);
  const name = command === 'MAIL FROM' ? 'ESENDER' : command === 'RCPT TO' ? nameAtRecipient() : code;
  // Any other refusal concerns this site: its settings, its reputation or a quota.
  return { reason: status > 0 ? `${name} ${status}` : name, isFinal: isOfRecipient };

  function nameAtRecipient(): string {
    if (isMailboxFull(status, response)) return 'EMAILBOX';
    return status >= 500 && !isOfRecipient ? 'EPOLICY' : code;
  }
}

/**
 * Whether a failure to send a message concerns this site or its server, so that other messages probably fail too. A
 * policy may be about one domain.
 */
export function isOfServer(error: unknown): boolean {
  const { reason, isFinal } = failureReason(error);
  return !isFinal && isReasonOfServer(reason);
}

/** The same for the stored reason of a failure that is not final. */
export function isReasonOfServer(reason: string): boolean {
  // The server ends the connection.
  if (reason.endsWith(' 421')) return true;
  return !/^(?:EENVELOPE|EMAILBOX|EMESSAGE|EPOLICY)\b/.test(reason);
}

/** Whether a response to RCPT TO says that the mailbox is full. Without an enhanced code, 452 may be about the server. */
function isMailboxFull(status: number, response: string): boolean {
  const enhanced = ENHANCED_CODE.exec(response)?.[1];
  if (enhanced !== undefined) return /^[45]\.2\.2$/.test(enhanced);
  return status === 552 || (status === 452 && /mailbox/i.test(response));
}

/** Statuses for a mailbox that does not exist, has moved or has an invalid name. */
const NO_SUCH_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553]);
const ENHANCED_CODE = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
/** RFC 3463, without the codes about the sender's address. */
const ABOUT_ADDRESS = /^5\.1\.(?:[0-6]|10)$/;
/** Unspecific codes, and a disabled mailbox. */
const UNSPECIFIC = /^5\.(?:0\.\d+|2\.[01])$/;
const POLICY =
  /relay|polic|quota|spam|reputation|black ?list|block(?:ed|[ -]?list)|\b(?:dns|r)bl\b|rate limit/i;

/** Whether a 5xx response to RCPT TO refuses the address itself, rather than this sender. */
function refusesRecipient(status: number, response: string): boolean {
  const enhanced = ENHANCED_CODE.exec(response)?.[1];
  if (enhanced !== undefined && ABOUT_ADDRESS.test(enhanced)) return status >= 500;
  if (enhanced !== undefined && !UNSPECIFIC.test(enhanced)) return false;
  return NO_SUCH_MAILBOX.has(status) && !POLICY.test(response);
}
