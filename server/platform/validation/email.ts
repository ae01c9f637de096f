import { domainToASCII, domainToUnicode } from 'node:url';
import type { MessageText } from '../i18n/message.js';
import { MAX_EMAIL_LENGTH } from './lengths.js';
import { all, AtMost, Pattern, Satisfies } from './rules.js';

/**
 * A local part, an at sign and a domain with a dot. No dot stands at the start or end of either or next to another dot, no
 * hyphen at the start or end of a part of the domain, no character is invisible or unassigned, and none is a dot of
 * another script. Does not prove that the address exists.
 */
const EMAIL_PATTERN =
  /^(?!.*[\p{C}\p{Default_Ignorable_Code_Point}\u3002\uff0e\uff61])[^\s@<>"(),;:\\[\].]+(?:\.[^\s@<>"(),;:\\[\].]+)*@[^\s@<>"(),;:\\[\].-](?:[^\s@<>"(),;:\\[\].]*[^\s@<>"(),;:\\[\].-])?(?:\.[^\s@<>"(),;:\\[\].-](?:[^\s@<>"(),;:\\[\].]*[^\s@<>"(),;:\\[\].-])?)+$/u;

const INVALID: MessageText = { en: 'Invalid email', es: 'El correo electrónico no es válido' };

/**
 * Mail programs replace full-width and other variants of letters in a domain by the plain letters. Without this check one
 * mailbox would have many addresses, each with its own limits.
 */
function isAsMailed(domain: string): boolean {
  return domain
    .split('.')
    .filter((label) => /[^\p{ASCII}]/u.test(label))
    .every((label) => domainToUnicode(domainToASCII(label)) === label.toLowerCase());
}

/**
 * UTF-16 units of the longest address, two per character. Longer texts are not examined, because the time to convert a
 * domain grows with the square of its length.
 */
const MOST_UNITS = 2 * MAX_EMAIL_LENGTH;

/** No top-level domain consists of digits; 127.0.0.1 is no domain. */
const NUMERIC_END = /\.\d+$/;

/** Bytes of the longest part before the at sign, as in RFC 5321: mail servers refuse a longer one. */
const MAX_LOCAL_BYTES = 64;

/** Of an address that is too long as a whole, that is the problem. */
function isLocalPart(local: string, domain: string): boolean {
  return Buffer.byteLength(local) <= MAX_LOCAL_BYTES || local.length + 1 + domain.length > MAX_EMAIL_LENGTH;
}

export function isEmail(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > MOST_UNITS || !EMAIL_PATTERN.test(value)) return false;
  const [local = '', domain = ''] = value.split('@');
  return isLocalPart(local, domain) && isAsMailed(domain) && !NUMERIC_END.test(domain);
}

/** An address to store. */
export const Email = (): PropertyDecorator =>
  all(Satisfies('email', isEmail, INVALID, { format: 'email' }), AtMost(MAX_EMAIL_LENGTH));

/** An address to look up, which may have been stored when the pattern was looser. */
export const KnownEmail = (): PropertyDecorator => all(Pattern(/.@./u, INVALID), AtMost(MAX_EMAIL_LENGTH));
