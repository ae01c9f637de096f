import type { MessageText } from '../i18n/message.js';

/** Something, an at sign, a domain with a dot: what is worth refusing before a mail is tried. */
export const EMAIL_PATTERN = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]+$/;

export const INVALID_EMAIL: MessageText = { en: 'Invalid email', es: 'El correo electrónico no es válido' };
