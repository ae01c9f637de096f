import type { Catalogue } from './catalogue';
import { defaultLanguage, type Language } from './language';

const loaded = new Map<Language, Catalogue>();
const loading = new Map<Language, Promise<Catalogue>>();

/** The words of the console, which no guest has to load. Rejects when they cannot be fetched. */
export async function loadConsoleCatalogue(language: Language): Promise<Catalogue> {
  if (language === defaultLanguage) return {};
  const { consoleSpanish } = await import('./es/console-spanish');
  loaded.set(language, consoleSpanish);
  return consoleSpanish;
}

/** The same for React's `use`: the words themselves once they are there, until then the one promise of them. */
export function consoleCatalogue(language: Language): Catalogue | Promise<Catalogue> {
  const words = language === defaultLanguage ? {} : loaded.get(language);
  if (words) return words;
  const promise =
    loading.get(language) ??
    loadConsoleCatalogue(language).catch(() => {
      // English is better than nothing; the next page tries again.
      loading.delete(language);
      return {};
    });
  loading.set(language, promise);
  return promise;
}
