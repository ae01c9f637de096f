import { writePrivately } from '../outbox/write-privately.js';
import { isRecord } from '../validation/is-record.js';

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

const LONGEST_ANSWER_MS = 15_000;

/** Its message does not contain the phone number. */
export class TextMessageRefused extends Error {
  constructor(
    /** The HTTP status, and Twilio's own error code if there is one: 400 21211 */
    readonly code: string,
    /** A retry would fail too. */
    readonly isFinal: boolean,
  ) {
    super(`Twilio answered ${code}`);
    this.name = 'TextMessageRefused';
  }
}

/** Source: Twilio's 'Create a Message resource'. */
export function twilioTexter(
  { accountSid, authToken, from }: TwilioAccount,
  api = 'https://api.twilio.com',
): Texter {
  const url = `${api}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    send: async ({ to, text }, signal) => {
      const timeout = AbortSignal.timeout(LONGEST_ANSWER_MS);
      const response = await fetch(url, {
        method: 'POST',
        headers: { Authorization: authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (response.ok) {
        await response.body?.cancel();
        return;
      }
      const code = twilioCode(await response.json().catch(() => null));
      const isFinal = refusesMessage(response.status);
      throw new TextMessageRefused([response.status, ...code].join(' '), isFinal);
    },
  };
}

/** Rejections of this site's account or its rate, as opposed to the number or the text. */
const ABOUT_ACCOUNT: ReadonlySet<number> = new Set([401, 403, 429]);

/** Whether a response refuses the message itself. Server errors are temporary. */
function refusesMessage(status: number): boolean {
  return status < 500 && !ABOUT_ACCOUNT.has(status);
}

/** Twilio's own error code, such as 21211 for an invalid number and 21610 for a recipient who replied STOP. */
function twilioCode(answer: unknown): number[] {
  return isRecord(answer) && typeof answer.code === 'number' ? [answer.code] : [];
}

/** Writes .txt files into a folder. */
export function folderTexter(folder: string): Texter {
  return {
    send: ({ id, to, text }) => writePrivately(folder, `${id}.txt`, `To: ${to}\n\n${text}\n`),
  };
}
