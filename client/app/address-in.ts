import type { To } from 'react-router-dom';

import type { Language } from '../i18n/language';

/** The page of these parameters in a language, the others kept. */
export function addressIn(language: Language, search: URLSearchParams): To {
  const params = new URLSearchParams(search);
  params.set('lang', language);
  return { search: params.toString() };
}
