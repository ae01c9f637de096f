import type { Request, Response } from 'express';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/message.js';

/** The same as in client/i18n/language-cookie.ts. */
const COOKIE = 'language';
const YEAR_IN_MS = 31_536_000_000;

/** The language of a page: from its address, else from the cookie, else English. */
export function languageOf(request: Request): Locale {
  return languageOfAddress(request) ?? cookieOf(request) ?? DEFAULT_LOCALE;
}

/**
 * Stores the language of the address in a cookie for later pages, so that this works without scripts. Shared caches must
 * not store a response with the cookie.
 */
export function storeLanguageChoice(request: Request, response: Response, isBehindTls: boolean): void {
  const lang = languageOfAddress(request);
  if (!lang || lang === cookieOf(request)) return;
  response.cookie(COOKIE, lang, { path: '/', maxAge: YEAR_IN_MS, sameSite: 'lax', secure: isBehindTls });
  if (response.get('Cache-Control') !== 'no-store') response.set('Cache-Control', 'private, no-cache');
}

/** The first `lang` of several, as in the client. */
export function languageOfAddress({ query }: Pick<Request, 'query'>): Locale | undefined {
  const lang = [query.lang].flat().at(0);
  return isLocale(lang) ? lang : undefined;
}

function cookieOf(request: Request): Locale | undefined {
  const value = /(?:^|; *)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return isLocale(value) ? value : undefined;
}
