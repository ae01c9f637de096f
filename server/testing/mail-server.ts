import type { Email } from 'postal-mime';
import { MessageService } from '../features/messages/message.service.js';
import { smtpMailer, type Mailer } from '../platform/mail/mailer.js';
import { OutboxDelivery } from '../platform/outbox/outbox-delivery.js';
import { readCalendar } from './calendar.js';
import { Mailbox } from './mailbox.js';
import { COMPANY, type World } from './world.js';

/** Where links in messages lead. */
export const SITE_ADDRESS = 'https://classes.example.com';

/** A mail as it came, with the blanks of its text as one kind. */
export interface ReceivedMail extends Omit<Email, 'text' | 'html'> {
  recipients: string[];
  text: string;
  html: string;
  /** As it came over the line. */
  source: string;
  /** The attached calendar file; null for none. */
  calendar: ReturnType<typeof readCalendar> | null;
}

interface MailServer {
  /** Text messages, the oldest first. */
  readonly texts: readonly string[];
  /** Lets everything leave that is due, by SMTP. @returns how many messages */
  deliver: () => Promise<number>;
  /** What has left since it was asked for last, in the order of the addresses. */
  received: () => ReceivedMail[];
  /** Lets what is due leave. Fails unless that is one mail. */
  onlyMail: () => Promise<ReceivedMail>;
}

/** A real SMTP server for each of the surrounding tests, to which the outbox of the world delivers. */
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
    const { database, services } = world;
    const messages = new MessageService({
      ...{ database, ...services },
      sender: { company: COMPANY, publicUrl: SITE_ADDRESS },
    });
    const texter = {
      send: ({ text }: { text: string }) => {
        texts.push(withPlainBlanks(text));
        return Promise.resolve();
      },
    };
    const write = messages.write.bind(messages);
    return new OutboxDelivery({ database, write, mailer, texter, restMs: 0 }).deliverDue(world.guest());
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

/** Times are written with narrow and unbroken blanks. */
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
