import { writePrivately } from '../outbox/write-privately.js';

export interface TextMessage {
  id: string;
  /** +18015550142 */
  to: string;
  text: string;
}

/** Rejects when the message was not accepted. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
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
    readonly code: string,
    /** Another attempt would fail as well. */
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
    send: async ({ to, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { Authorization: authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      });
      await response.body?.cancel();
      if (response.ok) return;
      // Rate limits and failures of the provider are temporary; a wrong number or account is not.
      const isFinal = response.status < 500 && response.status !== 429;
      throw new TextMessageRefused(String(response.status), isFinal);
    },
  };
}

/** Writes .txt files into a folder. */
export function folderTexter(folder: string): Texter {
  return {
    send: ({ id, to, text }) => writePrivately(folder, `${id}.txt`, `To: ${to}\n\n${text}\n`),
  };
}
