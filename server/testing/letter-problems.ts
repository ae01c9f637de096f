import { COMPANY } from './world.js';

/** The texts of a message as its recipient gets it. */
export interface LetterText {
  subject: string;
  text: string;
  /** Empty for a text message. */
  html: string;
}

const { phone, phoneDisplay } = COMPANY;
const GAPS = /(?<!\.)\.\.(?!\.)|[.:] ?:|[{}]|undefined|\bnull\b|\[object| {2}| [.,;:]/g;

/** Gaps, sentences that occur twice, and phone numbers without a link. */
export function problemsOf({ subject, text, html }: LetterText): string[] {
  const sentences = text.split(/(?<=[.?!]) (?=[¿A-Z])|\n+/);
  const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
  const link = `<a href="tel:${phone}" style="color:inherit;white-space:nowrap">${phoneDisplay}</a>`;
  const unlinked = html.replaceAll(link, '').includes(phoneDisplay) ? ['a number without a link'] : [];
  return [...(`${subject}\n${text}`.match(GAPS) ?? []), ...twice, ...unlinked];
}
