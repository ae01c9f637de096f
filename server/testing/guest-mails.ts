import type { Locale } from '../platform/i18n/message.js';
import { SITE_ADDRESS, useMailServer, type ReceivedMail } from './mail-server.js';
import { COMPANY, type World } from './world.js';

/** Another guest with a seat in the same class or waiting for one, who gets mails too. */
export const OTHER_GUEST = { firstName: 'Xiomara', lastName: 'Quetzal', email: 'xiomara@example.net' };
/** A guest with a phone and an emergency contact. */
export const MARIA = {
  email: 'maria@example.com',
  phone: '(801) 555-0117',
  emergencyContactName: 'Nicanora Iturbide',
};
/** Data that no mail may contain: phones, emergency contacts, and the stranger's name and address. */
const TOLD_TO_NOBODY = [
  ...Object.values(OTHER_GUEST),
  '555-0117',
  '5550117',
  'Iturbide',
  '555-0199',
  'Marta',
  '555-0162',
  '555-0161',
];

/** Expected properties of a mail. */
interface Expected {
  to: string;
  subject: string;
  /** Pages that its links lead to, in order; 'api' for a certificate. */
  pages: readonly string[];
}

interface GuestMails {
  /** Text messages, oldest first. */
  readonly texts: readonly string[];
  /** Sends due messages and discards them. */
  pass: () => Promise<void>;
  /** The page of a link; with ' of nothing' if its record does not exist. */
  pageOf: (link: string) => Promise<string>;
  /** Sends due messages and expects these mails in the order of addresses, besides those to the stranger. */
  expectMails: (language: Locale, ...expected: readonly Expected[]) => Promise<ReceivedMail[]>;
}

/** Checks of complete mails to guests, as a mail server receives them. */
export function useGuestMails(world: World): GuestMails {
  const { texts, deliver, received } = useMailServer(world);

  const pass = async (): Promise<void> => {
    await deliver();
    received();
  };
  const pageOf = (link: string): Promise<string> => pageIn(world, link);
  /** Expects a mail in this language to this address only, with these links in both parts and without data of others. */
  async function expectMail(
    mail: ReceivedMail | undefined,
    language: Locale,
    expected: Expected,
  ): Promise<ReceivedMail> {
    if (!mail) throw new Error(`no mail for ${expected.to}`);
    const { recipients, to, subject, text, html, source } = mail;
    expect({ recipients, to: to?.map(({ address }) => address), subject }).toEqual({
      recipients: [expected.to],
      to: [expected.to],
      subject: expected.subject,
    });
    expect(mail.replyTo).toEqual([{ name: COMPANY.name, address: COMPANY.email }]);
    expect(html).toContain(`<html lang="${language}">`);
    expect(source).toContain('multipart/alternative');
    const inText = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
    const inHtml = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) => link);
    expect(inHtml).toEqual(inText);
    // Pages are in the language of the mail; a file is in that of the booking.
    const path = `(api/[^?]*|[^?]*\\?lang=${language})`;
    for (const link of inText) expect(link).toMatch(new RegExp(`^${SITE_ADDRESS}/${path}$`));
    expect(await Promise.all(inText.map(pageOf))).toEqual(expected.pages);
    const said = [text, html, JSON.stringify(mail.calendar), mail.headers.map(({ value }) => value).join()];
    for (const secret of TOLD_TO_NOBODY) expect(said.join()).not.toContain(secret);
    return mail;
  }
  const expectMails: GuestMails['expectMails'] = async (language, ...expected) => {
    await deliver();
    const mails = received().filter(({ recipients }) => !recipients.includes(OTHER_GUEST.email));
    expect(mails.map(({ subject }) => subject)).toEqual(expected.map(({ subject }) => subject));
    return Promise.all(expected.map((each, index) => expectMail(mails[index], language, each)));
  };
  return { texts, pass, pageOf, expectMails };
}

async function pageIn(world: World, link: string): Promise<string> {
  const { bookings, certificates, crews, upcoming, waitingLists } = world.services;
  const guest = world.guest();
  const [, page = '', id = '', bookingId = ''] = new URL(link).pathname.split('/');
  const finders: Record<string, (id: string) => Promise<unknown>> = {
    '': () => Promise.resolve(true),
    api: () => certificates.ofBooking(guest, bookingId),
    book: (id) => upcoming.findById(guest, id),
    'booking-confirmation': (id) => bookings.confirmation(guest, id),
    'crew-bookings': (id) => crews.byLink(guest, id),
    'seat-offer': (id) => waitingLists.offer(guest, id),
    'waiting-list': (id) => waitingLists.entry(guest, id),
  };
  const isFound = Boolean(await finders[page]?.(id));
  return isFound ? page : `${page} of nothing`;
}
