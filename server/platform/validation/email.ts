import { MAX_EMAIL_LENGTH } from './lengths.js';
import { all, AtMost, Pattern } from './rules.js';

/**
 * A local part, an at sign and a domain with a dot. No dot stands at the start or end of either or next to another dot, no
 * hyphen at the start or end of a part of the domain, and no character is invisible. Does not prove that the address exists.
 */
export const EMAIL_PATTERN =
  /^(?!.*[\p{Cf}\p{Default_Ignorable_Code_Point}])[^\s@<>"(),;:\\[\].]+(?:\.[^\s@<>"(),;:\\[\].]+)*@[^\s@<>"(),;:\\[\].-](?:[^\s@<>"(),;:\\[\].]*[^\s@<>"(),;:\\[\].-])?(?:\.[^\s@<>"(),;:\\[\].-](?:[^\s@<>"(),;:\\[\].]*[^\s@<>"(),;:\\[\].-])?)+$/u;

export const Email = (): PropertyDecorator =>
  all(
    Pattern(
      EMAIL_PATTERN,
      { en: 'Invalid email', es: 'El correo electrónico no es válido' },
      { format: 'email' },
    ),
    AtMost(MAX_EMAIL_LENGTH),
  );
