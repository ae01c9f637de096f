import { letterHtml, letterText, type Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { Sender } from './sender.rules.js';

/** A letter as it leaves, in the colours of the provider. */
export function laidOut(letter: Letter, { company }: Sender): Pick<Mail, 'subject' | 'text' | 'html'> {
  const colours = { background: company.brandPrimary, text: company.brandPrimaryText };
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter, colours) };
}
