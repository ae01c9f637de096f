import type { Request } from 'express';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../i18n/message.js';

/** The language of a request's Accept-Language. */
export function localeOf(request: Request): Locale {
  const best = request.acceptsLanguages(...LOCALES);
  return isLocale(best) ? best : DEFAULT_LOCALE;
}
