import { MAX_EMAIL_LENGTH } from './lengths.js';
import { all, AtMost, Pattern } from './rules.js';

/** Something, an at sign, a domain with a dot. Whether the address exists only a mail can tell. */
export const EMAIL_PATTERN = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]+$/;

export const Email = (): PropertyDecorator =>
  all(
    Pattern(
      EMAIL_PATTERN,
      { en: 'Invalid email', es: 'El correo electrónico no es válido' },
      { format: 'email' },
    ),
    AtMost(MAX_EMAIL_LENGTH),
  );
