import { createTransport, type SendMailOptions } from 'nodemailer';
import { isOwnHost } from '../config/own-host.js';
import { MINUTE_MS } from '../context/durations.js';
import { MAX_AT_ONCE } from '../outbox/limits.js';
import { writePrivately } from '../outbox/write-privately.js';

export interface Mail {
  /** The same for every attempt, so that the receiving server can detect duplicates. */
  id: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  calendar?: { filename: string; content: string; method: string };
  /** An attachment. */
  file?: { filename: string; content: string | Buffer; contentType: string };
}

export interface Mailer {
  /** Rejects when the mail was not accepted. An aborted `signal` closes the connection. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

const CONNECT_MS = 10_000;
/**
 * RFC 5321, 4.5.3.2: a server may take 10 minutes to acknowledge a mail. With a shorter timeout it would be sent twice.
 */
const SILENCE_MS = 10 * MINUTE_MS;

/** For a person who waits for the result. */
export const SHORT_SILENCE_MS = 20_000;

/**
 * smtp://user:password@host:587 with STARTTLS, or smtps://. A password is sent unencrypted only to this machine, or with
 * ?requireTLS=false in the URL.
 */
export function smtpTransport(smtpUrl: string, silenceMs = SILENCE_MS) {
  const { username, hostname } = new URL(smtpUrl);
  return createTransport({
    url: smtpUrl,
    requireTLS: username !== '' && !isOwnHost(hostname),
    pool: true,
    maxConnections: MAX_AT_ONCE,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = smtpTransport(smtpUrl);
  return {
    send: async (mail, signal) => {
      await transport.sendMail({ ...optionsOf(mail, from), ...(signal && { signal }) });
    },
    close: () => transport.close(),
  };
}

/** Writes .eml files into a folder. */
export function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(optionsOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('the mail is not in memory');
      await writePrivately(folder, `${mail.id}.eml`, message);
    },
    close: () => transport.close(),
  };
}

export function optionsOf(
  { id, to, replyTo, subject, text, html, calendar, file }: Mail,
  from: string,
): SendMailOptions {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As an object, because a string is parsed as a list of addresses.
    to: { name: '', address: to },
    replyTo,
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...((calendar ?? file) && {
      attachments: [...(calendar ? [calendarPart(calendar)] : []), ...(file ? [file] : [])],
    }),
  };
}

/** RFC 6047: the content type repeats the method. */
function calendarPart({ method, ...file }: NonNullable<Mail['calendar']>) {
  return { ...file, contentType: `text/calendar; charset=utf-8; method=${method}` };
}
