import type { Company } from '../../platform/config/config.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { Letter } from '../../platform/mail/letter.js';

/** Whom messages come from, and where their links lead. */
export interface Sender {
  company: Company;
  /** Without a slash at its end. */
  publicUrl: string;
}

/** The lines under every letter. */
export function signature({ company }: Sender): Letter['sender'] {
  return [company.name, company.phoneDisplay, company.email];
}

/** A page of the site, in the reader's language whatever the browser remembers. */
export function linkTo(
  { publicUrl }: Sender,
  path: string,
  language: Locale,
  query: Record<string, string> = {},
): string {
  return `${publicUrl}${path}?${new URLSearchParams({ ...query, lang: language }).toString()}`;
}
