import type { Request, Response } from 'express';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/message.js';

/** As the client writes it: client/i18n/language-cookie.ts. */
const COOKIE = 'language';
const YEAR_IN_MS = 31_536_000_000;

/** The language of a page: that of its address, or the one that was chosen before, or English. */
export function languageOf(request: Request): Locale {
  return languageOfAddress(request) ?? cookieOf(request) ?? DEFAULT_LOCALE;
}

/**
 * An address with a language chooses it for what follows, also where no script runs. No cache may keep the answer that says so.
 */
export function keepChoice(request: Request, response: Response, isBehindTls: boolean): void {
  const lang = languageOfAddress(request);
  if (!lang || lang === cookieOf(request)) return;
  response.cookie(COOKIE, lang, { path: '/', maxAge: YEAR_IN_MS, sameSite: 'lax', secure: isBehindTls });
  if (response.get('Cache-Control') !== 'no-store') response.set('Cache-Control', 'private, no-cache');
}

/** Of several the first, as the scripts read it. */
function languageOfAddress({ query }: Request): Locale | undefined {
  const lang = [query.lang].flat().at(0);
  return isLocale(lang) ? lang : undefined;
}

function cookieOf(request: Request): Locale | undefined {
  const value = /(?:^|; *)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return isLocale(value) ? value : undefined;
}
