import { letterHtml, letterText, type Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { Sender } from './sender.rules.js';

/** Renders a letter in the provider's colors, with a phone link. */
export function renderLetter(letter: Letter, { company }: Sender): Pick<Mail, 'subject' | 'text' | 'html'> {
  const looks = {
    background: company.brandPrimary,
    text: company.brandPrimaryText,
    phone: { number: company.phone, display: company.phoneDisplay },
  };
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter, looks) };
}
