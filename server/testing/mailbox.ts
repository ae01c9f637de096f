import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Gate } from './gate.js';

interface Received {
  recipients: string[];
  mail: Email;
  source: string;
}

/** A real SMTP server that stores received mails and can reject recipients. */
export class Mailbox {
  readonly received: Received[] = [];
  /** Called for each recipient; an error it returns is the SMTP response. */
  refuse: (recipient: string) => Error | null = () => null;
  /** What it waits for before it accepts a recipient. */
  untilAccepted: (recipient: string) => Promise<unknown> = () => Promise.resolve();
  private acknowledged = Promise.resolve();
  private readonly server: SMTPServer;

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, answer) => {
        void this.untilAccepted(address).then(() => answer(this.refuse(address)));
      },
      onData: (stream, session, answer) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const source = Buffer.concat(chunks).toString();
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          PostalMime.parse(source).then((mail) => {
            this.received.push({ recipients, mail, source });
            void this.acknowledged.then(() => answer());
          }, answer);
        });
      },
    });
    this.server.on('error', () => undefined);
  }

  /** Acknowledges no mail until the returned function is called. */
  hold(): () => void {
    const gate = new Gate();
    this.acknowledged = gate.passed;
    return gate.open;
  }

  /** @returns a value for SMTP_URL */
  async open(): Promise<string> {
    const listener = this.server.listen(0, '127.0.0.1');
    if (!listener.listening) await once(listener, 'listening');
    const address = listener.address();
    if (address === null || typeof address === 'string') throw new Error('not listening on a port');
    return `smtp://127.0.0.1:${address.port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** 550 is permanent, 451 temporary. */
export function smtpAnswer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
