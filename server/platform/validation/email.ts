import type { MessageText } from '../i18n/message.js';
import { MAX_EMAIL_LENGTH } from './lengths.js';
import { all, AtMost, Pattern } from './rules.js';

/**
 * A local part, an at sign and a domain with a dot. No dot stands at the start or end of either or next to another dot, no
 * hyphen at the start or end of a part of the domain, and no character is invisible. Does not prove that the address exists.
 */
export const EMAIL_PATTERN =
  /^(?!.*[\p{Cf}\p{Default_Ignorable_Code_Point}])[^\s@<>"(),;:\\[\].]+(?:\.[^\s@<>"(),;:\\[\].]+)*@[^\s@<>"(),;:\\[\].-](?:[^\s@<>"(),;:\\[\].]*[^\s@<>"(),;:\\[\].-])?(?:\.[^\s@<>"(),;:\\[\].-](?:[^\s@<>"(),;:\\[\].]*[^\s@<>"(),;:\\[\].-])?)+$/u;

const INVALID: MessageText = { en: 'Invalid email', es: 'El correo electrónico no es válido' };

/** An address to store. */
export const Email = (): PropertyDecorator =>
  all(Pattern(EMAIL_PATTERN, INVALID, { format: 'email' }), AtMost(MAX_EMAIL_LENGTH));

/** An address to look up, which may have been stored when the pattern was looser. */
export const KnownEmail = (): PropertyDecorator => all(Pattern(/.@./u, INVALID), AtMost(MAX_EMAIL_LENGTH));
