import type { To } from 'react-router-dom';

import type { Language } from '../i18n/language';

/** The same URL in a language; the other parameters are kept. */
export function localizedUrl(language: Language, search: URLSearchParams): To {
  const params = new URLSearchParams(search);
  params.set('lang', language);
  return { search: params.toString() };
}
