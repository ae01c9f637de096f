import { localeTag, type Language } from './language';
import { useLocale } from './use-locale';

/** Short forms for the tables of the console. Apart from the others: guests do not load them. */
export interface OfficeFormats {
  /** Integer cents, for a column of amounts: '$165.00'. */
  amount: (cents: number) => string;
  /** 'YYYY-MM-DD' to 'Dec 9, 2026', '9 de diciembre de 2026': in Spanish a month is never cut short. */
  date: (date: string) => string;
  /** An instant at the wall clock of an IANA zone: 'Wed, Dec 9, 2026, 8:00 AM', '9 de diciembre de 2026, 8:00 a.m.' */
  instant: (iso: string, timeZone: string) => string;
}

function createFormats(language: Language): OfficeFormats {
  const tag = localeTag[language];
  const dollars = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' });
  const day = { day: 'numeric', month: language === 'es' ? 'long' : 'short', year: 'numeric' } as const;
  const wallDate = new Intl.DateTimeFormat(tag, { ...day, timeZone: 'UTC' });
  const weekday = language === 'en' && ({ weekday: 'short' } as const);
  const zoned = new Map<string, Intl.DateTimeFormat>();
  const formatIn = (timeZone: string) => {
    const time = { hour: 'numeric', minute: '2-digit', timeZone } as const;
    const format = zoned.get(timeZone) ?? new Intl.DateTimeFormat(tag, { ...day, ...weekday, ...time });
    zoned.set(timeZone, format);
    return format;
  };
  return {
    amount: (cents) => dollars.format(cents / 100),
    date: (date) => {
      const moment = Date.parse(date);
      return Number.isNaN(moment) ? date : wallDate.format(moment);
    },
    instant: (iso, timeZone) => {
      const moment = Date.parse(iso);
      if (Number.isNaN(moment)) return iso;
      // The time never breaks before its period.
      return formatIn(timeZone)
        .format(moment)
        .replace(/\s(?=[AP]M$|[ap]\.)/u, '\u00a0');
    },
  };
}

const built = new Map<Language, OfficeFormats>();

/** The office's formats in the reader's language. */
export function useOfficeFormats(): OfficeFormats {
  const { language } = useLocale();
  const formats = built.get(language) ?? createFormats(language);
  built.set(language, formats);
  return formats;
}
