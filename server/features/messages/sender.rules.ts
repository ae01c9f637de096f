import type { Company } from '../../platform/config/config.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { Letter } from '../../platform/mail/letter.js';

/** The sender of messages and the origin of their links. */
export interface Sender {
  company: Company;
  /** Without a trailing slash. */
  publicUrl: string;
}

/** The lines at the end of every letter. */
export function signature({ company }: Sender): Letter['sender'] {
  return [company.name, company.phoneDisplay, company.email];
}

/** The URL of a page, in the reader's language regardless of the one stored in the browser. */
export function linkTo(
  { publicUrl }: Sender,
  path: string,
  language: Locale,
  query: Record<string, string> = {},
): string {
  return `${publicUrl}${path}?${new URLSearchParams({ ...query, lang: language }).toString()}`;
}
