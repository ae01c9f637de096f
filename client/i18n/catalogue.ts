import type { MessageFormatElement } from 'react-intl';

import { defaultLanguage, type Language } from './language';

/** Messages by id: texts in tests, compiled ahead in the browser (see catalogue-plugin.ts). */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/**
 * The words of one language. English is written where it is used and needs no file; any other language is
 * fetched when it is asked for. Rejects when the file cannot be fetched.
 */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === defaultLanguage) return {};
  const { spanish } = await import('./es/spanish');
  return spanish;
}
