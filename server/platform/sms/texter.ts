import { codeOf } from '../errors/code-of.js';
import { writePrivately } from '../outbox/write-privately.js';
import { isRecord } from '../validation/is-record.js';
import { refusesMessage } from './twilio-codes.js';

export interface TextMessage {
  id: string;
  /** +18015550142 */
  to: string;
  text: string;
}

export interface Texter {
  /** Rejects when the message was not accepted. An aborted `signal` closes the connection. */
  send(message: TextMessage, signal?: AbortSignal): Promise<void>;
}

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  from: string;
}

const TWILIO_API = 'https://api.twilio.com';
const LONGEST_ANSWER_MS = 15_000;

/** Its message does not contain the phone number. */
export class TextNotAccepted extends Error {
  constructor(
    /** The HTTP status, and Twilio's own error code if there is one: 400 21211. Without a response: ECONNREFUSED */
    readonly code: string,
    /** A retry would fail too. */
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(`Twilio did not accept the message: ${code}`, options);
    this.name = 'TextNotAccepted';
  }
}

/** @param resource of the account, such as `/Messages`; empty for the account itself */
export function requestTwilio(
  { accountSid, authToken }: TwilioAccount,
  resource: string,
  { api = TWILIO_API, signal, ...init }: RequestInit & { api: string | undefined },
): Promise<Response> {
  // Node.js 20 may collect an AbortSignal.timeout() within AbortSignal.any(), which then never aborts.
  const tooLate = new AbortController();
  const timeout = new DOMException('no answer in time', 'TimeoutError');
  setTimeout(() => tooLate.abort(timeout), LONGEST_ANSWER_MS).unref();
  return fetch(`${api}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}${resource}.json`, {
    ...init,
    headers: { Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
    signal: signal ? AbortSignal.any([signal, tooLate.signal]) : tooLate.signal,
  });
}

/** Source: Twilio's 'Create a Message resource'. */
export function twilioTexter(account: TwilioAccount, api?: string): Texter {
  return {
    send: async ({ to, text }, signal) => {
      const response = await requestTwilio(account, '/Messages', {
        method: 'POST',
        body: new URLSearchParams({ To: to, From: account.from, Body: text }),
        signal: signal ?? null,
        api,
      }).catch((cause: unknown) => {
        throw new TextNotAccepted(connectionCode(cause), false, { cause });
      });
      if (response.ok) {
        await response.body?.cancel();
        return;
      }
      const code = twilioCode(await response.json().catch(() => null));
      const codes = [response.status, ...(code === undefined ? [] : [code])];
      throw new TextNotAccepted(codes.join(' '), refusesMessage(code));
    },
  };
}

function twilioCode(answer: unknown): number | undefined {
  return isRecord(answer) && typeof answer.code === 'number' ? answer.code : undefined;
}

/** The code of the failure that fetch wraps in a TypeError; TimeoutError for a response that took too long. */
function connectionCode(error: unknown): string {
  if (!isRecord(error)) return 'Error';
  return codeOf(error.cause) || String(error.name);
}

/** Writes .txt files into a folder. */
export function folderTexter(folder: string): Texter {
  return {
    send: ({ id, to, text }) => writePrivately(folder, `${id}.txt`, `To: ${to}\n\n${text}\n`),
  };
}
