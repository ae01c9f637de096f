import { localeTag, type Language } from '../language';
import { useLocale } from '../use-locale';

/** Short formats for tables of the console. Separate, because guests do not load them. */
export interface OfficeFormats {
  /** Integer cents, for a column of amounts: '$165.00'. */
  amount: (cents: number) => string;
  /** 'YYYY-MM-DD' to 'Dec 9, 2026', '9 de diciembre de 2026': months are not abbreviated in Spanish. */
  date: (date: string) => string;
  /** An instant in an IANA time zone: 'Wed, Dec 9, 2026, 8:00 AM', 'mié 9 de diciembre de 2026, 8:00 a.m.' */
  instant: (iso: string, timeZone: string) => string;
  /** Only its date: 'Wed, Dec 9, 2026', 'mié 9 de diciembre de 2026' */
  day: (iso: string, timeZone: string) => string;
  /** The same for a narrow column, without the current year: 'Wed, Dec 9', 'mié 9 de diciembre' */
  columnDay: (iso: string, timeZone: string) => string;
}

/** Creating a formatter is far more expensive than using it. */
function inZones(tag: string, options: Intl.DateTimeFormatOptions) {
  const zoned = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const format = zoned.get(timeZone) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone });
    zoned.set(timeZone, format);
    return format;
  };
}

/** 'mié, 9 de diciembre' to 'mié 9 de diciembre'. English weekdays begin with a capital and keep their comma. */
const withoutComma = (text: string) => text.replace(/^(\p{Ll}+)\.?,/u, '$1');

function createFormats(language: Language): OfficeFormats {
  const tag = localeTag[language];
  const dollars = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' });
  const dayOfYear = { day: 'numeric', month: language === 'es' ? 'long' : 'short' } as const;
  const day = { ...dayOfYear, year: 'numeric' } as const;
  const wallDate = new Intl.DateTimeFormat(tag, { ...day, timeZone: 'UTC' });
  const weekday = { weekday: 'short' } as const;
  const formatIn = inZones(tag, { ...day, ...weekday, hour: 'numeric', minute: '2-digit' });
  const dayIn = inZones(tag, { ...day, ...weekday });
  const dayOfYearIn = inZones(tag, { ...dayOfYear, ...weekday });
  const yearIn = inZones(tag, { year: 'numeric' });
  return {
    amount: (cents) => dollars.format(cents / 100),
    date: (date) => {
      const moment = Date.parse(date);
      return Number.isNaN(moment) ? date : wallDate.format(moment);
    },
    instant: (iso, timeZone) => {
      const moment = Date.parse(iso);
      if (Number.isNaN(moment)) return iso;
      // No line break before AM or PM.
      return withoutComma(formatIn(timeZone).format(moment)).replace(/\s(?=[AP]M$|[ap]\.)/u, '\u00a0');
    },
    day: (iso, timeZone) => {
      const moment = Date.parse(iso);
      return Number.isNaN(moment) ? iso : withoutComma(dayIn(timeZone).format(moment));
    },
    columnDay: (iso, timeZone) => {
      const moment = Date.parse(iso);
      if (Number.isNaN(moment)) return iso;
      const isThisYear = yearIn(timeZone).format(moment) === yearIn(timeZone).format(Date.now());
      return withoutComma((isThisYear ? dayOfYearIn : dayIn)(timeZone).format(moment));
    },
  };
}

const built = new Map<Language, OfficeFormats>();

export function officeFormatsFor(language: Language): OfficeFormats {
  const formats = built.get(language) ?? createFormats(language);
  built.set(language, formats);
  return formats;
}

/** The office's formats in the reader's language. */
export function useOfficeFormats(): OfficeFormats {
  return officeFormatsFor(useLocale().language);
}
