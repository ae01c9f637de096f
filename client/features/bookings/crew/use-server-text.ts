import type { Language } from '../../../i18n/language';
import { useLocale } from '../../../i18n/use-locale';

/** A text of the server, which is in the language of its request. */
export interface ServerText {
  text: string;
  language: Language;
}

/** For texts of the server in a state: after the language is switched they are not displayed. */
export function useServerText() {
  const { language } = useLocale();
  return {
    /** Of a text that the server has sent in the current language. */
    serverText: (text: string): ServerText => ({ text, language }),
    /** Undefined in the other language. */
    readable: (found: ServerText): string | undefined =>
      found.language === language ? found.text : undefined,
  };
}
