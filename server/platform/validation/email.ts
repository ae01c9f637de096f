import { MAX_EMAIL_LENGTH } from './lengths.js';
import { all, AtMost, Pattern } from './rules.js';

/** A local part, an at sign and a domain with a dot. Does not prove that the address exists. */
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
