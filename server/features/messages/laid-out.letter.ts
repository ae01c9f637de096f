import { letterHtml, letterText, type Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { Sender } from './sender.rules.js';

/** A letter as it leaves, in the colours of the provider, with its number to tap. */
export function laidOut(letter: Letter, { company }: Sender): Pick<Mail, 'subject' | 'text' | 'html'> {
  const looks = {
    ...{ background: company.brandPrimary, text: company.brandPrimaryText },
    phone: { number: company.phone, display: company.phoneDisplay },
  };
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter, looks) };
}
