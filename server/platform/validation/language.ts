import { LOCALES } from '../i18n/message.js';
import { OneOf } from './rules.js';

/** A language of the site. */
export const Language = (): PropertyDecorator =>
  OneOf(LOCALES, { en: 'Language must be en or es', es: 'El idioma debe ser en o es' });
