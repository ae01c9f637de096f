import type { Company } from '../../platform/config/company-setting.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { Letter } from '../../platform/mail/letter.js';

/** The sender of messages and the origin of their links. */
export interface Sender {
  company: Company;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The same for the API, if it has an address of its own. */
  apiBaseUrl?: string | undefined;
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

/** The URL of a file of the API. */
export function fileLink({ apiBaseUrl, publicUrl }: Sender, path: string): string {
  return `${apiBaseUrl ?? publicUrl}/api${path}`;
}
