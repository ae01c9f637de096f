import type { Email } from 'postal-mime';
import { MessageService } from '../features/messages/message.service.js';
import { smtpMailer, type Mailer } from '../platform/mail/mailer.js';
import { OutboxDelivery } from '../platform/outbox/outbox-delivery.js';
import { readCalendar } from './calendar.js';
import { Mailbox } from './mailbox.js';
import { COMPANY, type World } from './world.js';

/** The site's address in links of messages. */
export const SITE_ADDRESS = 'https://classes.example.com';

/** The texts of a world's messages, with links to `SITE_ADDRESS`. */
export function messagesOf({ database, services }: World): MessageService {
  const sender = { company: COMPANY, publicUrl: SITE_ADDRESS };
  return new MessageService({ database, ...services, sender });
}

/** A received mail, with plain spaces in its texts. */
export interface ReceivedMail extends Omit<Email, 'text' | 'html'> {
  recipients: string[];
  text: string;
  html: string;
  /** The raw message. */
  source: string;
  /** The attached calendar file; null for none. */
  calendar: ReturnType<typeof readCalendar> | null;
}

interface MailServer {
  /** Text messages, oldest first. */
  readonly texts: readonly string[];
  /** Sends due messages by SMTP. @returns the number of messages */
  deliver: () => Promise<number>;
  /** Takes the mails received since the last call, in the order of addresses. */
  received: () => ReceivedMail[];
  /** Sends due messages. Fails unless exactly one mail is received. */
  onlyMail: () => Promise<ReceivedMail>;
}

/** A real SMTP server for each of the surrounding tests, which receives the mails of the world's outbox. */
export function useMailServer(world: World): MailServer {
  let mailbox: Mailbox;
  let mailer: Mailer;
  const texts: string[] = [];
  beforeEach(async () => {
    mailbox = new Mailbox();
    mailer = smtpMailer(await mailbox.open(), 'Ridgeline <office@ridgeline.example>');
    texts.length = 0;
  });
  afterEach(async () => {
    mailer.close();
    await mailbox.close();
  });

  const deliver = (): Promise<number> => {
    const texter = {
      send: ({ text }: { text: string }) => {
        texts.push(withPlainBlanks(text));
        return Promise.resolve();
      },
    };
    const messages = messagesOf(world);
    const write = messages.write.bind(messages);
    return new OutboxDelivery({ database: world.database, write, mailer, texter, restMs: 0 }).deliverDue(
      world.guest(),
    );
  };
  const received = (): ReceivedMail[] => mailbox.received.splice(0).map(readMail).toSorted(byAddress);
  const onlyMail = async (): Promise<ReceivedMail> => {
    await deliver();
    const [mail, ...others] = received();
    expect(others.map(({ subject }) => subject)).toEqual([]);
    if (!mail) throw new Error('no mail came');
    return mail;
  };
  return { texts, deliver, received, onlyMail };
}

/** Replaces the narrow and no-break spaces in formatted times. */
export const withPlainBlanks = (text = ''): string => text.replaceAll(/[\u202F\u00A0\u2009]/g, ' ');

function readMail({ recipients, mail, source }: Mailbox['received'][number]): ReceivedMail {
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = file && (typeof file.content === 'string' ? file.content : decoded(file.content));
  const { text, html = '' } = mail;
  const calendar = content === undefined ? null : readCalendar(content);
  return { ...mail, recipients, text: withPlainBlanks(text), html: withPlainBlanks(html), source, calendar };
}

const decoded = (content: ArrayBuffer | Uint8Array): string => new TextDecoder().decode(content);

function byAddress({ recipients: [one = ''] }: ReceivedMail, { recipients: [other = ''] }: ReceivedMail) {
  return one < other ? -1 : Number(one > other);
}
